"""The kit: what every board is made of says and does the same everywhere."""

from typing import Any

from tests.page.conftest import Visit


def found(visit: Visit, script: str) -> Any:
    """In a page that has its words."""
    page = visit(locale="en")
    page.wait_for_selector(".cover")
    return page.evaluate(script)


# A thing that can be touched, one that can't, and one with words of its own: what is read out, and what its help says.
THINGS = """async () => {
    const { html, render } = await import("/web/vendor/hexenkessel-vendor.js");
    const { TouchContext, Touchable, idleTouch } = await import("/web/touch.js");
    const engine = idleTouch();
    engine.offer([{ code: 1, touches: ["newt"] }, { code: 2, touches: ["moss"] }]);
    const box = document.createElement("div");
    render(html`<${TouchContext.Provider} value=${engine}>
        <${Touchable} touch="newt" class=${["card", false]} name="Newt" state=${["rare", null, "wet"]} help="Bites." />
        <${Touchable} touch="owl" name="Owl" help=${{ title: "An owl", text: ["Hoots.", "", "Flies."], below: true }} />
        <${Touchable} touch="moss" name="Moss" canLabel="Brew with moss" help="" />
    <//>`, box);
    return [...box.children].map((thing) => {
        engine.tip.value = null;
        thing.dispatchEvent(new KeyboardEvent("keydown", { key: "i" }));
        return [thing.className, thing.getAttribute("aria-label"), engine.tip.value?.help ?? null];
    });
}"""


def test_a_thing_says_what_it_is(visit: Visit) -> None:
    assert found(visit, THINGS) == [
        ["card can-act", "Newt, rare, wet, can be chosen", {"title": "Newt", "text": "Bites."}],
        ["", "Owl", {"title": "An owl", "text": "Hoots. Flies.", "below": True}],
        ["can-act", "Moss, Brew with moss", None],
    ]


# Plaques of three moves, two of which stand under the same heading; and choices over the table, made when it is drawn again.
CHOICES = """async () => {
    const { html, render } = await import("/web/vendor/hexenkessel-vendor.js");
    const { Choices, Plaques } = await import("/web/kit/choices.js");
    const move = (colour, code) => ({ code, verb: "lay", facts: { colour }, touches: [`${code}`] });
    const moves = ["red", "red", "blue"].map(move);
    const show = ({ facts }, name) => ({ group: facts.colour, children: html`<i>${name.length > 0}</i>` });
    const box = document.createElement("div");
    render(html`<${Plaques} game="none" moves=${moves} show=${show} class="mine" />
        <${Plaques} game="none" moves=${[]} show=${show} />
        <${Choices} over label="Which?"><b /><//>`, box);
    const [row, over, ...more] = box.children;
    const said = ({ className, role, ariaLabel, dataset }) => [className, role, ariaLabel, { ...dataset }];
    const things = [...row.children].map(({ localName, className }) => `${localName}.${className}`);
    return [more.length, said(row), things, said(over)];
}"""


def test_choices(visit: Visit) -> None:
    plaque, group = "button.plaque", "b.choices-group"
    assert found(visit, CHOICES) == [
        0,
        ["choices mine", "group", "Choose what glows.", {}],
        [group, plaque, plaque, group, plaque],
        ["choices is-over", "group", "Which?", {"above": "true", "chooser": "true"}],
    ]


# A map of 1200 units on 600 pixels: a name, a thing that can be touched, the buttons; and the name again from closer.
MAP = """async () => {
    const { html, render } = await import("/web/vendor/hexenkessel-vendor.js");
    const { Plane } = await import("/web/kit/plane.js");
    const { TouchContext, Touchable, idleTouch } = await import("/web/touch.js");
    const engine = idleTouch();
    engine.offer([{ code: 1, touches: ["newt"] }, { code: 2, touches: ["moss"] }]);
    const box = document.body.appendChild(document.createElement("div"));
    box.style = "position: fixed; inset: 0 auto auto 0; display: grid; width: 600px; height: 400px";
    const whole = { x: 0, y: 0, width: 1200, height: 800 };
    render(html`<${TouchContext.Provider} value=${engine}><${Plane} whole=${whole} label="Lancre">
        <text class="plane-name" x="600" y="400">Newt</text>
        <${Touchable} as="g" touch="newt" name="Newt" class="hinted"><circle r="20" cx="600" cy="500" /><//>
    <//><//>`, box);
    const [name, thing] = [box.querySelector("text"), box.querySelector("[data-touch]")];
    const height = () => Math.round(name.getBoundingClientRect().height);
    const frame = () => new Promise(requestAnimationFrame);
    const buttons = () => [...box.querySelectorAll("button")].map((button) => button.ariaLabel ?? button.title);
    await frame();
    const before = height();
    const { translate, outlineStyle } = getComputedStyle(thing);
    const first = buttons();
    box.querySelector("button").click();
    while (buttons().length === first.length) await frame();
    const looked = box.querySelector("svg").getAttribute("viewBox").split(" ").map(Number);
    return { first, then: buttons(), taller: height() - before, width: looked[2], translate, outlineStyle };
}"""


def test_a_map(visit: Visit) -> None:
    """Names keep their size, and what can be touched its place; the page has words for its buttons."""
    assert found(visit, MAP) == {
        "first": ["Closer"],
        "then": ["Closer", "Farther away", "The whole map"],
        "taller": 0,
        "width": 800,
        "translate": "none",
        "outlineStyle": "none",
    }


# What a card is drawn of, from the sky up: with moon and pennant, and with a scene of its own.
CARDS = """async () => {
    const { html, render } = await import("/web/vendor/hexenkessel-vendor.js");
    const { Card } = await import("/web/kit/card.js");
    const box = document.createElement("div");
    render(html`<${Card} colour="red" numeral="7" sign="moon" figure="cat" label="Seven" />
        <${Card} colour="blue" class="mine"><circle class="scene" r="3" /><//>`, box);
    return [...box.children].map((card) => [
        card.getAttribute("class").trim(),
        card.getAttribute("aria-label"),
        card.firstElementChild.dataset.colour,
        [...card.querySelectorAll(".card-sky, .card-moon, .card-pennant-cloth, .card-paper, .scene")]
            .map((part) => part.getAttribute("class")),
    ]);
}"""


def test_cards_have_one_frame(visit: Visit) -> None:
    assert found(visit, CARDS) == [
        ["card", "Seven", "red", ["card-sky", "card-moon", "card-pennant-cloth", "card-paper"]],
        ["card mine", None, "blue", ["card-sky", "scene", "card-paper"]],
    ]


# A button that is given no looks, and a row that can be chosen: border, background, font, where its words begin.
BUTTONS = """() => ["", "row-button"].map((looks) => {
    const button = document.querySelector("main").appendChild(document.createElement("button"));
    button.className = looks;
    const { borderStyle, backgroundColor, fontFamily, textAlign, display } = getComputedStyle(button);
    const around = getComputedStyle(button.parentElement).fontFamily === fontFamily;
    return [borderStyle, backgroundColor, around, textAlign, display];
})"""


def test_buttons_have_no_looks_but_those_they_are_given(visit: Visit) -> None:
    assert found(visit, BUTTONS) == [
        ["none", "rgba(0, 0, 0, 0)", True, "center", "inline-block"],
        ["none", "rgba(0, 0, 0, 0)", True, "start", "grid"],
    ]
