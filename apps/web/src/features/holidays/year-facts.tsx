import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import {
  countSchoolDays,
  LEAST_SCHOOL_DAYS,
} from "@damim/domain/school-calendar/count-school-days.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import {
  termDateLabels,
  termDateNames,
  type SchoolTerms,
} from "@damim/domain/school-calendar/school-terms.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { Pencil } from "lucide-react";
import { useIsPast } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";

/** 수업일수 of the year and of each semester, and the dates that they follow from. */
export function YearFacts(props: {
  readonly calendar: SchoolCalendar;
  readonly terms: SchoolTerms;
  readonly year: SchoolYear;
  readonly onEditTerms: () => void;
}) {
  const { calendar, terms, year, onEditTerms } = props;
  const isPast = useIsPast();
  const count = countSchoolDays(calendar, terms, year);
  const told = termDateNames.flatMap((name) => {
    const day = terms[name];
    return day ? [{ name, day }] : [];
  });
  const missing = LEAST_SCHOOL_DAYS - count.year;
  return (
    <div className="grid gap-4 max-lg:order-1 print:mb-4 print:block">
      <Card title="수업일수">
        {count.isWhole ? (
          <>
            <p className="text-28 font-extrabold">{count.year}일</p>
            {count.semesters && (
              <p className="mt-1 text-15 text-fg-2">
                1학기 {count.semesters[0]}일 · 2학기 {count.semesters[1]}일
              </p>
            )}
            {missing > 0 && (
              <div className="mt-3">
                <Notice tone="danger" title={`${LEAST_SCHOOL_DAYS}일보다 ${missing}일 적어요`}>
                  휴일과 학기 날짜를 확인해 주세요. 천재지변이나 연구학교면 학교장이 10분의 1까지
                  줄일 수 있어요.
                </Notice>
              </div>
            )}
          </>
        ) : (
          <p className="text-15 text-fg-2">
            {!isPast && "학기 날짜나 방학을 적으면 수업일수를 세어 드려요. 지금은 "}
            주말과 휴일만 빼고 {count.year}일이에요.
          </p>
        )}
      </Card>
      <Card title="학기 날짜">
        {told.length > 0 && (
          <dl className={`grid gap-2 ${isPast ? "" : "mb-4 max-sm:hidden"}`}>
            {told.map(({ name, day }) => (
              <div key={name} className="flex items-baseline justify-between gap-3 text-15">
                <dt className="text-fg-2">{termDateLabels[name]}</dt>
                <dd className="font-semibold whitespace-nowrap">{toKoreanDay(day)}</dd>
              </div>
            ))}
          </dl>
        )}
        {isPast ? (
          told.length === 0 && <p className="text-15 text-fg-2">적어 둔 날짜가 없어요.</p>
        ) : (
          <span className="print:hidden">
            <Button
              variant="weak"
              isFull
              icon={<Pencil size={18} aria-hidden />}
              onClick={onEditTerms}
            >
              {told.length > 0 ? "학기 날짜 고치기" : "학기 날짜 적기"}
            </Button>
          </span>
        )}
      </Card>
    </div>
  );
}
