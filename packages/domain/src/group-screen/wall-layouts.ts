import type { Cell, WidgetType } from "./wall.ts";

export interface WallLayout {
  readonly id: string;
  readonly title: string;
  readonly widgets: readonly { readonly type: WidgetType; readonly cell: Cell }[];
}

/** Walls to begin with. */
export const wallLayouts: readonly WallLayout[] = [
  {
    id: "activity",
    title: "모둠 활동",
    widgets: [
      { type: "groups", cell: { x: 0, y: 0, w: 8, h: 6 } },
      { type: "timer", cell: { x: 8, y: 0, w: 4, h: 3 } },
      { type: "notice", cell: { x: 8, y: 3, w: 4, h: 3 } },
    ],
  },
  {
    id: "notice",
    title: "알릴 말 크게",
    widgets: [
      { type: "notice", cell: { x: 0, y: 0, w: 8, h: 6 } },
      { type: "timer", cell: { x: 8, y: 0, w: 4, h: 3 } },
      { type: "qr", cell: { x: 8, y: 3, w: 4, h: 3 } },
    ],
  },
  {
    id: "groups",
    title: "모둠만",
    widgets: [{ type: "groups", cell: { x: 0, y: 0, w: 12, h: 6 } }],
  },
];
