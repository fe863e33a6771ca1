import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { recordSchoolYear, toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { ArrowLeft, ChevronLeft, ChevronRight } from "lucide-react";
import { Fragment, useEffect, useEffectEvent } from "react";
import { fileColumns } from "./file-columns.ts";
import type { Store } from "../../data/teacher-data.ts";
import { saveTable } from "../../kit/table/save-table.ts";
import type { StudentCard, StudentCardProps } from "../../kit/manifest/student-card.ts";
import type { TimeLineSource } from "../../kit/manifest/time-line.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { printPage } from "../../platform/print.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { OutputButtons } from "../../ui/paper/output-buttons.tsx";
import { FactsCard } from "./facts-card.tsx";
import { TimeLineCard, useTimeLineFilter } from "./time-line-card.tsx";
import { useTimeLine, type PlacedEntry } from "./use-time-line.ts";
import { useCodes } from "../../kit/manifest/use-codes.ts";
import { missingPart } from "../../ui/arrival/missing-part.tsx";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { toKoreanDate, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import { useClassLine } from "../../data/use-class-line.ts";
import { PrintedTable } from "../../kit/table/printed-table.tsx";
import type { TableColumn } from "../../kit/table/table-column.ts";

const columns: readonly TableColumn<PlacedEntry>[] = [
  {
    head: "날짜",
    width: 18,
    text: ({ day }) => `${toKoreanDate(day)} ${toWeekdayLetter(day)}`,
  },
  { head: "구분", width: 8, text: ({ source }) => source.label },
  {
    head: "내용",
    width: 60,
    text: ({ title }) => title,
    show: ({ title, detail, state }) => (
      <>
        <strong>{title}</strong>{" "}
        {[...(detail?.split("\n") ?? []), state?.label].filter(Boolean).join(" · ")}
      </>
    ),
  },
];

/** One pupil: facts, the time line of everything, the features' sums of the year; ←/→ go to the neighbours. */
export function StudentView(props: {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly student: RosterStudent;
  readonly sources: readonly TimeLineSource[];
  readonly cards: readonly StudentCard[];
  readonly onOpen: (id: StudentId | undefined) => void;
}) {
  const { store, students, student, sources, cards, onOpen } = props;
  const today = toSeoulDay(useTeacherData().now());
  const year = recordSchoolYear(today);
  const timeLine = useTimeLine({ store, student, sources, today, year });
  const filter = useTimeLineFilter(timeLine.entries ?? [], { today, year: toSchoolYearSpan(year) });
  const at = students.indexOf(student);
  const [before, after] = [students[at - 1], students[at + 1]];
  useArrowKeys((step) => {
    const next = step < 0 ? before : after;
    if (next) onOpen(next.id);
  });

  const download = () =>
    saveTable(
      `${year}학년도 ${student.number}번 기록.xlsx`,
      "학생 기록",
      fileColumns,
      filter.shown,
    );

  return (
    <>
      <div className="flex flex-col gap-4 print:hidden">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <IconButton
            label="학생 목록으로"
            variant="line"
            icon={<ArrowLeft size={20} aria-hidden />}
            onClick={() => onOpen(undefined)}
          />
          <span className="text-15 font-semibold text-fg-2">학생조회</span>
          <nav aria-label="이웃 학생" className="ml-auto flex items-center gap-1">
            <Neighbour student={before} isBefore onOpen={onOpen} />
            <Neighbour student={after} isBefore={false} onOpen={onOpen} />
          </nav>
          <OutputButtons onDownload={download} onPrint={printPage} />
        </div>
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)_18rem]">
          <FactsCard store={store} student={student} today={today} />
          <TimeLineCard timeLine={timeLine} filter={filter} />
          <div className="flex flex-col gap-4 md:col-start-2 xl:col-start-auto">
            <StudentCards cards={cards} store={store} student={student} today={today} year={year} />
          </div>
        </div>
      </div>
      <PrintStudent student={student} year={year} entries={filter.shown} today={today} />
    </>
  );
}

function Neighbour(props: {
  readonly student: RosterStudent | undefined;
  readonly isBefore: boolean;
  readonly onOpen: (id: StudentId) => void;
}) {
  const { student, isBefore, onOpen } = props;
  if (!student) return null;
  return (
    <Button
      variant="text"
      aria-keyshortcuts={isBefore ? "ArrowLeft" : "ArrowRight"}
      className="px-2!"
      onClick={() => onOpen(student.id)}
    >
      {isBefore && <ChevronLeft size={18} aria-hidden />}
      <span className="sr-only">{isBefore ? "앞 학생 " : "다음 학생 "}</span>
      {student.number}번 <span className="max-sm:sr-only">{student.name}</span>
      {!isBefore && <ChevronRight size={18} aria-hidden />}
    </Button>
  );
}

/** ← and → while no field, menu or dialog has the keyboard. */
function useArrowKeys(onStep: (step: -1 | 1) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (event.code !== "ArrowLeft" && event.code !== "ArrowRight") return;
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    if (target.closest("input, select, textarea, [role=dialog], [role=menu], [role=tablist]"))
      return;
    event.preventDefault();
    onStep(event.code === "ArrowLeft" ? -1 : 1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handle(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

/** What the features know in sums, each in a card of its own. */
function StudentCards(props: StudentCardProps & { readonly cards: readonly StudentCard[] }) {
  const { cards, ...rest } = props;
  return useCodes(cards)?.map((code, at) => (
    <Fragment key={cards[at]?.id}>{code ? <code.Component {...rest} /> : missingPart}</Fragment>
  ));
}

/** The time line on A4, upright. Only paper shows it. */
function PrintStudent(props: {
  readonly student: RosterStudent;
  readonly year: number;
  readonly entries: readonly PlacedEntry[];
  readonly today: CalendarDay;
}) {
  const { student, year, entries, today } = props;
  return (
    <PrintedTable
      title={`${toStudentWords(student)} · ${year}학년도 기록`}
      place={useClassLine(year, [student])}
      columns={columns}
      rows={entries}
      note={`${entries.length}건 · ${today} 출력`}
    />
  );
}
