import { createRow } from "@damim/sync/change.ts";
import * as v from "valibot";
import {
  LEAST_WIDGET_COLUMNS,
  LONGEST_NOTICE_CHARACTERS,
  LONGEST_WALL_TITLE_CHARACTERS,
  WALL_COLUMNS,
  WALL_ROWS,
  wallKind,
  wallWidgetKind,
  type Wall,
  type WallWidget,
  type WidgetType,
} from "../group-screen/wall.ts";
import { widgetTypeLabels } from "../group-screen/widget-type-labels.ts";
import { numberBetween } from "../record/schema-parts.ts";
import {
  nothingDropped,
  toFreeTitle,
  type SharedFields,
  type TemplateKind,
} from "./template-kind.ts";

const MOST_WIDGETS = 72;
const whole = (least: number, most: number) => v.pipe(numberBetween(least, most), v.integer());

const schema = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_WALL_TITLE_CHARACTERS)),
  widgets: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          type: v.picklist(Object.keys(widgetTypeLabels) as WidgetType[]),
          x: whole(0, WALL_COLUMNS - 1),
          y: whole(0, WALL_ROWS - 1),
          w: whole(LEAST_WIDGET_COLUMNS, WALL_COLUMNS),
          h: whole(1, WALL_ROWS),
          /** Of 알릴 말 and 할 일 순서. */
          text: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_NOTICE_CHARACTERS))),
        }),
        v.check(({ x, y, w, h }) => x + w <= WALL_COLUMNS && y + h <= WALL_ROWS),
      ),
    ),
    v.maxLength(MOST_WIDGETS),
  ),
});

type WallTemplate = v.InferOutput<typeof schema>;

interface Source {
  readonly wall: Wall;
  readonly widgets: readonly WallWidget[];
}

interface Fields {
  readonly wall: SharedFields<Wall>;
  readonly widget: SharedFields<WallWidget>;
}

/** 모둠화면: which widgets stand where, and the words for a class; groups, timers and addresses stay. */
export const wallTemplate: TemplateKind<Source, WallTemplate, Fields> = {
  name: "wall",
  version: 1,
  fields: {
    wall: { title: "shared", groupSet: "dropped" },
    widget: { wall: "dropped", type: "shared", cell: "shared", value: "shared" },
  },
  schema,
  take: ({ wall: { title }, widgets }) => ({
    title,
    widgets: widgets.map(({ type, cell: { x, y, w, h }, value }) => ({
      type,
      x,
      y,
      w,
      h,
      ...(hasWords(type) && typeof value === "string" && value !== "" ? { text: value } : {}),
    })),
  }),
  titleOf: ({ title }) => title,
  listShared: ({ title, widgets }) => [
    `이름 「${title}」`,
    ...widgets.map(({ type, text }) =>
      text === undefined ? widgetTypeLabels[type] : `${widgetTypeLabels[type]} 「${text}」`,
    ),
  ],
  picture: ({ widgets }) => ({
    columns: WALL_COLUMNS,
    rows: WALL_ROWS,
    cells: widgets.map(({ type, x, y, w, h }) => ({ x, y, w, h, text: widgetTypeLabels[type] })),
  }),
  listDropped: () => ["모둠과 학생", "QR 주소", "재던 시간과 발표 순서"],
  countDropped: () => nothingDropped,
  make({ title, widgets }, { newId, titles }) {
    const wall = newId();
    return [
      createRow(wallKind.name, wall, {
        title: toFreeTitle(title, titles, LONGEST_WALL_TITLE_CHARACTERS),
      }),
      ...widgets.map(({ type, x, y, w, h, text }) =>
        createRow(wallWidgetKind.name, newId(), {
          wall,
          type,
          cell: { x, y, w, h },
          ...(hasWords(type) && text !== undefined ? { value: text } : {}),
        }),
      ),
    ];
  },
};

/** Words for the whole class; a QR leads somewhere, the others hold ids and states. */
function hasWords(type: WallWidget["type"]): boolean {
  return type === "notice" || type === "steps";
}
