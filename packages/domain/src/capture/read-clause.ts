import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import {
  findMembershipRefusal,
  isPresentMember,
  type MembershipRefusal,
} from "../student/membership.ts";
import type { RosterStudent } from "../student/student.ts";
import type { SchoolYear } from "../school-year/school-year.ts";
import type { CaptureContext, ClauseReading } from "./capture-reading.ts";
import type { ActFacts, ActReading, WhatPart } from "./capture-phrase.ts";
import type { Lexeme } from "./lexeme.ts";
import { findDayOrPupil, findTitleOrPupil, readWhen, type EarlierDays } from "./read-when.ts";
import { readWho } from "./read-who.ts";
import { isHead, isWho, type Clause } from "./split-clauses.ts";

type Place = { readonly from: number; readonly to: number };

/** Reads one clause. The first thing that is in doubt is asked about first: when, then who, then what. */
export function readClause(
  clause: Clause,
  earlier: EarlierDays,
  context: CaptureContext,
): ClauseReading {
  const place = { from: clause.from, to: clause.to };
  if (clause.isTangled) return { ...place, type: "unread", refusal: { type: "Tangled" } };
  const { today, calendar } = context;
  const dayContext = { today, calendar, years: [...context.rosters.keys()] };
  const doubt = findDayOrPupil(clause, dayContext, context) ?? findTitleOrPupil(clause, context);
  if (doubt) return { ...place, ...doubt };
  const when = readWhen(clause, earlier, dayContext);
  if (when.type !== "days") return { ...place, ...when };
  const [schoolYear] = when.years;
  const everyone = context.rosters.get(schoolYear ?? 0) ?? [];
  const roster = everyone.filter((each) => when.days.every((day) => isPresentMember(each, day)));

  const loose = findLooseWho(clause);
  const named = clause.lexemes.filter((each) => isWho(each) && !loose.includes(each));
  const who = readWho(named, roster);
  if (who.type === "refused") {
    const refusal = findNotMember(named, everyone, when.days) ?? who.refusal;
    return { ...place, type: "unread", refusal };
  }
  if (who.type === "choose") {
    const span = spanOf(who.at);
    return {
      ...place,
      type: "choose",
      question: "누구인가요?",
      options: who.options.map((option) => ({ ...option, ...span })),
    };
  }
  if (loose.length > 0) {
    return { ...place, type: "choose", ...askAboutLoose(loose, clause, roster) };
  }
  const told = clause.lexemes.find((each) => each.type === "told" && each.doubt !== undefined);
  if (told?.type === "told" && told.doubt) {
    return { ...place, type: "choose", question: "어디까지 한 기록인가요?", options: told.doubt };
  }
  const what = readWhat(clause.lexemes.flatMap(toWhatPart), context, {
    students: who.students,
    days: when.days,
    today,
    schoolYear: schoolYear ?? 0,
    read: context.readYear(schoolYear ?? 0) ?? (() => new Map()),
    calendar,
    ownClass: context.findOwnClass?.(schoolYear ?? 0),
    isOfEveryone: who.saidAs !== "list",
  });
  switch (what.type) {
    case "act": {
      const { students, saidAs } = who;
      const { ofEveryone } = what.act;
      if (saidAs === "rest" && !ofEveryone)
        return { ...place, type: "unread", refusal: { type: "RestUnclear" } };
      const isOne = saidAs === "list" && students.length === 1 && when.days.length === 1;
      if (what.act.isAboutOne && !isOne) {
        return { ...place, type: "unread", refusal: { type: "OnlyOne", label: what.act.label } };
      }
      if (what.act.isOfToday && when.days.some((day) => day !== today)) {
        return { ...place, type: "unread", refusal: { type: "OnlyToday", label: what.act.label } };
      }
      const isOfEveryone = saidAs !== "list" && ofEveryone !== undefined;
      const act = isOfEveryone ? ofEveryone : what.act;
      const entry = { schoolYear: schoolYear ?? 0, students, days: when.days, isOfEveryone, act };
      return { ...place, type: "ready", entry };
    }
    case "options":
      return {
        ...place,
        type: "choose",
        question: "어느 쪽인가요?",
        options: what.options.map((option) => ({ ...place, ...rewrite(clause, option) })),
      };
    case "refused":
      return {
        ...place,
        type: "unread",
        refusal: { type: "NotReadable", sentence: what.sentence },
      };
    case "none":
      return { ...place, type: "unread", refusal: { type: "NothingNamed" } };
  }
}

