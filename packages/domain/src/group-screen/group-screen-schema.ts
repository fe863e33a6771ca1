import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import { idText, numberBetween, optional, studentIdText } from "../record/schema-parts.ts";
import {
  LONGEST_GROUP_NAME_CHARACTERS,
  LONGEST_GROUP_SET_TITLE_CHARACTERS,
  LONGEST_ROLE_CHARACTERS,
  MOST_GROUPS,
  MOST_ROLES,
} from "./group-set.ts";
import {
  LEAST_WIDGET_COLUMNS,
  LONGEST_WALL_TITLE_CHARACTERS,
  LONGEST_WIDGET_VALUE_CHARACTERS,
  WALL_COLUMNS,
  WALL_ROWS,
  WIDGET_TYPES,
} from "./wall.ts";

const wordsUpTo = (characters: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(characters));
const integerBetween = (least: number, most: number) =>
  v.pipe(numberBetween(least, most), v.integer());

const group = v.looseObject({
  id: idText,
  name: wordsUpTo(LONGEST_GROUP_NAME_CHARACTERS),
  members: v.pipe(v.array(studentIdText), v.maxLength(60)),
  roles: v.exactOptional(
    v.pipe(
      v.array(v.looseObject({ role: wordsUpTo(LONGEST_ROLE_CHARACTERS), member: studentIdText })),
      v.maxLength(MOST_ROLES),
    ),
  ),
});

/** Of a `GroupSet`. */
export const groupSetSchema = v.looseObject({
  title: wordsUpTo(LONGEST_GROUP_SET_TITLE_CHARACTERS),
  groups: v.pipe(v.array(group), v.minLength(1), v.maxLength(MOST_GROUPS)),
  from: calendarDaySchema,
});

/** Of a `Wall`. */
export const wallSchema = v.looseObject({
  title: wordsUpTo(LONGEST_WALL_TITLE_CHARACTERS),
  groupSet: optional(idText),
});

const cell = v.pipe(
  v.strictObject({
    x: integerBetween(0, WALL_COLUMNS),
    y: integerBetween(0, WALL_ROWS),
    w: integerBetween(LEAST_WIDGET_COLUMNS, WALL_COLUMNS),
    h: integerBetween(1, WALL_ROWS),
  }),
  v.check(({ x, y, w, h }) => x + w <= WALL_COLUMNS && y + h <= WALL_ROWS),
);

/** Of a `WallWidget`. */
export const wallWidgetSchema = v.looseObject({
  wall: idText,
  type: v.picklist(WIDGET_TYPES),
  cell,
  value: v.exactOptional(
    v.pipe(
      v.unknown(),
      v.check((value) => JSON.stringify(value).length <= LONGEST_WIDGET_VALUE_CHARACTERS),
    ),
  ),
});
