import { findNextOpenDay } from "@damim/domain/attendance/open-days.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { toMinutes } from "@damim/domain/bells/bell-time.ts";
import type { BellRow } from "@damim/domain/bells/bells.ts";
import {
  toSeoulDay,
  toSeoulMinutes,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toMinutesWords } from "@damim/domain/calendar-day/minutes-words.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { isSchoolOpen } from "@damim/domain/school-calendar/school-calendar.ts";
import { useCallback } from "react";
import { useClockValue, useRunningClock } from "../../data/server/use-running-clock.ts";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useBellsOfDays } from "../../data/use-bell-day.ts";
import { useClassTable } from "../../data/use-day-table.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { MarkQuestionSlot } from "../../kit/attendance/mark-question-slot.tsx";
import { useFetched } from "../../data/use-fetched.ts";
import { YardTabs } from "../../kit/page/yard-tabs.tsx";
import { buttonLook } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Link } from "../../ui/link.tsx";
import { NoStudentsYet } from "../../ui/no-students-yet.tsx";
import { MorningCards, type MorningPageProps } from "./morning-cards.tsx";
import { MorningList } from "./morning-list.tsx";

/** 아침: who is missing, what the day brings. It ends at 0. */
export function Component(props: MorningPageProps) {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const store = findStoreOfDay(data, today);
  return (
    <div className="@container flex flex-1 flex-col gap-4 pb-2">
      <div className="max-md:hidden">
        <YardTabs open="morning" isWithoutTitle />
      </div>
      <div className="relative flex min-h-28 flex-col justify-center overflow-hidden rounded-card bg-warm-weak px-7 py-3 max-sm:order-last max-sm:min-h-0 max-sm:last:hidden max-sm:shrink-0 max-sm:bg-transparent max-sm:p-0">
        {/* The weather comes late, or not at all: nothing moves for it. */}
        <div className="min-h-6 max-sm:min-h-11 sm:pr-36">
          <MorningCards {...props} column="banner" />
        </div>
        {/* On a phone the list comes first. */}
        <h1 className="title text-28 text-balance max-sm:sr-only">
          좋은 아침이에요, {data.teacher.nickName} 선생님
        </h1>
        <span className="absolute right-6 -bottom-10 max-sm:hidden">
          <Dami prop="rays" size={120} />
        </span>
      </div>
      {store && <MorningOfClass store={store} today={today} {...props} />}
      <MarkQuestionSlot />
    </div>
  );
}

function MorningOfClass(
  props: MorningPageProps & { readonly store: Store; readonly today: CalendarDay },
) {
  const { store, today, cards, dueSources } = props;
  const { calendar } = useClassTable(store);
  const students = useRoster(store);
  const { whole } = store;
  const waitForAll = useCallback(() => whole.then(() => true), [whole]);
  const isHere = useFetched(waitForAll) ?? false;
  const until = useArrivalWords(store, today);
  const isOpen = isSchoolOpen(calendar, today);
  if (!isHere) return null;
  const first = <MorningCards cards={cards} dueSources={dueSources} column="first" />;
  return (
    // A long list takes the room of two: what the day brings then stands in one column.
    <div className="group/day grid items-start gap-4 @min-[48rem]:grid-cols-2 @min-[68rem]:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_17rem] @min-[68rem]:has-data-many:grid-cols-[minmax(0,1fr)_19rem]">
      {!isOpen ? (
        <Card>
          {first}
          <EmptyState
            picture={<Dami mood="calm" prop="sleeping" />}
            title="오늘은 쉬는 날이에요"
            actions={
              <Link to="/" className={buttonLook({ look: "line" })}>
                오늘로 가기
              </Link>
            }
          >
            다음 등교일은 {toKoreanDay(findNextOpenDay(calendar, today))}이에요.
          </EmptyState>
        </Card>
      ) : students.length === 0 ? (
        <Card>
          <NoStudentsYet />
        </Card>
      ) : (
        <MorningList store={store} day={today} until={until} first={first} />
      )}
      <div className="contents flex-col gap-4 @min-[68rem]:group-has-data-many/day:flex">
        <div className="flex flex-col gap-4">
          <MorningCards cards={cards} dueSources={dueSources} column="middle" />
        </div>
        <div className="flex flex-col gap-4 empty:hidden">
          <MorningCards cards={cards} dueSources={dueSources} column="right" />
        </div>
      </div>
    </div>
  );
}

/** 「8시 50분까지 28분 남았어요」: until 등교 ends or the first lesson begins; nothing on a day without bells. */
function useArrivalWords(store: Store, today: CalendarDay): string {
  const clock = useRunningClock();
  const { rows } = useBellsOfDays(store)(today);
  const at = findArrival(rows);
  return useClockValue(clock, ({ shown }) => {
    if (at === undefined) return "번호를 적거나 「왔어요」를 눌러 주세요";
    const left = at - toSeoulMinutes(shown);
    const words = `${Math.floor(at / 60)}시${at % 60 > 0 ? ` ${at % 60}분` : ""}`;
    return left > 0
      ? `${words}까지 ${toMinutesWords(left)} 남았어요`
      : `등교 시각 ${withParticle(words, "이/가")} 지났어요`;
  });
}

function findArrival(rows: readonly BellRow[]): number | undefined {
  const arrival = rows.find(({ label }) => label.includes("등교"));
  const first = rows.find(({ type }) => type === "lesson");
  const text = arrival?.to ?? first?.from;
  return text === undefined ? undefined : toMinutes(text);
}
