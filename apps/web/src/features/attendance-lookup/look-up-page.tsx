import type { AttendanceRules } from "@damim/domain/attendance/attendance-rules.ts";
import type { DayRange } from "@damim/domain/attendance/count/attendance-counts.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { toMonth, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { isVacationTold } from "@damim/domain/school-calendar/count-school-days.ts";
import { recordSchoolYear, toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { useState } from "react";
import { useClassChoice } from "../../data/years/class-choice.ts";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useClassLine } from "../../data/use-class-line.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useSchoolCalendar } from "../../data/use-school-calendar.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { printPage } from "../../platform/print.ts";
import { saveFile } from "../../platform/save-file.ts";
import { ClassSwitch } from "../../ui/field/class-switch.tsx";
import { PageWithoutStudents } from "../../ui/page-without-students.tsx";
import { OutputButtons } from "../../ui/paper/output-buttons.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { LookUpFilters } from "./look-up-filters.tsx";
import { describeSpan, isMonth, toRange, type LookUpSpan } from "../../kit/span/look-up-span.ts";
import { useUncountedWords } from "../../kit/span/uncounted-note.tsx";
import { PicturesView } from "./pictures-view.tsx";
import { PrintMonth } from "./print-month.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import { calledKinds, toClassRows, toStudentRows, type TotalsRow } from "./totals-rows.ts";
import { totalsColumns, TotalsTable } from "./totals-table.tsx";
import { useLookUp } from "./use-look-up.ts";
import { useMoreCounts } from "./use-more-counts.ts";
import { FirstUseHint } from "../../kit/page/sum-hints.tsx";
import { toSpanWords } from "@damim/domain/school-calendar/first-use.ts";
import { listYearlyColumns, VacationsMissing, YearlyView } from "./yearly-view.tsx";
import { kindLabels } from "@damim/domain/attendance/code/attendance-code.ts";
import { countOfKind } from "@damim/domain/attendance/count/attendance-counts.ts";
import { listPupilColumns, type CountColumn } from "./count-table.tsx";

type LookUpView = "totals" | "pictures" | "yearly";

const views: readonly { readonly value: LookUpView; readonly label: string }[] = [
  { value: "totals", label: "통계" },
  { value: "pictures", label: "그림" },
  { value: "yearly", label: "학년 말" },
];

/** 출결조회: totals of the class or of one pupil over a span, pictures, the yearly table; file and print. */
export function Component() {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const store = findStoreOfDay(data, today);
  if (!store) return null;
  return <OpenYear store={store} />;
}

