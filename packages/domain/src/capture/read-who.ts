import type { RosterStudent } from "../student/student.ts";
import type { CaptureRefusal } from "./capture-reading.ts";
import type { Lexeme } from "./lexeme.ts";
import { findNamedStudents } from "./named-students.ts";

/** A way to take one part of the line: who it means, and the words that say so without doubt. */
export interface WhoOption {
  readonly label: string;
  readonly text: string;
}

export type WhoReading =
  | {
      readonly type: "students";
      readonly students: readonly RosterStudent[];
      readonly saidAs: "list" | "everyone" | "rest";
    }
  | {
      readonly type: "choose";
      /** The parts that the choice stands in for. */
      readonly at: readonly Lexeme[];
      readonly options: readonly WhoOption[];
    }
  | { readonly type: "refused"; readonly refusal: CaptureRefusal };

/** The pupils that the parts of a clause name, each once, in the order of the roster. */
export function readWho(lexemes: readonly Lexeme[], roster: readonly RosterStudent[]): WhoReading {
  const named = new Set<RosterStudent>();
  let inClass = roster;
  let saidAs: "list" | "everyone" | "rest" = "list";
  for (const [index, lexeme] of lexemes.entries()) {
    switch (lexeme.type) {
      case "class": {
        inClass = roster.filter(({ classKey }) => classKey?.endsWith(`-${lexeme.classNo}`));
        const { classNo } = lexeme;
        if (inClass.length === 0) return refused({ type: "NoSuchClass", classNo });
        break;
      }
      case "everyone":
        saidAs = lexeme.isRest ? "rest" : "everyone";
        for (const student of inClass) named.add(student);
        break;
      case "dotted":
        // It got here because it is no day: then it is two pupils.
        for (const number of [lexeme.first, lexeme.second]) {
          const reading = readNumber(number, inClass, roster, lexeme);
          if (reading.type !== "students") return reading;
          for (const student of reading.students) named.add(student);
        }
        break;
      case "numbers": {
        const reading = readNumbers(lexeme, inClass, roster);
        if (reading.type !== "students") return reading;
        const [student] = reading.students;
        const next = lexemes[index + 1];
        const isOne = lexeme.numbers.length === 1 && student;
        if (isOne && next?.type === "name") {
          const isSame = findNamedStudents(next.name, roster).includes(student);
          if (isSame) {
            named.add(student);
            break;
          }
          const other = findNamedStudents(next.name, roster);
          // 「3번 박서준」 where 박서준 is number 7: a slip of the number or of the name.
          return {
            type: "choose",
            at: [lexeme, next],
            options: toMismatchOptions(student, other, roster),
          };
        }
        for (const each of reading.students) named.add(each);
        break;
      }
      case "name": {
        const before = lexemes[index - 1];
        const found = findNamedStudents(lexeme.name, inClass);
        // 「3번 민준」: the number has told which 민준.
        const isTold =
          before?.type === "numbers" &&
          found.some((student) => before.numbers.includes(student.number));
        if (isTold) break;
        if (found.length !== 1) return chooseOne(found, roster, lexeme);
        for (const student of found) named.add(student);
        break;
      }
    }
  }
  if (named.size === 0) return refused({ type: "NobodyNamed" });
  return { type: "students", students: roster.filter((each) => named.has(each)), saidAs };
}

/** How a line says a pupil without doubt; nothing where number and name are another's too. */
export function toStudentText(
  student: RosterStudent,
  roster: readonly RosterStudent[],
): string | undefined {
  const { number, name, classKey } = student;
  if (roster.filter((each) => each.number === number).length === 1) return `${number}번`;
  if (findNamedStudents(name, roster).length === 1) return name;
  const namesakes = roster.filter((each) => each.number === number && each.classKey === classKey);
  return classKey && namesakes.length === 1 ? `${classKey.split("-")[1]}반 ${number}번` : undefined;
}

function readNumbers(
  lexeme: Extract<Lexeme, { type: "numbers" }>,
  inClass: readonly RosterStudent[],
  roster: readonly RosterStudent[],
): WhoReading {
  const students: RosterStudent[] = [];
  for (const number of lexeme.numbers) {
    const reading = readNumber(number, inClass, roster, lexeme);
    if (reading.type !== "students") return reading;
    students.push(...reading.students);
  }
  const [first = 0, last = 0] = lexeme.numbers;
  // Vacant numbers inside a range are nobody; its ends are somebody.
  if (lexeme.isRange) {
    const between = inClass.filter(({ number }) => number > first && number < last);
    const counts = new Set(between.map(({ number }) => number));
    if (counts.size < between.length) return refused({ type: "SameNumber", number: first });
    students.push(...between);
  }
  return { type: "students", students, saidAs: "list" };
}

function readNumber(
  number: number,
  inClass: readonly RosterStudent[],
  roster: readonly RosterStudent[],
  at: Lexeme,
): WhoReading {
  const found = inClass.filter((student) => student.number === number);
  if (found.length === 0) return refused({ type: "NoSuchNumber", number });
  if (found.length === 1) return { type: "students", students: found, saidAs: "list" };
  const isAlone = at.type === "numbers" && at.numbers.length === 1;
  const choice = chooseOne(found, roster, at);
  return isAlone && choice.type === "choose" ? choice : refused({ type: "SameNumber", number });
}

function chooseOne(
  found: readonly RosterStudent[],
  roster: readonly RosterStudent[],
  at: Lexeme,
): WhoReading {
  const options = found.flatMap((student) => toOption(student, roster));
  if (found.length === 0) return refused({ type: "NobodyNamed" });
  if (options.length < found.length)
    return refused({ type: "SameNumber", number: found[0]?.number ?? 0 });
  return { type: "choose", at: [at], options };
}

function toMismatchOptions(
  student: RosterStudent,
  others: readonly RosterStudent[],
  roster: readonly RosterStudent[],
): readonly WhoOption[] {
  const options = [student, ...others].flatMap((each) => toOption(each, roster));
  if (others.length !== 1 || options.length !== 2) return options;
  return [
    ...options,
    {
      label: `두 명 모두: ${options.map(({ label }) => label).join(", ")}`,
      text: options
        .map(({ text }) => text)
        .join(" · ")
        .replaceAll(" ", ""),
    },
  ];
}

function toOption(student: RosterStudent, roster: readonly RosterStudent[]): readonly WhoOption[] {
  const text = toStudentText(student, roster);
  const classWords = student.classKey ? `${student.classKey.split("-")[1]}반 ` : "";
  const isShared = roster.filter(({ number }) => number === student.number).length > 1;
  const label = `${isShared ? classWords : ""}${student.number}번 ${student.name}`;
  return text ? [{ label, text }] : [];
}

function refused(refusal: CaptureRefusal): WhoReading {
  return { type: "refused", refusal };
}
