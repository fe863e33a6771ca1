import { removeRow, type Change } from "@damim/sync/change.ts";
import { attendanceMarkKind, toMarkId, type AttendanceMark } from "./attendance-mark.ts";
import { findContradictions, toDayKey, type Contradiction } from "./day-state.ts";

/** The marks of all days but those that say two things (`findContradictions`). */
export function listSettledMarks(marks: Iterable<AttendanceMark>): readonly AttendanceMark[] {
  const all = [...marks];
  const unsettled = new Set(findContradictions(all).map(toDayKey));
  return unsettled.size === 0 ? all : all.filter((mark) => !unsettled.has(toDayKey(mark)));
}

/**
 * What a list beside sums says of days that say two things: `foldDay` counts them as 결석, and until the teacher has chosen
 * they are in no list that goes by days of absence. Nothing where there are none.
 *
 * @param marks of the span, those that count (`listCounted`)
 */
export function toUnsettledWords(marks: Iterable<AttendanceMark>): string {
  const count = findContradictions(marks).length;
  return count > 0
    ? `결석과 지각·조퇴·결과가 함께 적힌 ${count}일은 결석으로 세었어요. 하나를 고르기 전에는 체험학습과 서류에 넣지 않아요.`
    : "";
}

/** The teacher has chosen: the other side goes, and gives its note where there is none. */
export function settleContradiction(
  { absence, others }: Contradiction,
  kept: "absence" | "others",
): readonly Change[] {
  const [stay, gone] = kept === "absence" ? [[absence], others] : [others, [absence]];
  const [first] = stay;
  const note = gone.find((mark) => mark.note)?.note;
  return [
    ...gone.map((mark) => removeRow(attendanceMarkKind.name, toMarkId(mark))),
    ...(first && note && stay.every((mark) => !mark.note)
      ? [{ kind: attendanceMarkKind.name, id: toMarkId(first), set: { note } }]
      : []),
  ];
}
