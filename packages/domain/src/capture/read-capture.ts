import { recordSchoolYear } from "../school-year/school-year.ts";
import { sortStudents } from "../student/student.ts";
import { isSchoolOpen, type SchoolCalendar } from "../school-calendar/school-calendar.ts";
import type {
  CaptureContext,
  CaptureEntry,
  CaptureOption,
  ClauseReading,
} from "./capture-reading.ts";
import type { CapturePhrases } from "./capture-phrase.ts";
import { lexLine } from "./lex-line.ts";
import type { Lexeme } from "./lexeme.ts";
import { readClause } from "./read-clause.ts";
import { isHead, isWho, splitClauses } from "./split-clauses.ts";
import { toTitlePattern } from "./weak/title-words.ts";

/**
 * Reads a line of 한 줄 기록 (spec 02 §3): who, when, what, and the rest as 사유. By grammar alone. What can
 * be taken in more than one way is asked about and what cannot be read says why; neither is ever guessed.
 *
 * ```ts
 * readCapture("3 지각 병원, 5 결석", context); // [ready: 3번 질병 지각, choose: which 결석 of 5번]
 * ```
 */
export function readCapture(line: string, context: CaptureContext): readonly ClauseReading[] {
  const whole = readWholeLine(line, context, false);
  if (whole && whole.type !== "unread") return [whole];
  const parts = readParts(line, context);
  if (parts) return parts;
  if (whole) return [whole];
  const lexemes = cutLine(line, context);
  const readings = readClauses(lexemes, context);
  // 「금요일까지 3 병결」 is no task: who says 병결 speaks of a pupil's day, and is asked when.
  const isUnread =
    readings.length > 0 &&
    readings.every(({ type }) => type === "unread") &&
    !lexemes.some(({ type }) => type === "head");
  const last = isUnread ? readWholeLine(line, context, true) : undefined;
  return last ? [last] : readings;
}

function cutLine(line: string, context: CaptureContext): readonly Lexeme[] {
  const { phrases, rosters } = context;
  return lexLine(line.normalize("NFC"), {
    heads: phrases.flatMap(({ heads }) => heads ?? []),
    titles: phrases.flatMap(({ titles }) =>
      titles ? [{ patterns: listTitles(titles.list, context), marks: titles.marks }] : [],
    ),
    tellers: phrases.flatMap(({ tellers }) => tellers ?? []),
    roster: sortStudents([...rosters.values()].flat()),
  });
}

const CUT = /[,，、;]/gu;

/**
 * 「1모둠 +2 발표, 3 병결, 타이머 5분」: what may stand beside others (`LinePhrases.isPart`) is read by itself, the rest as if
 * it stood alone. Nothing where there is no such part; what is told of a pupil is one text to its end.
 */
function readParts(typed: string, context: CaptureContext): readonly ClauseReading[] | undefined {
  const line = typed.normalize("NFC");
  const told = cutLine(line, context).find(({ type }) => type === "told")?.from ?? line.length;
  const cuts = Array.from(line.matchAll(CUT), ({ index }) => index);
  const ends = [...cuts.filter((at) => at < told), told];
  if (ends.length === 1) return undefined;
  const ofParts = { ...context, linePhrases: context.linePhrases.filter(({ isPart }) => isPart) };
  const parts: ClauseReading[] = [];
  let rest = line;
  for (let from = 0, cut = 0; cut < ends.length; cut += 1) {
    // The longest first: 「1모둠, 2모둠 +1」 is one.
    const to =
      ends
        .slice(cut)
        .toReversed()
        .find((end) => readPart(line, { from, to: end }, ofParts)?.type === "line") ??
      ends[cut] ??
      told;
    const part = readPart(line, { from, to }, ofParts);
    if (part) {
      parts.push(part);
      // The places of the others stay.
      rest = rest.slice(0, from) + " ".repeat(to + 1 - from) + rest.slice(to + 1);
    }
    while ((ends[cut] ?? told) < to) cut += 1;
    from = to + 1;
  }
  if (parts.length === 0) return undefined;
  const left = rest.replace(/[,，、;\s]+$/u, "");
  const others = left === "" ? [] : readCapture(left, context);
  return [...parts, ...others].toSorted((a, b) => a.from - b.from);
}

function readPart(
  line: string,
  { from, to }: { readonly from: number; readonly to: number },
  context: CaptureContext,
): ClauseReading | undefined {
  const words = line.slice(from, to);
  const reading = words.trim() === "" ? undefined : readWholeLine(words, context, false);
  if (!reading || reading.type === "choose") return undefined;
  const start = from + words.length - words.trimStart().length;
  return { ...reading, from: start, to: from + words.trimEnd().length };
}

function listTitles(
  list: NonNullable<CapturePhrases["titles"]>["list"],
  { rosters, readYear }: CaptureContext,
): readonly string[] {
  const titles = [...rosters.keys()].flatMap((year) => {
    const read = readYear(year);
    return read ? list(read) : [];
  });
  return [...new Set(titles)].map(toTitlePattern);
}

/** What names no pupil is one thing from its beginning to its end. */
function readWholeLine(
  typed: string,
  context: CaptureContext,
  isLast: boolean,
): ClauseReading | undefined {
  const line = typed.normalize("NFC");
  const place = { from: 0, to: line.length };
  for (const phrases of context.linePhrases) {
    const reading =
      (phrases.isLast ?? false) === isLast ? phrases.readLine(line.trim(), context) : undefined;
    if (!reading) continue;
    if (reading.type === "act") return { ...place, type: "line", act: reading.act };
    if (reading.type === "refused")
      return { ...place, type: "unread", refusal: { ...reading, type: "NotReadable" } };
    const options = reading.options.map((option) => ({ ...place, ...option }));
    return { ...place, type: "choose", question: reading.question, options };
  }
  return undefined;
}

function readClauses(
  lexemes: readonly Lexeme[],
  context: CaptureContext,
): readonly ClauseReading[] {
  const clauses = splitClauses(lexemes);
  let held: readonly Lexeme[] = [];
  let inner: readonly Lexeme[] = [];
  const readings = clauses.map((clause) => {
    const reading = readClause(clause, { held, inner }, context);
    // A day at the head of a clause holds for those that follow; one inside is its own clause's alone.
    const days = clause.lexemes.filter(isDay);
    const start = clause.lexemes.findIndex((each) => isWho(each) || isHead(each));
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
