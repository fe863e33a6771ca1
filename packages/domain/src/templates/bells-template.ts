import { createRow } from "@damim/sync/change.ts";
import * as v from "valibot";
import {
  bellsKind,
  LAST_BELL_PERIOD,
  LONGEST_BELL_LABEL_CHARACTERS,
  LONGEST_BELLS_NAME_CHARACTERS,
  MOST_BELL_ROWS,
  type Bells,
} from "../bells/bells.ts";
import { clockTime, numberBetween } from "../record/schema-parts.ts";
import { toWeekdayWords } from "./check-template.ts";
import { nothingDropped, toFreeTitle, type TemplateKind } from "./template-kind.ts";

const schema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_BELLS_NAME_CHARACTERS)),
  days: v.pipe(v.string(), v.regex(/^1?2?3?4?5?6?7?$/)),
  rows: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          label: v.pipe(
            v.string(),
            v.trim(),
            v.nonEmpty(),
            v.maxLength(LONGEST_BELL_LABEL_CHARACTERS),
          ),
          from: clockTime,
          to: clockTime,
          type: v.picklist(["lesson", "break", "lunch", "meeting"]),
          period: v.optional(v.pipe(numberBetween(0, LAST_BELL_PERIOD), v.integer())),
        }),
        v.check(({ from, to }) => from < to),
      ),
    ),
    v.maxLength(MOST_BELL_ROWS),
  ),
});

type BellsTemplate = v.InferOutput<typeof schema>;

/** 시정표: its lines and its days of the week. What rings is a matter of each class. */
export const bellsTemplate: TemplateKind<Bells, BellsTemplate> = {
  name: "bells",
  version: 1,
  fields: {
    name: "shared",
    days: "shared",
    rows: "shared",
    sounds: "dropped",
    warnMinutes: "dropped",
  },
  schema,
  take: ({ name, days, rows }) => ({
    name,
    days,
    rows: rows.map(({ label, from, to, type, period }) => ({
      label,
      from,
      to,
      type,
      ...(typeof period === "number" ? { period } : {}),
    })),
  }),
  titleOf: ({ name }) => name,
  listShared: ({ name, days, rows }) => [
    `이름 「${name}」`,
    ...(days ? [`${toWeekdayWords(days)}요일`] : []),
    ...rows.map(({ label, from, to }) => `${label} ${from}–${to}`),
  ],
  listDropped: () => ["종소리와 종 맞춤"],
  countDropped: () => nothingDropped,
  make: ({ name, days, rows }, { newId, titles }) => [
    createRow(bellsKind.name, newId(), {
      name: toFreeTitle(name, titles, LONGEST_BELLS_NAME_CHARACTERS),
      days,
      rows: rows.map((row, index) => ({ id: `r${index}`, ...row })),
    }),
  ],
};
