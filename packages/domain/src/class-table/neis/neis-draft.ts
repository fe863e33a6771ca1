import { toWeekPlace } from "../../calendar-day/week.ts";
import type { BaseWeek } from "../base-week.ts";
import { LAST_PERIOD } from "../lesson-place.ts";
import { presetSubjects } from "../preset-subjects.ts";
import {
  LONGEST_SUBJECT_NAME_CHARACTERS,
  toSubjectName,
  type KeptSubject,
  type PresetSubject,
} from "../subject.ts";
import type { TypedLesson } from "../typed/base-line.ts";
import type { TypedWeek } from "../typed/write-base-week.ts";
import type { NeisLesson } from "./timetable-reply.ts";

/** One place of the week, as the own base table and NEIS have it; empty is a free period. */
export interface ComparedLesson {
  /** ISO, Monday is 1. */
  readonly weekday: number;
  readonly period: number;
  readonly own: string;
  readonly neis: string;
  readonly isDifferent: boolean;
}

/** 창의적 체험활동 goes by many names. */
const ACTIVITIES = /^(?:자율|자치|동아리|봉사|진로|창의적).*활동$|^창체$/u;
const SHORT_CHARACTERS = 2;

/**
 * A week of NEIS as the base table would be typed: one of the teacher's own subjects where its name is the same, else one that
 * every school has, else a new one. A day without lessons there (a holiday) is not in it, and stays as it is (spec 15 §3).
 */
export function toNeisWeek(lessons: readonly NeisLesson[], own: readonly KeptSubject[]): TypedWeek {
  const days = new Map<number, (TypedLesson | null)[]>();
  for (const { day, period, name } of lessons) {
    if (period < 1 || period > LAST_PERIOD) continue;
    const cleaned = toName(name);
    if (cleaned === "") continue;
    const weekday = toWeekPlace(day) + 1;
    const typed = days.get(weekday) ?? [];
    while (typed.length < period) typed.push(null);
    // Two groups of one class at one time: the first counts.
    typed[period - 1] ??= { subject: findSubject(cleaned, own) };
    days.set(weekday, typed);
  }
  return days;
}

/** The places of the days that NEIS tells, in order, each with whether it is another lesson than one's own. */
export function compareWeek(
  week: TypedWeek,
  own: BaseWeek | undefined,
  subjects: ReadonlyMap<string, KeptSubject>,
): readonly ComparedLesson[] {
  return [...week]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([weekday, typed]) => {
      const lessons = own?.days.get(weekday) ?? new Map<number, { readonly subjectId: string }>();
      const last = Math.max(typed.length, ...lessons.keys());
      return Array.from({ length: last }, (_, index) => {
        const kept = lessons.get(index + 1);
        const mine = kept ? toSubjectName(subjects, kept.subjectId) : "";
        const neis = typed[index]?.subject.name ?? "";
        return { weekday, period: index + 1, own: mine, neis, isDifferent: mine !== neis };
      });
    });
}

/** 「- 과학」 is 「과학」, 「국어(글쓰기)」 is 「국어」, 「자율활동」 is 「창체」. */
function toName(written: string): string {
  const name = written
    .replace(/^[\s\-*·[\]]+/u, "")
    .replace(/\s*[([].*$/u, "")
    .trim()
    .slice(0, LONGEST_SUBJECT_NAME_CHARACTERS);
  return ACTIVITIES.test(name.replaceAll(/\s/gu, "")) ? "창체" : name;
}

function findSubject(name: string, own: readonly KeptSubject[]): KeptSubject | PresetSubject {
  const bare = (text: string): string => text.replaceAll(/[\s·]/gu, "");
  const isNamed = (subject: PresetSubject): boolean =>
    bare(subject.name) === bare(name) || subject.short === name;
  return (
    own.find(isNamed) ??
    presetSubjects.find(isNamed) ?? { name, short: name.slice(0, SHORT_CHARACTERS), colour: "sky" }
  );
}
