// Written by `hexenkessel types witchdom` from view.py: change the view, not this file.

import type { Board, Common } from "../../web/shell/types.js";

export type { GameEvent, Move, Say, Sitter } from "../../web/shell/types.js";

export type View = Common & {
  asks: "novices" | "act" | "renew" | "gather" | "rest" | "brew" | "pay" | null;
  round: number;
  last_round: number | null;
  trigger: string;
  first: number | null;
  turn: number | null;
  active: string | null;
  gathering: {
    place: string;
    points: number;
  } | null;
  resting: number | null;
  rows: {
    ingredients: (string | null)[];
    potion: string | null;
    witch: string | null;
  }[];
  bag: number[];
  with_animals: boolean;
  witch_stack: {
    cards: number;
    back: string | null;
    known: string[];
    boxed: number;
  };
  potion_stack: {
    cards: number;
    back: string | null;
    known: string[];
    boxed: number;
  };
  goals: {
    goal: string;
    owner: number | null;
    needed: number;
    progress: number[];
  }[];
  owners: {
    hand: string[];
    pile: string[];
    ingredients: number[];
    potions: string[];
    tools: string[];
    tool_cards: string[];
    animals: string[];
    animal_cards: string[];
    clan: Record<string, string[]>;
    pair: string | null;
    points: number;
    sheet: number[];
  }[];
  brews: {
    potion: string;
    owned: boolean;
    lacks: number[];
    pairs: number[];
    payable: boolean;
    banner: boolean;
    hands: string[];
  }[];
  paying: {
    potion: string;
    step: number;
    requirement: string;
    tokens: number[];
    tools: number[];
    payments: number;
  } | null;
  ostara: {
    level: number;
    tile: string | null;
    used: string[];
    left: number;
    tale: {
      deed: string;
      kind: string | null;
      criterion: string | null;
      goal: string | null;
      places: string[];
      witches: string[];
      potions: string[];
      slot: number;
      ingredient: string | null;
      tokens: number[];
    }[];
  } | null;
};

export type BoardProps = Board<View>;
