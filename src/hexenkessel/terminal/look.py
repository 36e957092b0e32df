"""The look of the full-screen table: night and day, the same table with the same meaning of gold."""

from textual.theme import Theme

NIGHT = Theme(
    name="night",
    primary="#f4c560",
    foreground="#ece3f7",
    background="#150f26",
    surface="#1d1533",
    panel="#261b42",
    variables={
        "gold": "#f4c560",
        "quiet": "#b5a6cf",
        "raised": "#3a2c5c",
        "felt": "#16352c",
        "chalk": "#f2ecdd",
        "chalk-dim": "#a9c3b6",
        "alarm": "#ff9b87",
        "link-color": "#ece3f7",
        "link-background-hover": "#3a2c5c",
        "link-style": "none",
        "scrollbar": "#3a2c5c",
        "scrollbar-background": "#1d1533",
    },
)

DAY = Theme(
    name="day",
    primary="#8a5a00",
    foreground="#2c2038",
    background="#f6ecd6",
    surface="#fff8e8",
    panel="#eadbb8",
    dark=False,
    variables={
        "gold": "#8a5a00",
        "quiet": "#6a5a72",
        "raised": "#e2d0a6",
        "felt": "#245a48",
        "chalk": "#fffaf0",
        "chalk-dim": "#cfe3d8",
        "alarm": "#a3200c",
        "link-color": "#2c2038",
        "link-background-hover": "#e2d0a6",
        "link-style": "none",
        "scrollbar": "#cdb98a",
        "scrollbar-background": "#fff8e8",
    },
)

THEMES = (NIGHT, DAY)

CSS = """
Screen { background: $background; color: $foreground; layout: vertical; }
#head { height: 1; background: $panel; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
#middle { height: 1fr; }
#board { width: 1fr; height: 1fr; background: $felt; color: $chalk; }
#board.words { padding: 0 1; overflow-y: auto; }
#side { width: 26; height: 1fr; background: $surface; padding: 0 1; scrollbar-size-vertical: 1; }
.wide #side { width: 40; }
.narrow #side { display: none; }
#caption { height: 1; background: $panel; text-wrap: nowrap; text-overflow: ellipsis; }
#status { height: 3; padding: 0 1; }
#tray { height: 6; padding: 0 1; scrollbar-size: 0 0; align-horizontal: center; }
.tall #tray { height: 8; }
.tall #status { height: 4; padding: 1 1 0 1; }
#moves { height: 7; display: none; border: none; background: $background; }
.listed #moves { display: block; }
#moves > .option-list--option-highlighted { background: $raised; color: $gold; text-style: bold; }
.listed #tray { display: none; }
#keys { height: 1; background: $panel; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }

Tile { width: auto; height: auto; margin: 0 1 0 0; }
Tile .face { width: auto; height: auto; }
Tile .key { width: 100%; height: 1; text-align: center; color: $quiet; }
Tile.legal .key { color: $gold; text-style: bold; }
Tile.chosen .key { background: $gold; color: $background; }

Sheet { align: center middle; background: $background 60%; }
Sheet > VerticalScroll {
    width: 90%; max-width: 92; height: auto; max-height: 90%;
    background: $surface; border: round $quiet; padding: 1 2; scrollbar-size-vertical: 1;
}
Sheet .gold { color: $gold; text-style: bold; }
Sheet Static { height: auto; }
Sheet .foot { color: $quiet; margin-top: 1; }
Sheet Markdown { background: $surface; padding: 0; margin: 0; height: auto; }
"""
