import {
  isCalendarDay,
  addDays,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { baseTableKind } from "@damim/domain/class-table/base-table.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { findLetterMonday, toLetterMonday } from "@damim/domain/weekly-letter/letter-weeks.ts";
import { LONGEST_NOTES, weeklyLetterKind } from "@damim/domain/weekly-letter/weekly-letter.ts";
import { findLastLetter, isLetterEmpty } from "@damim/domain/weekly-letter/write-weekly-letter.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { findClassStore, findClassYear, type Store } from "../../data/teacher-data.ts";
import { useClassLine } from "../../data/use-class-line.ts";
import { useClassTable } from "../../data/use-day-table.ts";
import { useHasFamilyPage } from "../../data/family-report/use-has-family-page.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { ForkedNotice } from "../../kit/long-text/forked-notice.tsx";
import { EmptyOfYear } from "../../kit/page/empty-of-year.tsx";
import { HistoryButton } from "../../kit/record/history-button.tsx";
import { historyOf } from "../../kit/record/history-of.ts";
import { late } from "../../ui/arrival/late.ts";
import { Button, buttonLook, IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Link } from "../../ui/link.tsx";
import { createLetterCommands } from "./letter-commands.ts";
import { LetterSheet } from "./letter-sheet.tsx";
import { TellFamilies } from "./tell-families.tsx";
import { useLaidLetter } from "./use-laid-letter.ts";
import { useLetterFoot } from "./use-letter-foot.ts";
import { useLetterForm } from "./use-letter-form.ts";
import { useStayBeside } from "./use-stay-beside.ts";

const LetterHistory = historyOf(() =>
  import("@damim/domain/weekly-letter/weekly-letter-record.ts").then((file) => file.weeklyLetter),
);

const LetterOutput = late(
  () => import("./letter-output.tsx").then((file) => file.LetterOutput),
  // As wide as its three buttons, which stand in two rows on a phone.
  <span className="h-11 w-94 max-w-full max-md:h-24" />,
  { isMain: true },
);

// The class is the teacher's own, whoever else she teaches.
const noStudents: readonly never[] = [];

/** 주간학습안내: a week's lessons, 준비물 and words for home, on screen as they print. */
export function Component() {
  const data = useTeacherData();
  const store = findClassStore(data);
  return store ? <LetterOfYear store={store} year={findClassYear(data)} /> : null;
}

function LetterOfYear({ store, year }: { readonly store: Store; readonly year: SchoolYear }) {
  const { now } = useTeacherData();
  const [params, setParams] = useSearchParams();
  const address = params.get("day");
  const monday = toLetterMonday(isCalendarDay(address) ? address : findLetterMonday(now()), year);
  const [before, after] = [-7, 7].map((days) => toLetterMonday(addDays(monday, days), year));
  // The address has the week, so that it stays while it is written, past Thursday noon and over a reload.
  const choose = (day: CalendarDay | undefined): void =>
    setParams((all) => ({ ...Object.fromEntries(all), ...(day && { day }) }), { replace: true });
  const isInAddress = address === monday;
  useEffect(() => {
    if (!isInAddress) choose(monday);
    // oxlint-disable-next-line react/exhaustive-deps -- where the address tells another week or none
  }, [isInAddress, monday]);
  const table = useClassTable(store);
  return (
    <div className="flex flex-1 flex-col gap-4 print:block">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <h1 className="title text-24">주간학습안내</h1>
        <div className="flex items-center gap-2">
          <IconButton
            label="앞 주"
            variant="line"
            icon={<ChevronLeft size={20} aria-hidden />}
            disabled={before === monday}
            onClick={() => choose(before)}
          />
          <p className="min-w-36 text-center text-15 font-semibold">
            {toKoreanMonthDay(monday)} – {toKoreanMonthDay(addDays(monday, 4))}
          </p>
          <IconButton
            label="다음 주"
            variant="line"
            icon={<ChevronRight size={20} aria-hidden />}
            disabled={after === monday}
            onClick={() => choose(after)}
          />
        </div>
        {after === monday && (
          <p className="text-14 text-fg-2">3월 1일부터는 {year + 1}학년도에 있어요.</p>
        )}
      </div>
      {table.weeks.length === 0 ? (
        <Card>
          <EmptyOfYear
            kind={baseTableKind}
            noun="시간표"
            title="시간표가 아직 없어요"
            actions={
              <Link to="/classTable" className={buttonLook({ look: "filled" })}>
                기본 시간표 적기
              </Link>
            }
          >
            학급시간표에서 요일마다 과목을 적으면 한 주가 저절로 나와요.
          </EmptyOfYear>
        </Card>
      ) : (
        <LetterOfWeek key={monday} store={store} year={year} monday={monday} />
      )}
    </div>
  );
}

function LetterOfWeek(props: {
  readonly store: Store;
  readonly year: SchoolYear;
  readonly monday: CalendarDay;
}) {
  const { store, year, monday } = props;
  const sheet = useRef<HTMLElement>(null);
  const form = useLetterForm(store, monday, sheet);
  const { row, words, isPast } = form;
  const letter = useLaidLetter(store, { year, monday });
  const stayBeside = useStayBeside(letter);
  const letters = useRows(store, weeklyLetterKind);
  const commands = useCommands(createLetterCommands, store);
  const place = useClassLine(year, noStudents);
  const hasFamilyPage = useHasFamilyPage(store, "hidesLetter");
  const foot = useLetterFoot(year, hasFamilyPage);
  const canStart = !isPast && isLetterEmpty(words) && findLastLetter(letters, monday) !== undefined;
  const start = (): void => {
    const taught = letter.days.flatMap(({ closed }, at) => (closed ? [] : [at]));
    commands.startFromLast(monday, new Set(taught));
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <Link to={`/classTable?day=${monday}`} className={buttonLook({ look: "text" })}>
          학급시간표
        </Link>
        {canStart && (
          <Button variant="weak" onClick={start}>
            지난주 것으로 시작
          </Button>
        )}
        {!isPast && letter.leftOut.length > 0 && (
          <Button
            variant="text"
            data-put-back
            onClick={() => stayBeside(() => commands.putBack(letter.leftOut))}
          >
            뺀 일정 {letter.leftOut.length}개 다시 넣기
          </Button>
        )}
        {!isPast && hasFamilyPage && (
          <TellFamilies store={store} monday={monday} row={row} mayTell={form.mayTell} />
        )}
        <span className="ml-auto flex flex-wrap items-center gap-2">
          {row && (
            <HistoryButton
              of={LetterHistory}
              look="line"
              store={store}
              ids={[monday]}
              subject="주간학습안내"
            />
          )}
          <LetterOutput letter={letter} words={words} place={place} foot={foot} />
        </span>
      </div>
      {row?.forked && (
        <div className="print:hidden">
          <ForkedNotice
            store={store}
            kind={weeklyLetterKind}
            row={{ ...row, id: monday }}
            field="notes"
            label="알려 드려요"
            longest={LONGEST_NOTES}
            onChosen={form.form.forget}
          />
        </div>
      )}
      <LetterSheet
        ref={sheet}
        letter={letter}
        form={form}
        place={place}
        foot={foot}
        onLeaveOut={(event) => stayBeside(() => commands.leaveOut(event))}
      />
    </>
  );
}
