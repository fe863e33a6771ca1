import { listGuardians } from "../student/guardians.ts";
import { describeHealth } from "../student/health.ts";
import { sexLabels } from "../student/student-facts.ts";
import type { RosterStudent } from "../student/student.ts";

/** A column of the roster as a file; headings are those that our own import reads again. */
export interface OutputColumn {
  readonly key: string;
  readonly head: string;
  /** In characters of the sheet's font. */
  readonly width: number;
  /** Not chosen before a teacher says so: what should not leave the device by mistake. */
  readonly isPrivate?: boolean;
  readonly toCell: (student: RosterStudent) => string | number;
}

/** What a roster file can hold. Number and name are always in it. */
export const outputColumns: readonly OutputColumn[] = [
  { key: "class", head: "반", width: 8, toCell: ({ classKey }) => classKey ?? "" },
  { key: "number", head: "번호", width: 6, toCell: ({ number }) => number },
  { key: "name", head: "이름", width: 12, toCell: ({ name }) => name },
  { key: "sex", head: "성별", width: 6, toCell: ({ sex }) => (sex ? sexLabels[sex] : "") },
  { key: "birthday", head: "생년월일", width: 12, toCell: ({ birthday }) => birthday ?? "" },
  {
    key: "phone",
    head: "보호자 연락처",
    width: 18,
    isPrivate: true,
    toCell: (student) => listGuardians(student)[0]?.phone ?? "",
  },
  {
    key: "guardians",
    head: "보호자 모두",
    width: 40,
    isPrivate: true,
    toCell: describeGuardians,
  },
  {
    key: "health",
    head: "건강",
    width: 30,
    isPrivate: true,
    toCell: ({ health }) => describeHealth(health),
  },
  { key: "tags", head: "태그", width: 20, toCell: ({ tags }) => (tags ?? []).join(", ") },
  { key: "note", head: "메모", width: 40, isPrivate: true, toCell: ({ note }) => note ?? "" },
];

/** The roster as one sheet of a file: chosen columns, a line a pupil. */
export function toRosterSheet(students: readonly RosterStudent[], chosen: ReadonlySet<string>) {
  const columns = outputColumns.filter(
    ({ key }) => key === "number" || key === "name" || chosen.has(key),
  );
  return {
    name: "명단",
    columns,
    lines: students.map((student) => columns.map(({ toCell }) => toCell(student))),
  };
}

/** 「어머니 010-1111-2222, 할머니 02-123-4567」. */
export function describeGuardians(student: RosterStudent): string {
  return listGuardians(student)
    .map(({ relation, phone }) => [relation, phone].filter(Boolean).join(" "))
    .join(", ");
}

/** Items in sheets of at most `perSheet`; no items, no sheet. */
export function toSheets<T>(items: readonly T[], perSheet: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / perSheet) }, (_, index) =>
    items.slice(index * perSheet, (index + 1) * perSheet),
  );
}
