// Written by `hexenkessel types witches` from view.py: change the view, not this file.

import type { Board, Common } from "../../web/shell/types.js";

export type { GameEvent, Move, Say, Sitter } from "../../web/shell/types.js";

export type View = Common & {
  asks: "personality" | "place" | "begin" | "last-chance" | "worsen" | "lay" | "act" | "walk" | "problem" | "tea" | "join-tea" | "cottage" | "dungeon" | "leave-dungeon" | "before-roll" | "run-or-stay" | "symbols" | "after-roll" | "three" | "escape" | "retreat" | "wintersmith" | "steal" | "borrow" | "throw" | "end" | null;
  solo: boolean;
  together: boolean;
  ending: string | null;
  turn: number;
  active: number | null;
  start_player: number | null;
  action: number;
  steps: number;
  summoned: boolean;
  personalities: (string | null)[];
  start_tiles: boolean[];
  witches: (string | null)[];
  board: Record<string, {
    tile: string | null;
    hard: boolean;
    face_up: boolean;
    crises: number;
    peeked: boolean[];
    needed: number | null;
    chance: number | null;
    best_chance: number | null;
  } | null>;
  boxes: {
    hard: number;
    easy: string[];
  }[];
  tiles_left: number;
  removed: string[];
  easy: string[][];
  hard: string[][];
  points: number[];
  hand: string[] | null;
  hand_sizes: number[];
  hand_limits: number[];
  draw_pile: number;
  discard_pile: string[];
  cackle: number[];
  aliss: number[];
  cackle_supply: number;
  aliss_supply: number;
  crisis_supply: number;
  elves: number;
  too_many_elves: number;
  hard_left: number;
  most_hard_left: number;
  attempt: {
    space: string;
    tile: string;
    needed: number;
    dice: number[];
    symbols: number;
    bonus: number;
    hard_bonus: number;
    total: number;
    cards: string[];
    chance: number;
    best_chance: number | null;
  } | null;
};

export type BoardProps = Board<View>;
