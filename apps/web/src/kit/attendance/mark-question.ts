import {
  toMonth,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { monthCloseKind } from "@damim/domain/month-close/month-close.ts";
import type { Store } from "../../data/teacher-data.ts";

/** What is asked before attendance is written. Everything else is written at once and can be taken back. */
export interface MarkQuestion {
  /** Once said yes to, the same question is not asked again on this screen. Absent: each time. */
  readonly key?: string;
  readonly title: string;
  readonly text: string;
  readonly actLabel: string;
}

/** The question that is on screen, or was last while it closes. */
export interface AskedQuestion extends MarkQuestion {
  readonly isOpen: boolean;
  readonly proceed: () => void;
}

// One question at a time, wherever on the page it was asked.
let asked: AskedQuestion | undefined;
const listeners = new Set<() => void>();
const answered = new Set<string>();
// Several may stand on one page, such as under the dialog of 한 줄 기록: the last one asks.
const slots: object[] = [];
let findDayQuestion: DayQuestionFinder = () => undefined;

/** What is asked about a mark of a day; nothing of most days. */
export type DayQuestionFinder = (day: CalendarDay) => MarkQuestion | undefined;

/** The calendar is fetched with the slot and not with every mark: the list of holidays is long. */
export function askAboutDays(find: DayQuestionFinder): void {
  findDayQuestion = find;
}

/** Asks one question after the other; `proceed` comes after the last yes, at once when none is left. */
export function askInTurn(
  store: Store,
  questions: readonly MarkQuestion[],
  proceed: () => void,
): void {
  const left = questions.filter(({ key }) => key === undefined || !answered.has(toKey(store, key)));
  const [question, ...others] = left;
  if (!question) {
    proceed();
    return;
  }
  show({
    ...question,
    isOpen: true,
    proceed() {
      if (question.key !== undefined) answered.add(toKey(store, question.key));
      askInTurn(store, others, proceed);
    },
  });
}

/** Of marks: a day without lessons, then what `listChangeQuestions` asks. */
export function listMarkQuestions(
  store: Store,
  days: readonly CalendarDay[],
): readonly MarkQuestion[] {
  const ofDays = days.map((day) => findDayQuestion(day)).filter((each) => each !== undefined);
  return [...ofDays, ...listChangeQuestions(store, days)];
}

/** Of everything that changes attendance: a month that was closed. */
export function listChangeQuestions(
  store: Store,
  days: readonly CalendarDay[],
): readonly MarkQuestion[] {
  const closes = store.rows(monthCloseKind);
  const months = [...new Set(days.map(toMonth))];
  return months.filter((month) => closes.has(month)).map(toMonthQuestion);
}

function toMonthQuestion(month: CalendarMonth): MarkQuestion {
  return {
    key: month,
    title: "마감한 달이에요",
    text: `${toKoreanMonth(month)} 출결은 이미 마감했어요. 고치면 월말 마감에 바뀐 출결로 남아요.`,
    actLabel: "그래도 고치기",
  };
}

function toKey({ scope }: Store, key: string): string {
  return `${scope} ${key}`;
}

/** For the component that asks. */
export function findQuestion(): AskedQuestion | undefined {
  return asked;
}

export function endQuestion(): void {
  if (asked) show({ ...asked, isOpen: false });
}

/** A place where questions are shown; the last one left means that the screen is: the next one asks everything anew. */
export function openSlot(slot: object): () => void {
  slots.push(slot);
  tell();
  return () => {
    slots.splice(slots.indexOf(slot), 1);
    if (slots.length === 0) {
      answered.clear();
      endQuestion();
    }
    tell();
  };
}

/** Whether it is this place that asks now. */
export function isAskingSlot(slot: object): boolean {
  return slots.at(-1) === slot;
}

export function watchQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: AskedQuestion): void {
  asked = next;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
