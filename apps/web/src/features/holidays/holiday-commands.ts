import { createRow } from "@damim/sync/change.ts";
import type { Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { planOwnDays } from "@damim/domain/school-calendar/own-day-record.ts";
import { ownDayKind, type OwnDay } from "@damim/domain/school-calendar/own-day.ts";
import {
  SCHOOL_TERMS_ID,
  schoolTermsKind,
  type SchoolTerms,
} from "@damim/domain/school-calendar/school-terms.ts";
import type { Store } from "../../data/teacher-data.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";
import { toSpanWords } from "./span-words.ts";

/** Hears of each act, and how it comes out: it is said when the disk has it. */
export type Follow = (
  written: ReturnType<CommandDeps["act"]>,
  sentence: string,
  dayCount: number,
) => void;

/** What a teacher does with the calendar. Each act is one undo step, and said once it is on the disk. */
export function createHolidayCommands(
  { store, newId, act, say }: CommandDeps,
  follow: Follow = () => undefined,
) {
  const write = (changes: readonly Change[], label: string, sentence: string): void => {
    if (changes.length === 0) say("이미 그렇게 적혀 있어요");
    else follow(act(changes, label, { session: newId() }), sentence, changes.length);
  };
  const plan = (days: readonly OwnDay[], removed: readonly CalendarDay[]) =>
    planOwnDays(toOwnDaysByDay(store), { days, removed });
  return {
    /** Writes own days in place of others: one step, however long the span is. */
    save(days: readonly OwnDay[], removed: readonly CalendarDay[]) {
      const words = toSpanWords(days);
      write(plan(days, removed), `${words} 휴일 적기`, `${words} 휴일을 적었어요`);
    },
    remove(days: readonly OwnDay[]) {
      const words = toSpanWords(days);
      const changes = plan(
        [],
        days.map(({ day }) => day),
      );
      write(changes, `${words} 휴일 지우기`, `${words} 휴일을 지웠어요`);
    },
    /** 「이날은 학교에 가요」 of a built-in holiday, and back. */
    setOpen(day: CalendarDay, name: string, isOpen: boolean) {
      const changes = isOpen ? plan([{ day, type: "open", label: "" }], []) : plan([], [day]);
      const words = `${toKoreanMonthDay(day)} ${name}`;
      const sentence = isOpen ? "학교 가는 날로 바꿨어요" : "쉬는 날로 바꿨어요";
      write(changes, `${words} 바꾸기`, `${words} · ${sentence}`);
    },
    saveTerms(terms: SchoolTerms) {
      const row = createRow(schoolTermsKind.name, SCHOOL_TERMS_ID, { ...terms });
      write([row], "학기 날짜", "학기 날짜를 저장했어요");
    },
    /** Days and dates of the school's calendar, as one step; dates that do not come stay. */
    takeOver(days: readonly OwnDay[], terms: SchoolTerms) {
      const changes = [...plan(days, []), ...planTerms(store, terms)];
      write(changes, "학사일정 가져오기", "학사일정을 가져왔어요");
    },
  };
}

export type HolidayCommands = ReturnType<typeof createHolidayCommands>;

function planTerms(store: Store, terms: SchoolTerms): readonly Change[] {
  if (Object.keys(terms).length === 0) return [];
  const { name } = schoolTermsKind;
  const isTold = store.rows(schoolTermsKind).has(SCHOOL_TERMS_ID);
  return isTold
    ? [{ kind: name, id: SCHOOL_TERMS_ID, set: { ...terms } }]
    : [createRow(name, SCHOOL_TERMS_ID, { ...terms })];
}

function toOwnDaysByDay(store: Store): ReadonlyMap<CalendarDay, OwnDay> {
  return new Map([...store.rows(ownDayKind).values()].map((own) => [own.day, own]));
}
