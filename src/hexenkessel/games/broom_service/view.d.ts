// Written by `hexenkessel types broom_service` from view.py: change the view, not this file.

import type { Board, Common } from "../../web/shell/types.js";

export type { GameEvent, Move, Say, Sitter } from "../../web/shell/types.js";

export type View = Common & {
  asks: "choose-roles" | "extra-card" | "lead" | "answer" | "bid" | "hand-in" | "gather" | "fly" | "druid" | "fairy" | "witch-delivery" | "mountain" | "circle" | "granted-flight" | "granted-delivery" | "granted-cloud" | null;
  sealed: string[];
  round: number;
  event: string;
  cursed: string[];
  points: number[];
  stock: Record<string, number>[];
  pawns: string[][];
  collected: string[][];
  laid: string[][];
  leader: number | null;
  actor: number | null;
  led: string | null;
  last_brave: number | null;
  standings: string[];
  led_roles: string[];
  clouds: Record<string, string | null>;
  mountains: Record<string, string | null>;
  amulets: string[][];
  forests: Record<string, string | null>;
  hills: Record<string, string | null>;
  tiles: Record<string, number>[];
  fresh: Record<string, number>[];
  side: string;
  rounds: number;
  hand: string[] | null;
  hand_sizes: number[];
  turn: number | null;
  occupied: string[];
  out: string[];
  bolts: number[];
  bonus: number[][];
};

export type BoardProps = Board<View>;
