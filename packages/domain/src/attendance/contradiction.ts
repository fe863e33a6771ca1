import { removeRow, type Change } from "@damim/sync/change.ts";
import { attendanceMarkKind, toMarkId, type AttendanceMark } from "./attendance-mark.ts";
import { findContradictions, toDayKey, type Contradiction } from "./day-state.ts";

/** The marks of all days but those that say two things (`findContradictions`). */
export function listSettledMarks(marks: Iterable<AttendanceMark>): readonly AttendanceMark[] {
  const all = [...marks];
  const unsettled = new Set(findContradictions(all).map(toDayKey));
  return unsettled.size === 0 ? all : all.filter((mark) => !unsettled.has(toDayKey(mark)));
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