/** Nobody in the class on these days is meant: perhaps one who has left, or is still to come. */
function findNotMember(
  named: readonly Lexeme[],
  everyone: readonly RosterStudent[],
  days: readonly CalendarDay[],
): MembershipRefusal | undefined {
  const who = readWho(named, everyone);
  if (who.type !== "students") return undefined;
  for (const student of who.students) {
    for (const day of days) {
      const refusal = findMembershipRefusal(student, day);
      if (refusal) return refusal;
    }
  }
  return undefined;
}

/** 「3 결석 5」: a pupil as well, or a word of the 사유. */
function findLooseWho({ lexemes }: Clause): readonly Lexeme[] {
  const head = lexemes.findIndex(isHead);
  if (head < 0 || !lexemes.slice(0, head).some(isWho)) return [];
  return lexemes.slice(head + 1).filter(isWho);
}

function askAboutLoose(
  loose: readonly Lexeme[],
  clause: Clause,
  roster: CaptureContext["rosters"] extends ReadonlyMap<SchoolYear, infer R> ? R : never,
) {
  const texts = loose.map(({ text }) => text).join(" ");
  const others = clause.lexemes.filter((each) => !loose.includes(each)).map(({ text }) => text);
  const place = spanOf(clause.lexemes);
  const together = { ...place, label: `${texts}도 함께`, text: `${texts} ${others.join(" ")}` };
  const asNote = { ...place, label: `사유 「${texts}」`, text: `${others.join(" ")} (${texts})` };
  const isReadable = readWho(loose, roster).type === "students";
  return {
    question: "학생인가요, 사유인가요?",
    options: isReadable ? [together, asNote] : [asNote],
  };
}

function readWhat(
  parts: readonly WhatPart[],
  { phrases }: CaptureContext,
  facts: ActFacts,
): ActReading {
  // 「3 병원 상담」: what is named is a talk, and 병원 a word of it.
  const isNamed = parts.some(({ type }) => type === "title" || type === "teller");
  const readings = phrases
    .filter(({ titles, tellers }) => !isNamed || titles || tellers)
    .map((each) => each.read(parts, facts))
    .filter(({ type }) => type !== "none");
  const [first, ...others] = readings;
  if (!first) return { type: "none" };
  if (others.length === 0) return first;
  // Two features know these words; neither is taken before the teacher says more.
  return { type: "refused", sentence: "여러 뜻으로 읽혀요. 무엇을 적을지 더 적어 주세요." };
}

function toWhatPart(lexeme: Lexeme): readonly WhatPart[] {
  switch (lexeme.type) {
    case "head":
    case "word":
    case "title":
    case "teller":
      return [{ type: lexeme.type, text: lexeme.text }];
    case "periods":
      return [{ type: "periods", text: lexeme.text, periods: lexeme.periods }];
    case "literal":
      return lexeme.words ? [{ type: "literal", text: lexeme.words }] : [];
    case "told":
      return [{ type: "told", text: lexeme.words, isSure: lexeme.isSure }];
    default:
      return [];
  }
}

/** The clause with its pupils and days as they were typed and the rest in words without doubt. */
function rewrite(
  { lexemes }: Clause,
  option: { readonly label: string; readonly text: string },
): { readonly label: string; readonly text: string } {
  const kept = lexemes.filter((each) => isWho(each) || each.type === "day").map(({ text }) => text);
  return { label: option.label, text: [...kept, option.text].join(" ") };
}

function spanOf(lexemes: readonly Lexeme[]): Place {
  return { from: lexemes[0]?.from ?? 0, to: lexemes.at(-1)?.to ?? 0 };
}
