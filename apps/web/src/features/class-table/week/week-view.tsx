import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { ClassTable } from "@damim/domain/class-table/class-table.ts";
import { toPlaceWords, type LessonPlace } from "@damim/domain/class-table/lesson-place.ts";
import { toMonday } from "@damim/domain/class-table/weeks/week-letter.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { ArrowLeftRight, ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Button, buttonLook, IconButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Link } from "../../../ui/link.tsx";
import { NARROW, useMedia } from "../../../ui/use-media.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { findWeekWords, listWeekTables, type Subjects } from "../rows/table-rows.ts";
import { DayLessons } from "./day-lessons.tsx";
import { usePeriodTimes } from "./use-period-times.ts";
import { WeekGrid } from "./week-grid.tsx";

/** 이번 주, and the weeks around it; a lesson in hand stays in it from week to week. */
export function WeekView(props: {
  readonly store: Store;
  readonly table: ClassTable;
  readonly subjects: Subjects;
  readonly today: CalendarDay;
  readonly span: { readonly from: CalendarDay; readonly to: CalendarDay };
  readonly picked: LessonPlace | undefined;
  readonly onPicked: (place: LessonPlace | undefined) => void;
  readonly onPress: (place: LessonPlace) => void;
  readonly onDay: (day: CalendarDay) => void;
  readonly onDrawn: (from: LessonPlace, to: LessonPlace) => void;
  /** The day that was asked for by the address. */
  readonly startDay: CalendarDay | undefined;
}) {
  const { store, table, subjects, today, span, picked, onPicked, onPress, onDay, onDrawn } = props;
  const first = today < span.from ? span.from : today > span.to ? span.to : today;
  const [own, setChosen] = useState(props.startDay);
  const chosen = own ?? first;
  const isNarrow = useMedia(NARROW);
  const monday = toMonday(chosen);
  const days = listWeekTables(table, monday);
  const weekWords = findWeekWords(days);
  const times = usePeriodTimes(store, table.calendar, days);
  const shared = { days, times, subjects, today, picked, onPress, onDay };
  return (
    <Card className="flex min-w-0 flex-col gap-3 max-sm:p-3!">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          label="앞 주"
          variant="line"
          className="print:hidden"
          icon={<ChevronLeft size={20} aria-hidden />}
          disabled={monday <= span.from}
          onClick={() => setChosen(addDays(monday, -7))}
        />
        <p className="min-w-36 text-center text-15 font-semibold">
          {toKoreanMonthDay(monday)} – {toKoreanMonthDay(addDays(monday, 4))}
          {weekWords && ` · ${weekWords}`}
        </p>
        <IconButton
          label="다음 주"
          variant="line"
          className="print:hidden"
          icon={<ChevronRight size={20} aria-hidden />}
          disabled={addDays(monday, 7) > span.to}
          onClick={() => setChosen(addDays(monday, 7))}
        />
        {monday !== toMonday(first) && (
          <Button variant="text" className="print:hidden" onClick={() => setChosen(first)}>
            이번 주로
          </Button>
        )}
        <Link
          to={`/weeklyLetter?day=${monday}`}
          className={`${buttonLook({ look: "text" })} ${picked ? "" : "ml-auto"}`}
        >
          주간학습안내
        </Link>
        {picked && (
          <p
            role="note"
            className="ml-auto print:hidden flex items-center gap-2 text-15 font-semibold"
          >
            <ArrowLeftRight size={18} aria-hidden className="text-brand" />
            {withParticle(toPlaceWords(picked), "과/와")} 바꿀 시간을 누르세요.
            <Button variant="text" onClick={() => onPicked(undefined)}>
              그만두기
            </Button>
          </p>
        )}
      </div>
      {isNarrow ? (
        <DayLessons {...shared} chosen={chosen} onChosen={setChosen} />
      ) : (
        <WeekGrid
          {...shared}
          onPick={(at) => onPicked(picked === at ? undefined : at)}
          onDrawn={onDrawn}
        />
      )}
    </Card>
  );
}