function OpenYear({ store }: { readonly store: Store }) {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const year = recordSchoolYear(today);
  // A club shows no reasons, asks for no papers and has no record of a year (spec 14 §9).
  const isClub = data.club !== undefined;
  const everybody = data.club ? data.club.entry.name : "우리 반";
  const calendar = useSchoolCalendar(year);
  const roster = useRoster(store);
  const classChoice = useClassChoice(store);
  const [view, setView] = useState<LookUpView>("totals");
  const [chosenSpan, setSpan] = useState<LookUpSpan>();
  const span = chosenSpan ?? toMonth(today);
  const [chosenOwn, setOwn] = useState<DayRange>();
  const own = chosenOwn ?? { from: toSchoolYearSpan(year).from, to: today };
  const [studentId, setStudentId] = useState<StudentId>("");
  const range =
    view === "yearly" ? toSchoolYearSpan(year) : toRange(span, { year, today, calendar, own });
  const { rows, rules, unsettled } = useLookUp({
    store,
    year,
    range,
    today,
    isYearly: view === "yearly",
  });
  const chosen = rows.find(({ student }) => student.id === studentId);
  const isClass = !chosen;
  const shown = chosen ? [chosen] : rows;
  const countMore = useMoreCounts({ store, year, range, rules, today });
  const totalsRows = chosen
    ? toStudentRows(
        chosen,
        { from: toMonth(range.from), to: toMonth(range.to) },
        countMore(chosen.student.id),
      )
    : toClassRows(rows, countMore, everybody);
  const students = rows.map(({ student }) => student);
  const classLine = useClassLine(year, students);
  const place = data.club ? `${data.club.entry.name} · 교사 ${data.teacher.nickName}` : classLine;
  const who = chosen ? toStudentWords(chosen.student) : everybody;
  const title =
    view === "yearly" ? `${year}학년도 학년 말 출결` : `${describeSpan(span, year)} 출결 통계`;
  const uncounted = useUncountedWords(store, range);
  const note = [sayCounting(isClub, rules), uncounted, isClub ? "" : unsettled]
    .filter(Boolean)
    .join(" ");
  const since = toSpanWords(calendar, range);
  const lacksVacations = view === "yearly" && !isVacationTold(calendar, year);
  const paperNote = [
    since && `${since}.`,
    lacksVacations && "수업일수에 방학인 날도 들어 있어요.",
    note,
  ]
    .filter(Boolean)
    .join(" ");
  const sheet = {
    title: chosen ? `${title} · ${who}` : title,
    place,
    note: paperNote,
    today,
  };
  const hasMonthPaper = view === "totals" && isMonth(span) && isClass && !isClub;
  const columns = isClub ? clubTotalsColumns : totalsColumns;

  const download = async (): Promise<void> => {
    const { createTotalsFile, createYearlyFile } = await import("./create-totals-file.ts");
    const file =
      view === "yearly"
        ? createYearlyFile(title, shown, since)
        : createTotalsFile(title, totalsRows, { isClub, since });
    saveFile(`${title}.xlsx`, await file);
  };

  if (roster.length === 0) return <PageWithoutStudents title="출결조회" />;
  return (
    <>
      <div
        className={`flex flex-col gap-4 ${view === "pictures" ? "print-landscape print:table print:w-full" : "print:hidden"}`}
      >
        <SheetHead title={`${title} · ${who}`} place={`${place} · ${today} 출력`} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
          <h1 className="title text-24">출결조회</h1>
          <Segments
            as="tabs"
            label="보기"
            value={view}
            segments={isClub ? views.filter(({ value }) => value !== "yearly") : views}
            onValueChange={setView}
          />
          <ClassSwitch {...classChoice} />
          <div className="ml-auto flex flex-wrap gap-2">
            <OutputButtons onDownload={download} onPrint={printPage} />
          </div>
        </div>
        <LookUpFilters
          year={year}
          span={span}
          own={own}
          isYearly={view === "yearly"}
          students={students}
          everybody={everybody}
          studentId={chosen ? studentId : ""}
          onSpan={setSpan}
          onOwn={setOwn}
          onStudent={setStudentId}
        />
        {view === "totals" && <TotalsTable columns={columns} rows={totalsRows} />}
        {view === "pictures" && (
          <PicturesView
            store={store}
            year={year}
            range={range}
            rows={shown}
            who={who}
            isClass={isClass}
            isClub={isClub}
          />
        )}
        {lacksVacations && <VacationsMissing />}
        {!isClub && <FirstUseHint year={year} span={range} />}
        {view === "yearly" && <YearlyView store={store} rows={shown} rules={rules} />}
        <p className="text-14 text-fg-2 print:hidden">{note}</p>
      </div>
      {hasMonthPaper ? (
        <PrintMonth store={store} students={students} month={span} />
      ) : view === "totals" ? (
        <PrintSheet {...sheet} columns={columns} rows={totalsRows} />
      ) : (
        view === "yearly" && <PrintSheet {...sheet} columns={listYearlyColumns()} rows={shown} />
      )}
    </>
  );
}

/** The totals of a club: 결석 and 지각, without reasons, 체험학습 and papers. */
const clubTotalsColumns: readonly CountColumn<TotalsRow>[] = [
  ...listPupilColumns<TotalsRow>((row) => row, "sticky left-0 px-2").map((column) =>
    column.id === "number"
      ? { ...column, look: "px-2 text-fg-3", headLook: "px-2 text-fg-2", paper: { width: "w-20" } }
      : column,
  ),
  ...calledKinds.map((kind): CountColumn<TotalsRow> => ({
    id: kind,
    hasEdge: true,
    head: kindLabels[kind],
    show: ({ totals }) => countOfKind(totals, kind) || "",
    look: "font-bold",
    paper: { width: "w-16", look: "font-bold" },
  })),
];

/** How the sums came to be. */
function sayCounting(isClub: boolean, rules: AttendanceRules): string {
  if (isClub) return "출석 부르기에서 적은 결석과 지각을 세어요.";
  return rules.keepsOneADay
    ? "하루에 지각·조퇴·결과가 여럿이면 학교가 정한 순서로 하나만 세고, 출석인정은 따로 적어 두되 횟수에 넣지 않아요. 확인 중은 세지 않아요."
    : "하루에 지각·조퇴·결과가 여럿이면 모두 세어요. 출석인정은 따로 적어 두되 횟수에 넣지 않고, 확인 중은 세지 않아요.";
}

/** A head of a table stands on every sheet. */
function SheetHead({ title, place }: { readonly title: string; readonly place: string }) {
  return (
    <div aria-hidden className="hidden break-inside-avoid print:table-header-group">
      <p className="flex items-end justify-between gap-4 pb-2">
        <span className="text-20 font-extrabold">{title}</span>
        <span className="text-14">{place}</span>
      </p>
    </div>
  );
}
