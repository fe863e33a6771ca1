import type { RosterStudent } from "../student/student.ts";
import { toCheckRate, type CheckCell } from "./check-cells.ts";
import type { RoundView } from "./check-rows.ts";

/** One pupil over several rounds. */
export interface CheckTableRow {
  readonly id: string;
  readonly student: RosterStudent;
  /** One a round; nothing where the pupil was not asked. */
  readonly cells: readonly (CheckCell | undefined)[];
  readonly missing: number;
  /** 「7/10」. */
  readonly rate: string;
}

/** Pupils × rounds, without those who were asked for none of them: by number, or who lacks most first. */
export function buildCheckTable(
  rounds: readonly RoundView[],
  students: readonly RosterStudent[],
  order: "missing" | "number",
): readonly CheckTableRow[] {
  const byPupil = rounds.map(({ cells }) => new Map(cells.map((cell) => [cell.student.id, cell])));
  const rows = students.flatMap((student): CheckTableRow[] => {
    const cells = byPupil.map((round) => round.get(student.id));
    const asked = cells.filter((cell) => cell !== undefined);
    if (asked.length === 0) return [];
    const missing = asked.filter(({ isMissing }) => isMissing).length;
    return [{ id: student.id, student, cells, missing, rate: toCheckRate(asked).shown }];
  });
  return order === "number" ? rows : rows.toSorted((a, b) => b.missing - a.missing);
}
