import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { isPresentMember } from "../student/membership.ts";
import type { RosterStudent, StudentId } from "../student/student.ts";
import { toCheckMarkId, type CheckRound, type CheckState } from "./check.ts";
import { isOpen, type CheckMarks } from "./mark-check.ts";

/** One pupil in a round as a tile or a cell shows it. */
export interface CheckCell {
  readonly student: RosterStudent;
  readonly state: CheckState | undefined;
  readonly note: string;
  /** 「아직」, 「O」, 「X」, 「△」, 「–」, 「결석」; empty for one who is not in the class that day. */
  readonly shown: string;
  readonly isMember: boolean;
  readonly isAbsent: boolean;
  readonly isMissing: boolean;
}

export interface RoundQuestion {
  readonly checkId: string;
  readonly round: CheckRound;
  /** `toRoundDay`: the day whose members and absent pupils count. */
  readonly day: CalendarDay;
  /** In the order of the list, also those who came or left. */
  readonly students: readonly RosterStudent[];
  /** `presentStudents` of that day. */
  readonly present: ReadonlySet<StudentId>;
}

export const stateSigns: Readonly<Record<CheckState, string>> = {
  O: "O",
  X: "X",
  late: "△",
  exempt: "–",
};

/** How a round stands with each pupil. Who is absent shows as 결석 as long as nothing came in, and is not missing. */
export function listCheckCells(marks: CheckMarks, asked: RoundQuestion): readonly CheckCell[] {
  const { checkId, round, day, students, present } = asked;
  return students.map((student): CheckCell => {
    const mark = marks.get(toCheckMarkId({ checkId, studentId: student.id, round }));
    const state = mark?.state ?? undefined;
    const isMember = isPresentMember(student, day);
    const isAbsent = isMember && isOpen(state) && !present.has(student.id);
    return {
      student,
      state,
      note: mark?.note ?? "",
      shown: isMember ? toShown(state, isAbsent) : "",
      isMember,
      isAbsent,
      isMissing: isMember && isOpen(state) && !isAbsent,
    };
  });
}

/** Who has not handed in. */
export function listMissing(cells: readonly CheckCell[]): readonly RosterStudent[] {
  return cells.filter(({ isMissing }) => isMissing).map(({ student }) => student);
}

/**
 * The text of 「안 낸 학생 복사」.
 *
 * ```ts
 * toMissingText("독서록 3주차", missing); // 「독서록 3주차 안 낸 학생(2명): 3번 김가온, 12번 백현우」
 * ```
 */
export function toMissingText(
  title: string,
  missing: readonly Pick<RosterStudent, "number" | "name">[],
  says: "names" | "numbers" = "names",
): string {
  if (missing.length === 0) return `${title}: 모두 냈어요.`;
  const words = missing.map(({ number, name }) =>
    says === "names" ? `${number}번 ${name}` : `${number}번`,
  );
  return `${title} 안 낸 학생(${missing.length}명): ${words.join(", ")}`;
}

/** Handed in of all who had to: (O + △) / (members, absent ones too, − –). */
export function toCheckRate(cells: readonly Pick<CheckCell, "state" | "isMember">[]): {
  readonly handedIn: number;
  readonly asked: number;
  /** 「17/18」, 「-」 where nobody had to. */
  readonly shown: string;
} {
  const members = cells.filter(({ isMember, state }) => isMember && state !== "exempt");
  const handedIn = members.filter(({ state }) => state === "O" || state === "late").length;
  const asked = members.length;
  return { handedIn, asked, shown: asked > 0 ? `${handedIn}/${asked}` : "-" };
}

function toShown(state: CheckState | undefined, isAbsent: boolean): string {
  if (isAbsent) return "결석";
  return state ? stateSigns[state] : "아직";
}
