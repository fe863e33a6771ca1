import { addOpenDays, findNextOpenDay } from "@damim/domain/attendance/open-days.ts";
import {
  addDays,
  isCalendarDay,
  toSeoulDay,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { findDayLogs } from "@damim/domain/daily-log/find-day-logs.ts";
import { dayNoticeKind } from "@damim/domain/day-notice/day-notice.ts";
import { recordSchoolYear, toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { ChevronLeft, ChevronRight, Search } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { findStoreOfDay, findClassStore, type Store } from "../../../data/teacher-data.ts";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { late } from "../../../ui/arrival/late.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { toNoticePlace } from "../notice-place.ts";
import { NoticeDesk } from "./notice-desk.tsx";

// Behind what is typed.
const FoundDays = late(() =>
  import("../../../kit/search/found-days.tsx").then((file) => file.FoundDays),
);

/** 알림장: what to bring and hand in tomorrow, written once for the board and for the messenger. The address names the day. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now())) ?? findClassStore(data);
  return store ? <NoticesOfYear store={store} /> : null;
}

function NoticesOfYear({ store }: { readonly store: Store }) {
  const today = toSeoulDay(useTeacherData().now());
  const scope = parseScope(store.scope);
  const year = scope?.type === "year" ? scope.year : recordSchoolYear(today);
  const { from, to } = toSchoolYearSpan(year);
  const calendar = useSchoolCalendar(year);
  const navigate = useNavigate();
  const asked = useSearchParams()[0].get("day");
  const wanted = isCalendarDay(asked) ? asked : today;
  const day = wanted < from ? from : wanted > to ? to : wanted;
  const [typed, setTyped] = useState("");
  const notices = useRows(store, dayNoticeKind);
  const show = (next: CalendarDay): void => {
    setTyped("");
    void navigate(toNoticePlace(next), { replace: true });
  };
  const before = addOpenDays(calendar, day, -1);
  const after = findNextOpenDay(calendar, day);
  const days = [...notices.values()].map((row) => ({ day: row.day, body: row.lines ?? "" }));
  const head = (actions?: ReactNode) => (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <h1 className="title text-24">알림장</h1>
      <div className="flex items-center">
        <IconButton
          label="앞 날"
          icon={<ChevronLeft size={20} aria-hidden />}
          disabled={before < from}
          onClick={() => show(before)}
        />
        <IconButton
          label="다음 날"
          icon={<ChevronRight size={20} aria-hidden />}
          disabled={after > to}
          onClick={() => show(after)}
        />
        <p className="px-2 text-15 font-semibold">{toKoreanDay(day)}</p>
        {day !== today && today >= from && today <= to && (
          <Button variant="text" onClick={() => show(today)}>
            오늘
          </Button>
        )}
      </div>
      <TextField
        type="search"
        label="알림장 찾기"
        isLabelHidden
        placeholder="낱말로 찾기"
        fieldSize="dense"
        className="ml-auto w-44 max-sm:w-full"
        value={typed}
        onValueChange={setTyped}
        lead={<Search size={18} aria-hidden className="shrink-0 text-fg-3" />}
      />
      {actions}
    </div>
  );
  return (
    <div className="flex flex-1 flex-col gap-4 lg:min-h-0 print:block">
      {typed.trim() === "" ? (
        <NoticeDesk
          key={day}
          store={store}
          day={day}
          next={after}
          head={head}
          nextWords={after === addDays(day, 1) ? "내일" : toKoreanDay(after)}
        />
      ) : (
        <>
          {head()}
          <FoundDays label="찾은 알림장" days={findDayLogs(days, typed)} onDay={show} />
        </>
      )}
    </div>
  );
}
