import type { SchoolYear } from "../school-year/school-year.ts";
import type { StudentId } from "../student/student.ts";

/** What goes: a whole school year, or one pupil of it. */
export interface DestructionTarget {
  readonly year: SchoolYear;
  readonly studentId?: StudentId | undefined;
}

/**
 * The id of the row `destruction`. It says no name and no number of anybody.
 *
 * ```ts
 * toDestructionId({ year: 2026 }); // "2026"
 * toDestructionId({ year: 2026, studentId: "019a…" }); // "2026~019a…"
 * ```
 */
export function toDestructionId({ year, studentId }: DestructionTarget): string {
  return studentId === undefined ? String(year) : `${year}~${studentId}`;
}

/** Nothing where it is no such id. */
export function readDestructionId(id: string): DestructionTarget | undefined {
  const [, year, studentId] = /^(\d{4})(?:~([\w-]{1,64}))?$/.exec(id) ?? [];
  return year === undefined ? undefined : { year: Number(year), studentId };
}

/** 「2026학년도」, 「2026학년도 학생 1명」. */
export function sayDestroyed(id: string): string {
  return id.replace(/^(\d+)(~.*)?$/, (_, year: string, pupil?: string) =>
    pupil ? `${year}학년도 학생 1명` : `${year}학년도`,
  );
}

/** What nobody looks for, said before and on the paper. */
export const ERASED_BESIDE =
  "글 속에 적은 이름과 잠근 글은 찾지 않고, 클럽, 반편성, 타임캡슐은 남아요.";
