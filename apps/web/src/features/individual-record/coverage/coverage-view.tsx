import { listCoverage, type StudentCoverage } from "@damim/domain/individual-record/coverage.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { useMemo, type ReactNode } from "react";
import { useClassChoice } from "../../../data/years/class-choice.ts";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { RecordTable } from "../../../kit/table/record-table.tsx";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { ClassSwitch } from "../../../ui/field/class-switch.tsx";
import { useNoteDialog } from "../notes/use-note-dialog.tsx";
import type { RecordYear } from "../use-record-year.ts";

type CoverageRow = StudentCoverage & { readonly id: string };

/** 살핌 지도: pupils × areas, how much is written and when last. A press writes. */
export function CoverageView(props: { readonly year: RecordYear; readonly tabs: ReactNode }) {
  const { year, tabs } = props;
  const { store, members, notes, noteRevision, today, calendar } = year;
  const isPast = useIsPast();
  const { open, dialog } = useNoteDialog(year);
  const { areas, rows } = useMemo(
    () => listCoverage(members, notes.values(), { today, calendar, year: year.year }),
    // oxlint-disable-next-line react/exhaustive-deps -- the map is one object for ever; its revision tells the change
    [members, notes, noteRevision, today, calendar, year.year],
  );
  const warm = rows.filter(({ isWarm }) => isWarm).length;
  const columns: readonly TableColumn<CoverageRow>[] = [
    { head: "학생", width: 16, text: ({ student }) => toStudentWords(student) },
    {
      head: "마지막 기록 뒤",
      width: 14,
      text: ({ unseen }) => `수업일 ${unseen}일`,
      show: ({ unseen, isWarm }) =>
        isWarm ? <Chip tone="warm">{`수업일 ${unseen}일`}</Chip> : `수업일 ${unseen}일`,
    },
    ...areas.map((area): TableColumn<CoverageRow> => ({
      head: area,
      width: 12,
      text: (row) => toWords(row, area),
      show: (row) =>
        isPast ? (
          toWords(row, area)
        ) : (
          <AreaCell
            row={row}
            area={area}
            onPress={() => open({ studentId: row.student.id, area })}
          />
        ),
    })),
  ];
  return (
    <div className="flex flex-col gap-4 py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="title text-24">개별기록</h1>
        {tabs}
        <ClassSwitch {...useClassChoice(store)} />
        {!isPast && (
          <Button className="ml-auto" onClick={() => open({})}>
            기록 쓰기
          </Button>
        )}
      </div>
      <p className="text-15 text-fg-2">
        {warm === 0
          ? "모두 살펴봤어요. 칸을 누르면 그 학생의 기록을 써요."
          : `수업일 15일 넘게 못 본 학생이 ${warm}명 있어요. 칸을 누르면 그 학생의 기록을 써요.`}
      </p>
      <RecordTable
        label="살핌 지도"
        columns={columns}
        rows={rows.map((row) => ({ ...row, id: row.student.id }))}
      />
      {dialog}
    </div>
  );
}

function AreaCell(props: {
  readonly row: CoverageRow;
  readonly area: string;
  readonly onPress: () => void;
}) {
  const { row, area, onPress } = props;
  const seen = row.areas.get(area);
  return (
    <button
      type="button"
      aria-label={`${toStudentWords(row.student)} ${area} ${toWords(row, area)}`}
      className={`press -mx-1.5 inline-flex min-h-9 min-w-11 items-center gap-1.5 rounded-ctl px-1.5 text-left hover:bg-hover ${seen ? "" : "text-fg-3"}`}
      onClick={onPress}
    >
      {seen ? (
        <>
          <span className="font-bold">{seen.count}번</span>
          <span className="text-13 text-fg-2">{toKoreanMonthDay(seen.last)}</span>
        </>
      ) : (
        "아직"
      )}
    </button>
  );
}

function toWords({ areas }: StudentCoverage, area: string): string {
  const seen = areas.get(area);
  return seen ? `${seen.count}번 ${toKoreanMonthDay(seen.last)}` : "아직";
}
