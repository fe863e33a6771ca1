import { LARGEST_STUDENT_NUMBER, LONGEST_NAME_CHARACTERS } from "../student/student.ts";
import type { PickedStudent } from "./club-roster.ts";

/** Pupils of other classes as they were typed or pasted, and the lines that could not be read. */
export interface TypedStudents {
  readonly students: readonly PickedStudent[];
  readonly unread: readonly string[];
}

const LINE =
  /^(?<grade>[1-6])\s*(?:-|학년|\s|,)\s*(?<classNo>\d{1,2}|[가-힣])\s*반?[\s,·]+(?<number>\d{1,3})\s*번?[\s,.]+(?<name>\S.*)$/u;

/**
 * Reads one pupil a line: class, number, name, as typed or pasted from a spreadsheet.
 *
 * ```ts
 * readTypedStudents("3-5 17 노민온\n3학년 7반 12번 황지준").students.length; // 2
 * ```
 */
export function readTypedStudents(text: string): TypedStudents {
  const students: PickedStudent[] = [];
  const unread: string[] = [];
  for (const raw of text.normalize("NFKC").split("\n")) {
    const line = raw.trim();
    if (line === "") continue;
    const { grade, classNo, number, name } = LINE.exec(line)?.groups ?? {};
    const count = Number(number);
    const isRight = name !== undefined && name.length <= LONGEST_NAME_CHARACTERS;
    if (isRight && count >= 1 && count <= LARGEST_STUDENT_NUMBER) {
      students.push({ classKey: `${grade}-${classNo}`, number: count, name: name.trim() });
    } else unread.push(line);
  }
  return { students, unread };
}
