// Written by `hexenkessel types grimoria` from view.py: change the view, not this file.

import type { Board, Common } from "../../web/shell/types.js";

export type { GameEvent, Move, Say, Sitter } from "../../web/shell/types.js";

export type View = Common & {
  asks: "choose-spell" | "exchange" | "recall" | "victim" | "react" | "give" | "transmute" | "sanctuary" | "merchant" | "take" | null;
  sealed: string[];
  level: number;
  round: number;
  rounds: number;
  order: number[];
  turn: number | null;
  spells: (number | null)[];
  talers: number[];
  companions: string[][];
  known_places: string[][];
  place_counts: number[];
  known_treasures: string[][];
  treasure_counts: number[];
  display: (string | null)[];
  face_down: boolean;
  draw_pile: number;
  discard_pile: string[];
  treasure_pile: number;
  treasure_discards: string[];
  purchases: number;
  points: number | null;
  score_sheet: number[][] | null;
};

export type BoardProps = Board<View>;
