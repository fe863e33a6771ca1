import { LARGEST_STUDENT_NUMBER, LONGEST_NAME_CHARACTERS } from "../student/student.ts";
import type { PickedStudent } from "./club-roster.ts";

/** Pupils of other classes as they were typed or pasted, and the lines that could not be read. */
export interface TypedStudents {
  readonly students: readonly PickedStudent[];
  readonly unread: readonly string[];
  /** The lines whose class and number are somebody else's already, and whose. */
  readonly doubled: readonly { readonly line: string; readonly name: string }[];
}

const LINE =
  /^(?<grade>[1-6])\s*(?:-|학년|\s|,)\s*(?<classNo>\d{1,2}|[가-힣])\s*반?[\s,·]+(?<number>\d{1,3})\s*번?[\s,.]+(?<name>\S.*)$/u;

/** What follows a name is a further pupil. */
const SECOND = /[,;/]|\s\S*\d|\d\S*\s/u;

/**
 * Reads one pupil a line: class, number, name, as typed or pasted from a spreadsheet; further columns stay out. A line of
 * two pupils is not read.
 *
 * ```ts
 * readTypedStudents("3-5 17 노민온\n3학년 7반 12번 황지준").students.length; // 2
 * ```
 *
 * @param known who is in the club, or picked, already
 */
export function readTypedStudents(
  text: string,
  known: readonly PickedStudent[] = [],
): TypedStudents {
  const students: PickedStudent[] = [];
  const unread: string[] = [];
  const doubled: TypedStudents["doubled"][number][] = [];
  for (const raw of text.normalize("NFKC").split("\n")) {
    const line = raw.trim();
    if (line === "") continue;
    const { grade, classNo, number, name: rest = "" } = LINE.exec(line)?.groups ?? {};
    const [name = "", ...columns] = rest.split("\t").map((cell) => cell.trim());
    const isSecond = SECOND.test(name) || LINE.test(columns.join(" ").trim());
    const student = { classKey: `${grade}-${classNo}`, number: Number(number), name };
    const isRight = name !== "" && name.length <= LONGEST_NAME_CHARACTERS && !isSecond;
    if (!isRight || student.number < 1 || student.number > LARGEST_STUDENT_NUMBER) {
      unread.push(line);
      continue;
    }
    const other = [...known, ...students].find(
      (each) => each.classKey === student.classKey && each.number === student.number,
    );
    if (other && other.name !== name) doubled.push({ line, name: other.name });
    else students.push(student);
  }
  return { students, unread, doubled };
}
