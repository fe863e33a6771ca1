import type { Change } from "@damim/sync/change.ts";
import { writeRow } from "../../record/write-row.ts";
import {
  MOST_PLANNED_LESSONS,
  subjectKind,
  type KeptSubject,
  type Subject,
  type SubjectPlan,
} from "../subject.ts";
import { withoutBlanks } from "./base-line.ts";

/** What was read of a pasted 편성표. */
export interface HourPlanReading {
  readonly plans: ReadonlyMap<string, SubjectPlan>;
  /** Lines that name a subject of nobody, or numbers that do not add up, as they stood. */
  readonly unread: readonly string[];
}

/**
 * Reads the school's 편성표 as it is pasted from a table: a line a subject with its hours, or subjects as columns. Two
 * numbers are the semesters, a third is their sum, one alone is the year, halved with the odd lesson in the first.
 *
 * ```ts
 * readHourPlan("국어\t102\t102\t204\n음악 68", subjects); // 국어 102 + 102, 음악 34 + 34
 * ```
 */
export function readHourPlan(text: string, subjects: Iterable<KeptSubject>): HourPlanReading {
  const byName = new Map<string, KeptSubject>();
  for (const subject of subjects) byName.set(withoutBlanks(subject.name), subject);
  const plans = new Map<string, SubjectPlan>();
  const unread: string[] = [];
  for (const cells of listLines(text, byName)) {
    const name = cells.filter((cell) => !/\d/.test(cell)).join("");
    const subject = byName.get(withoutBlanks(name));
    const plan = toPlan(cells.filter((cell) => /\d/.test(cell)));
    if (subject && plan) plans.set(subject.id, plan);
    else unread.push(cells.join(" "));
  }
  return { plans, unread };
}

/** The subjects with the hours that were read. */
export function writeHourPlan(
  subjects: ReadonlyMap<string, KeptSubject>,
  { plans }: Pick<HourPlanReading, "plans">,
): readonly Change[] {
  return [...plans].flatMap(([id, plan]) => {
    const before = subjects.get(id);
    return before ? writeRow<Subject>(subjectKind, id, before, { ...before, plan }) : [];
  });
}

/** One line a subject; a table that has the subjects as columns is turned. */
function listLines(
  text: string,
  byName: ReadonlyMap<string, KeptSubject>,
): readonly (readonly string[])[] {
  const lines = text
    .normalize("NFC")
    .split("\n")
    .map((line) => line.split(line.includes("\t") ? "\t" : /\s+/u).map((cell) => cell.trim()))
    .filter((cells) => cells.some(Boolean));
  const [heads = []] = lines;
  if (heads.filter((cell) => byName.has(withoutBlanks(cell))).length < 2)
    return lines.map((cells) => cells.filter(Boolean));
  return heads.flatMap((head, column) => {
    const cells = lines.map((line) => line[column] ?? "").filter(Boolean);
    return byName.has(withoutBlanks(head)) ? [cells] : [];
  });
}

function toPlan(cells: readonly string[]): SubjectPlan | undefined {
  const numbers = cells.map((cell) => Number(cell.replaceAll(/시간|,/gu, "")));
  if (numbers.some((hours) => !Number.isInteger(hours) || hours > MOST_PLANNED_LESSONS))
    return undefined;
  const [one, two, sum] = numbers;
  if (one === undefined) return undefined;
  if (two === undefined) return { first: Math.ceil(one / 2), second: Math.floor(one / 2) };
  return numbers.length === 2 || (numbers.length === 3 && sum === one + two)
    ? { first: one, second: two }
    : undefined;
}
