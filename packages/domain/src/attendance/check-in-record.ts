import { toWeekdayLetter } from "../calendar-day/korean-day.ts";
import type { RowOf } from "../record/field.ts";
import { choice, day, student, yes } from "../record/fields.ts";
import { record, sayDayOfId } from "../record/record.ts";
import { awaitedLabel } from "./code/attendance-code.ts";
import { checkInKind } from "./check-in.ts";

const fields = {
  day: day(undefined, { column: { head: "날짜", width: 12 } }),
  studentId: student(),
  /** "awaited" is 아직 안 왔어요. */
  state: choice(
    undefined,
    { arrived: "왔어요", awaited: awaitedLabel },
    { column: { head: "등교", width: 12 } },
  ),
  /** Of awaited: the pupil tapped 「왔어요」 on 등교 칠판, and waits for the teacher's yes. */
  said: yes("학생이 누름", { say: "왔다고 눌렀어요" }),
};

/** Whether a pupil was seen this morning; apart from attendance, it counts as nothing. */
export type CheckIn = RowOf<typeof fields>;

export const checkIn = record({
  kind: checkInKind,
  scope: "year",
  topics: ["attendance"],
  // 왔어요 and 확인 중 are one tap, count as nothing, and end with the next mark of the day, which has its own.
  hasNoHistory: true,
  sort: "등교 확인",
  subject: ({ state }, { id, nameStudent }) =>
    `${nameStudent(id.split("~")[1] ?? "")} ${fields.state.say(state) ?? "등교 확인"}`,
  when: sayDayOfId,
  fields,
  columns: ["day", ["요일", 6, ({ day: on }) => toWeekdayLetter(on)], "studentId", "state"],
});
