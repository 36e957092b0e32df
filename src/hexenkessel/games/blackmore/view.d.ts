// Written by `hexenkessel types blackmore` from view.py: change the view, not this file.

import type { Board, Common } from "../../web/shell/types.js";

export type { GameEvent, Move, Say, Sitter } from "../../web/shell/types.js";

export type View = Common & {
  asks: "lead" | "follow" | "trump" | null;
  hand: string[] | null;
  hand_sizes: number[];
  open_hands: string[][];
  stack: number;
  pile: string[];
  side: string;
  trump_colour: string;
  trump_value: number;
  order: number[];
  trick: string[];
  trick_seats: number[];
  winning: number | null;
  would_win: string[] | null;
  last_trick: string[];
  last_seats: number[];
  last_winner: number | null;
  captured_sizes: number[];
  captured: string[][] | null;
  points: number[] | null;
  tricks: number;
  all_tricks: number;
  refills_left: number;
  end_phase: boolean;
};

export type BoardProps = Board<View>;
