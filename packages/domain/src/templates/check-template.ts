import { createRow } from "@damim/sync/change.ts";
import * as v from "valibot";
import {
  LONGEST_CHECK_TITLE_CHARACTERS,
  LONGEST_SUBJECT_CHARACTERS,
  type Check,
} from "../check/check-record.ts";
import { checkKind } from "../check/check.ts";
import { isoWeekdays } from "../record/schema-parts.ts";
import { countDays, toFreeTitle, type TemplateKind } from "./template-kind.ts";

const schema = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_CHECK_TITLE_CHARACTERS)),
  subject: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_SUBJECT_CHARACTERS))),
  repeat: v.optional(isoWeekdays),
});

type CheckTemplate = v.InferOutput<typeof schema>;

/** 체크 목록: what is handed in and on which days of the week again; who did is nobody else's. */
export const checkTemplate: TemplateKind<Check, CheckTemplate> = {
  name: "check",
  version: 1,
  fields: {
    title: "shared",
    subject: "shared",
    repeat: "shared",
    classKey: "dropped",
    dueOn: "dropped",
    from: "dropped",
    until: "dropped",
    order: "dropped",
    closedOn: "dropped",
  },
  schema,
  take: ({ title, subject, repeat }) => ({
    title,
    ...(subject ? { subject } : {}),
    ...(repeat ? { repeat } : {}),
  }),
  titleOf: ({ title }) => title,
  listShared: ({ title, subject, repeat }) => [
    `제목 「${title}」`,
    ...(subject ? [`과목 「${subject}」`] : []),
    ...(repeat ? [`${toWeekdayWords(repeat)} 반복`] : []),
  ],
  listDropped: ({ dueOn, from, until }) => [
    "학생과 낸 표시",
    ...(dueOn ? ["내는 날"] : []),
    ...(from || until ? ["반복하는 기간"] : []),
  ],
  countDropped: ({ dueOn, from, until, closedOn }) => countDays(dueOn, from, until, closedOn),
  make: ({ title, subject, repeat }, { newId, today, titles, order }) => [
    createRow(checkKind.name, newId(), {
      title: toFreeTitle(title, titles, LONGEST_CHECK_TITLE_CHARACTERS),
      ...(subject ? { subject } : {}),
      ...(repeat ? { repeat, from: today } : {}),
      order,
    }),
  ],
};

/** 「월·수」 of "13". */
export function toWeekdayWords(days: string): string {
  return Array.from(days, (day) => "월화수목금토일"[Number(day) - 1]).join("·");
}
