import { recordSchoolYear } from "../school-year/school-year.ts";
import { sortStudents } from "../student/student.ts";
import { isSchoolOpen, type SchoolCalendar } from "../school-calendar/school-calendar.ts";
import type {
  CaptureContext,
  CaptureEntry,
  CaptureOption,
  ClauseReading,
} from "./capture-reading.ts";
import { lexLine, type Lexeme } from "./lex-line.ts";
import { readClause } from "./read-clause.ts";
import { isWho, splitClauses } from "./split-clauses.ts";

/**
 * Reads a line of 한 줄 기록 (spec 02 §3): who, when, what, and the rest as 사유. By grammar alone. What can
 * be taken in more than one way is asked about and what cannot be read says why; neither is ever guessed.
 *
 * ```ts
 * readCapture("3 지각 병원, 5 결석", context); // [ready: 3번 질병 지각, choose: which 결석 of 5번]
 * ```
 */
export function readCapture(line: string, context: CaptureContext): readonly ClauseReading[] {
  const roster = sortStudents([...context.rosters.values()].flat());
  const heads = context.phrases.map((phrases) => phrases.heads);
  const clauses = splitClauses(lexLine(line.normalize("NFC"), { heads, roster }));
  let held: readonly Lexeme[] = [];
  let inner: readonly Lexeme[] = [];
  const readings = clauses.map((clause) => {
    const reading = readClause(clause, { held, inner }, context);
    // A day at the head of a clause holds for those that follow; one inside is its own clause's alone.
    const days = clause.lexemes.filter(isDay);
    const start = clause.lexemes.findIndex((each) => isWho(each) || each.type === "head");
    const leading = clause.lexemes.slice(0, Math.max(start, 0)).filter(isDay);
    if (leading.length > 0) [held, inner] = [leading, []];
    else if (days.length > 0) [held, inner] = [[], days];
    return reading;
  });
  return refuseSaidTwice(readings);
}

/** Whether something is recorded on a day without lessons, which the preview then says. */
export function hasDayOff({ days }: CaptureEntry, calendar: SchoolCalendar): boolean {
  return days.some((day) => !isSchoolOpen(calendar, day));
}

/** The parts of the line where these readings stand, for the input to keep when the others are recorded. */
export function keepParts(line: string, readings: readonly ClauseReading[]): string {
  return readings.map(({ from, to }) => line.normalize("NFC").slice(from, to)).join(", ");
}

/** The line after a choice. */
export function applyOption(line: string, { from, to, text }: CaptureOption): string {
  const whole = line.normalize("NFC");
  return whole.slice(0, from) + text + whole.slice(to);
}

function isDay({ type }: Lexeme): boolean {
  return type === "day";
}

function refuseSaidTwice(readings: readonly ClauseReading[]): readonly ClauseReading[] {
  const claimed = new Set<string>();
  return readings.map((reading) => {
    if (reading.type !== "ready") return reading;
    const { students, days, act } = reading.entry;
    const claims = students.flatMap((student) =>
      days.flatMap((day) =>
        act.claims.map((claim) => ({
          student,
          key: `${recordSchoolYear(day)}~${day}~${student.id}~${claim}`,
        })),
      ),
    );
    const again = claims.find(({ key }) => claimed.has(key));
    for (const { key } of claims) claimed.add(key);
    if (!again) return reading;
    const student = `${again.student.number}번 ${again.student.name}`;
    const { from, to } = reading;
    return { type: "unread", from, to, refusal: { type: "SaidTwice", student } };
  });
}
