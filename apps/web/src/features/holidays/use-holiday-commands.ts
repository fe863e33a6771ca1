import { act, ACT_TOAST } from "../../kit/act/act.ts";
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
import { useMemo, useState } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { toSpanWords } from "./span-words.ts";

/** From so many days on the writing shows that it is under way. */
const LONG_SPAN_DAYS = 40;

/**
 * What a teacher does with the calendar. Each act is one undo step. `failure` is what the disk said when it
 * refused to keep it (spec 03 §3: never for a lost network, where the words wait on the disk).
 */
export function useHolidayCommands(store: Store) {
  const { history } = useTeacherData();
  const [failure, setFailure] = useState<string>();
  const commands = useMemo(() => {
    const write = async (changes: readonly Change[], label: string, sentence: string) => {
      if (changes.length === 0) {
        showToast.blank("이미 그렇게 적혀 있어요", { id: ACT_TOAST });
        return;
      }
      if (changes.length > LONG_SPAN_DAYS)
        showToast.loading(`${changes.length}일을 적고 있어요`, { id: ACT_TOAST });
      const outcome = await act(history, store, changes, sentence, {
        label,
        isSaidWhenStored: true,
      });
      if (outcome.type === "stored") return;
      showToast.dismiss(ACT_TOAST);
      setFailure(outcome.cause);
    };
    const plan = (days: readonly OwnDay[], removed: readonly CalendarDay[]) =>
      planOwnDays(toOwnDaysByDay(store), { days, removed });
    return {
      /** Writes own days in place of others: one step, however long the span is. */
      save(days: readonly OwnDay[], removed: readonly CalendarDay[]) {
        const words = toSpanWords(days);
        void write(plan(days, removed), `${words} 휴일 적기`, `${words} 휴일을 적었어요`);
      },
      remove(days: readonly OwnDay[]) {
        const words = toSpanWords(days);
        const changes = plan(
          [],
          days.map(({ day }) => day),
        );
        void write(changes, `${words} 휴일 지우기`, `${words} 휴일을 지웠어요`);
      },
      /** 「이날은 학교에 가요」 of a built-in holiday, and back. */
      setOpen(day: CalendarDay, name: string, isOpen: boolean) {
        const changes = isOpen ? plan([{ day, type: "open", label: "" }], []) : plan([], [day]);
        const words = `${toKoreanMonthDay(day)} ${name}`;
        const sentence = isOpen ? "학교 가는 날로 바꿨어요" : "쉬는 날로 바꿨어요";
        void write(changes, `${words} 바꾸기`, `${words} · ${sentence}`);
      },
      saveTerms(terms: SchoolTerms) {
        const row = createRow(schoolTermsKind.name, SCHOOL_TERMS_ID, { ...terms });
        void write([row], "학기 날짜", "학기 날짜를 저장했어요");
      },
      /** Days and dates of the school's calendar, as one step; dates that do not come stay. */
      takeOver(days: readonly OwnDay[], terms: SchoolTerms) {
        const changes = [...plan(days, []), ...planTerms(store, terms)];
        void write(changes, "학사일정 가져오기", "학사일정을 가져왔어요");
      },
    };
  }, [store, history]);
  return { commands, failure, forgetFailure: () => setFailure(undefined) };
}

export type HolidayCommands = ReturnType<typeof useHolidayCommands>["commands"];

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
