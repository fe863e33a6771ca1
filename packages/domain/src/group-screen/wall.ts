import type { RecordKind } from "@damim/sync/kind.ts";

/** One screen in front of the class. */
export interface Wall {
  readonly title: string;
  /** The id of the `groupSet` that it shows. */
  readonly groupSet?: string | null;
}

/** 모둠, 타이머, 알릴 말, QR, 교실 소리, 시계, 신호등, 뽑기, 할 일 순서. */
export const WIDGET_TYPES = [
  "groups",
  "timer",
  "notice",
  "qr",
  "noise",
  "clock",
  "light",
  "pick",
  "steps",
] as const;
export type WidgetType = (typeof WIDGET_TYPES)[number];

/** A place on the wall of 12 × 6; x and y from 0, at the left top. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** One widget; a row of its own, so that a laptop is the board's remote control. */
export interface WallWidget {
  /** The id of the `wall`. */
  readonly wall: string;
  readonly type: WidgetType;
  /** One value. */
  readonly cell: Cell;
  /** JSON of the type's own: a text, the id of a timer. One value. */
  readonly value?: unknown;
}

export type KeptWall = Wall & { readonly id: string };
export type KeptWallWidget = WallWidget & { readonly id: string };

export const WALL_COLUMNS = 12;
export const WALL_ROWS = 6;
export const LEAST_WIDGET_COLUMNS = 2;
export const LONGEST_WALL_TITLE_CHARACTERS = 30;
export const LONGEST_NOTICE_CHARACTERS = 300;
export const LONGEST_QR_CHARACTERS = 500;
export const LONGEST_WIDGET_VALUE_CHARACTERS = 4_000;

export const wallKind: RecordKind<Wall, "wall"> = { name: "wall", version: 1 };
export const wallWidgetKind: RecordKind<WallWidget, "wallWidget"> = {
  name: "wallWidget",
  version: 1,
};
