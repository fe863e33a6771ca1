import type { RowOf } from "../record/field.ts";
import { choice, own, ref, text } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record } from "../record/record.ts";
import { findRow } from "../record/record-sheet.ts";
import { groupSetKind } from "./group-set.ts";
import { widgetTypeLabels } from "./widget-type-labels.ts";
import {
  LEAST_WIDGET_COLUMNS,
  LONGEST_NOTICE_CHARACTERS,
  LONGEST_WALL_TITLE_CHARACTERS,
  WALL_COLUMNS,
  WALL_ROWS,
  wallKind,
  wallWidgetKind,
  type Cell,
} from "./wall.ts";

const LONGEST_WIDGET_VALUE_CHARACTERS = 4_000;

const wallFields = {
  title: text("이름", {
    most: LONGEST_WALL_TITLE_CHARACTERS,
    empty: "화면 이름을 적어 주세요. 「모둠 활동」처럼 적어요.",
    tooLong: sayEnd(LONGEST_WALL_TITLE_CHARACTERS),
    isInSubject: true,
    column: { head: "화면", width: 20 },
  }),
  /** The `groupSet` that it shows. */
  groupSet: maybe(ref()),
};

/** One screen in front of the class. */
export type Wall = RowOf<typeof wallFields>;

export const wall = record({
  kind: wallKind,
  scope: "year",
  topics: ["classWork"],
  // A name and which groups it shows; the wall says both.
  hasNoHistory: true,
  sort: "모둠화면",
  subject: ({ title }) => (typeof title === "string" ? `「${title}」` : "모둠화면"),
  fields: wallFields,
  columns: [
    "title",
    [
      "모둠",
      20,
      ({ groupSet }, rows) =>
        groupSet ? (findRow(rows, groupSetKind, groupSet)?.title ?? "지운 모둠") : "",
    ],
  ],
});

const widgetFields = {
  /** The id of the `wall`. */
  wall: ref(),
  type: choice(undefined, widgetTypeLabels, { column: { head: "위젯", width: 12 } }),
  /** One value, inside of the wall. */
  cell: own<Cell>({
    type: "checked",
    of: {
      type: "parts",
      of: {
        x: { type: "whole", least: 0, most: WALL_COLUMNS },
        y: { type: "whole", least: 0, most: WALL_ROWS },
        w: { type: "whole", least: LEAST_WIDGET_COLUMNS, most: WALL_COLUMNS },
        h: { type: "whole", least: 1, most: WALL_ROWS },
      },
    },
    isRight: ({ x, y, w, h }: Cell) => x + w <= WALL_COLUMNS && y + h <= WALL_ROWS,
  }),
  /** JSON of the type's own: a text, the id of a timer. One value. */
  value: maybe(
    own<unknown>(
      {
        type: "rule",
        takes: (value) => JSON.stringify(value).length <= LONGEST_WIDGET_VALUE_CHARACTERS,
        such: ["조용히"],
      },
      { label: "내용", say: (value) => (typeof value === "string" ? value : undefined) },
    ),
  ),
};

/** One widget; a row of its own, so that a laptop is the board's remote control. */
export type WallWidget = RowOf<typeof widgetFields>;

export const wallWidget = record({
  kind: wallWidgetKind,
  scope: "year",
  topics: ["classWork"],
  // What a lesson needs for its forty minutes.
  hasNoHistory: true,
  sort: "모둠화면 위젯",
  subject: ({ type }) =>
    Object.entries(widgetTypeLabels).find(([of]) => of === type)?.[1] ?? "위젯",
  fields: widgetFields,
  columns: [
    ["화면", 20, (widget, rows) => findRow(rows, wallKind, widget.wall)?.title ?? "지운 화면"],
    "type",
    ["칸", 14, ({ cell }) => `${cell.x + 1}열 ${cell.y + 1}줄`],
    [
      "내용",
      60,
      ({ value }) =>
        value === undefined || typeof value === "string" ? value : JSON.stringify(value),
    ],
  ],
  place: (widget) => widget.wall,
});

const empty = "보여 줄 말을 적어 주세요.";

/** What these widgets show, as their forms ask for it. */
export const widgetTexts = {
  notice: text("알릴 말", {
    most: LONGEST_NOTICE_CHARACTERS,
    empty,
    tooLong: sayEnd(LONGEST_NOTICE_CHARACTERS),
  }),
  qr: text("주소나 글", { most: 500, empty, tooLong: sayEnd(500) }),
};

function sayEnd(most: number): string {
  return `${most}자까지 적을 수 있어요.`;
}
