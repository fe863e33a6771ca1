import { addDays, toWeekday, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDay } from "../calendar-day/korean-day.ts";
import { toLessonWords } from "../class-table/change-words.ts";
import type { DayTable } from "../class-table/class-table.ts";
import type { KeptSubject } from "../class-table/subject.ts";
import { toRepeatRule } from "../check/check-rounds.ts";
import type { KeptCheck } from "../check/check.ts";
import { withParticle } from "../hangul/particle.ts";
import type { DueItem } from "../month-close/due-list.ts";
import { hideNames } from "../names/hide-names.ts";
import { listOccurrences } from "../occurrence/list-occurrences.ts";
import type { EventTurn } from "../schedule/list-events.ts";
import { findClosing, type SchoolCalendar } from "../school-calendar/school-calendar.ts";
import type { RosterStudent } from "../student/student.ts";

/** What a teacher may take over into 알림장; nothing of it writes itself. */
export interface NoticeSuggestion {
  readonly id: string;
  readonly group: "day" | "papers" | "school";
  readonly title: string;
  readonly detail: string;
  /** The line that it becomes. */
  readonly text: string;
}

export interface SuggestionFacts {
  /** On which it is written. */
  readonly day: CalendarDay;
  /** The next school day's table. */
  readonly table: DayTable;
  readonly subjects: ReadonlyMap<string, KeptSubject>;
  readonly checks: Iterable<KeptCheck>;
  /** That touch the next school day. */
  readonly events: readonly EventTurn[];
  /** What is due of absences (`listDue`). */
  readonly due: readonly DueItem[];
  readonly calendar: SchoolCalendar;
  /** Whose names become numbers. */
  readonly students: readonly Pick<RosterStudent, "number" | "name">[];
}

/**
 * What other records know of the next school day: events, unit and 준비물 of its lessons, what is handed in then; how many
 * pupils owe a paper, as a number alone; when the school closes within two weeks. No pupil's name stands in it.
 */
export function listSuggestions(facts: SuggestionFacts): readonly NoticeSuggestion[] {
  const { students } = facts;
  return [
    ...listEventLines(facts),
    ...listLessonLines(facts),
    ...listCheckLines(facts),
    ...listPaperLines(facts),
    ...listClosingLines(facts),
  ].map(({ title, detail, text, ...rest }) => ({
    ...rest,
    title: hideNames(title, students),
    detail: hideNames(detail, students),
    text: hideNames(text, students),
  }));
}

function listEventLines({ events }: SuggestionFacts): readonly NoticeSuggestion[] {
  return events.map(({ event, planned }) => {
    const { title, start, place } = event;
    const more = [start, place].filter(Boolean).join(" ");
    return {
      id: `event~${event.id}~${planned}`,
      group: "day",
      title,
      detail: more || "일정",
      text: more ? `${title} (${more})` : title,
    };
  });
}

function listLessonLines({ table, subjects }: SuggestionFacts): readonly NoticeSuggestion[] {
  return table.cells.flatMap(
    ({ period, lesson, unit: learnt, words }): readonly NoticeSuggestion[] => {
      const [unit, bring] = [toOneLine(learnt), toOneLine(words?.bring)];
      if (!lesson || (!unit && !bring)) return [];
      const subject = toLessonWords(lesson, subjects);
      return [
        {
          id: `lesson~${period}`,
          group: "day",
          title: `${period}교시 ${subject}`,
          detail: [unit, bring].filter(Boolean).join(" · "),
          text: !unit
            ? `${subject} 준비물: ${bring}`
            : `${subject}: ${unit}${bring && ` (준비물: ${bring})`}`,
        },
      ];
    },
  );
}

function listCheckLines({ checks, table, calendar }: SuggestionFacts): readonly NoticeSuggestion[] {
  const span = { from: table.day, to: table.day };
  return [...checks].flatMap((check): readonly NoticeSuggestion[] => {
    const rule = toRepeatRule(check);
    const isThen = rule
      ? listOccurrences(rule, calendar, span).length > 0
      : check.dueOn === table.day;
    if (!isThen || check.closedOn || check.classKey) return [];
    const { id, title } = check;
    return [{ id: `check~${id}`, group: "day", title, detail: "제출", text: `${title} 내기` }];
  });
}

function listPaperLines({ due }: SuggestionFacts): readonly NoticeSuggestion[] {
  const pupils = new Map<string, Set<string>>();
  for (const item of due) {
    if (item.type !== "paper") continue;
    const { label } = item.paper;
    pupils.set(label, new Set([...(pupils.get(label) ?? []), item.studentId]));
  }
  return [...pupils].map(([label, { size }]) => {
    const title = `${label} 낼 사람`;
    return {
      id: `paper~${label}`,
      group: "papers",
      title,
      detail: `${size}명 · 이름은 넣지 않아요`,
      text: `${title} ${size}명`,
    };
  });
}

const AHEAD_DAYS = 14;

function listClosingLines({ day, calendar }: SuggestionFacts): readonly NoticeSuggestion[] {
  const found: NoticeSuggestion[] = [];
  let before = findClosing(calendar, day)?.name ?? "";
  for (let ahead = 1; ahead <= AHEAD_DAYS; ahead += 1) {
    const on = addDays(day, ahead);
    const closing = findClosing(calendar, on);
    const isWeekend = [0, 6].includes(toWeekday(on));
    // A weekend does not part two days of one vacation.
    if (isWeekend && closing) continue;
    const { name = "" } = closing ?? {};
    if (closing && name && name !== before)
      found.push({
        id: `closing~${on}`,
        group: "school",
        title: `${toKoreanDay(on)} ${name}`,
        detail: "학교 쉬는 날",
        text: `${toKoreanDay(on)}${closing.reason === "vacation" ? "부터" : "은"} ${withParticle(name, "이에요/예요")}`,
      });
    before = name;
  }
  return found;
}

function toOneLine(words: string | null | undefined): string {
  return (words ?? "").replaceAll(/\s+/gu, " ").trim();
}
