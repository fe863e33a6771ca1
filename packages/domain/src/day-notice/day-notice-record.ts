import type { RowOf, Said } from "../record/field.ts";
import { day, longText, moment, own } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record, sayDayOfId } from "../record/record.ts";
import {
  dayNoticeKind,
  LONGEST_NOTICE_CHARACTERS,
  LONGEST_NOTICE_LINE_CHARACTERS,
} from "./day-notice.ts";

/** Lines, one a row. */
const lines = (label: string, said: Said = {}) =>
  maybe(
    own<string>(
      {
        type: "rule",
        takes: (text) =>
          typeof text === "string" &&
          text.length <= LONGEST_NOTICE_CHARACTERS &&
          text.split("\n").every((line) => line.length <= LONGEST_NOTICE_LINE_CHARACTERS),
        such: ["도시락, 물 챙기기\n독서록 3주차 내기"],
      },
      { label, ...said },
    ),
  );

const fields = {
  day: day(undefined, { column: { head: "날짜", width: 12 } }),
  /** In their order: one long text, so two devices that wrote at once fork it like any other. */
  lines: lines("알림장", { column: { width: 60 } }),
  ...longText,
  /** Those of which the teacher said that their names stay: nobody asks again. */
  keptNames: lines("이름을 그대로 둔 줄"),
  /** When it last went to the class: copied, printed or on the board. */
  doneAt: maybe(moment("알린 때", { column: { width: 12 } })),
  /** The lines as they went then: what families read while the teacher goes on writing. */
  told: lines("알린 줄"),
  /** When they went. */
  toldAt: maybe(moment("알린 때")),
};

/** 알림장 of the day on which it was written; its row's id is the day. What it asks for is meant for the next school day. */
export type DayNotice = RowOf<typeof fields>;

export const dayNotice = record({
  kind: dayNoticeKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  sort: "알림장",
  subject: () => "알림장",
  when: sayDayOfId,
  fields,
  place: (row) => row.day,
  trash: { fields: ["lines"] },
});
