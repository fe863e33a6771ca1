import type { RecordKind } from "@damim/sync/kind.ts";
import type { Wall, WallWidget } from "./wall-record.ts";
import type { widgetTypeLabels } from "./widget-type-labels.ts";

export type { Wall, WallWidget };
export type WidgetType = keyof typeof widgetTypeLabels;

/** A place on the wall of 12 × 6; x and y from 0, at the left top. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type KeptWall = Wall & { readonly id: string };
export type KeptWallWidget = WallWidget & { readonly id: string };

export const WALL_COLUMNS = 12;
export const WALL_ROWS = 6;
export const LEAST_WIDGET_COLUMNS = 2;
export const LONGEST_WALL_TITLE_CHARACTERS = 30;
export const LONGEST_NOTICE_CHARACTERS = 300;

export const wallKind: RecordKind<Wall, "wall"> = { name: "wall", version: 1 };
export const wallWidgetKind: RecordKind<WallWidget, "wallWidget"> = {
  name: "wallWidget",
  version: 1,
};
