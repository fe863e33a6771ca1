import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import {
  listCoverage,
  toUnseenWords,
  WARM_DAYS,
  type StudentCoverage,
} from "@damim/domain/individual-record/coverage.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { useMemo, type ReactNode } from "react";
import { useClassChoice } from "../../../data/years/class-choice.ts";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { FirstUseHint } from "../../../kit/page/sum-hints.tsx";
import { RecordTable } from "../../../kit/table/record-table.tsx";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { ClassSwitch } from "../../../ui/field/class-switch.tsx";
import { NARROW, useMedia } from "../../../ui/use-media.ts";
import { useNoteDialog } from "../notes/use-note-dialog.tsx";
import type { RecordYear } from "../year/use-record-year.ts";

type CoverageRow = StudentCoverage & { readonly id: string };

/** 살핌 지도: pupils × areas, how much is written and when last. A press writes. */
export function CoverageView(props: { readonly year: RecordYear; readonly tabs: ReactNode }) {
  const { year, tabs } = props;
  const { store, members, notes, today, calendar } = year;
  const isPast = useIsPast();
  const isNarrow = useMedia(NARROW);
  const { open, dialog } = useNoteDialog(year);
  const { areas, rows } = useMemo(
    () => listCoverage(members, notes.values(), { today, calendar, year: year.year }),
    [members, notes, today, calendar, year.year],
  );
  const warm = rows.filter(({ isWarm }) => isWarm).length;
  const cell = (row: StudentCoverage, area: string) => (
    <AreaCell
      row={row}
      area={area}
      saysArea={isNarrow}
      onPress={isPast ? undefined : () => open({ studentId: row.student.id, area })}
    />
  );
  const columns: readonly TableColumn<CoverageRow>[] = [
    { head: "학생", width: 16, text: ({ student }) => toStudentWords(student) },
    {
      head: "마지막 기록 뒤",
      width: 14,
      text: toUnseenWords,
      show: (row) => <Unseen row={row} />,
    },
    ...areas.map((area): TableColumn<CoverageRow> => ({
      head: area,
      width: 12,
      text: (row) => toWords(row, area),
      show: (row) => cell(row, area),
    })),
  ];
  const press = isPast ? "" : " 칸을 누르면 그 학생의 기록을 써요.";
  return (
    <div className="flex flex-col gap-4 pb-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="title text-24">개별기록</h1>
        {tabs}
        <ClassSwitch {...useClassChoice(store)} />
        {!isPast && (
          <Button className="ml-auto max-sm:ml-0" onClick={() => open({})}>
            기록 쓰기
          </Button>
        )}
      </div>
      <p className="text-15 text-fg-2">
        {warm === 0
          ? `요즘 모두 살펴봤어요.${press}`
          : `수업일로 ${WARM_DAYS}일 이상 못 본 학생이 ${warm}명 있어요.${press}`}
      </p>
      <div className="-mt-3 empty:hidden">
        <FirstUseHint year={year.year} />
      </div>
      {isNarrow ? (
        <ul aria-label="살핌 지도" className="rounded-card border border-line-2 bg-surface">
          {rows.map((row) => (
            <li key={row.student.id} className="border-b border-line-2 p-4 last:border-0">
              <p className="flex min-h-8 items-center justify-between text-15">
                <span className="font-semibold">{toStudentWords(row.student)}</span>
                <Unseen row={row} />
              </p>
              <div className="mt-1 flex flex-wrap gap-1.5">
                {areas.map((area) => (
                  <span key={area}>{cell(row, area)}</span>
                ))}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <RecordTable
          label="살핌 지도"
          columns={columns}
          rows={rows.map((row) => ({ ...row, id: row.student.id }))}
        />
      )}
      {dialog}
    </div>
  );
}

function Unseen({ row }: { readonly row: StudentCoverage }) {
  const words = toUnseenWords(row);
  return row.isWarm ? (
    <span className="-my-1 inline-block">
      <Chip tone="warm">{words}</Chip>
    </span>
  ) : (
    words
  );
}

function AreaCell(props: {
  readonly row: StudentCoverage;
  readonly area: string;
  /** On a phone there is no head above it. */
  readonly saysArea: boolean;
  readonly onPress: (() => void) | undefined;
}) {
  const { row, area, saysArea, onPress } = props;
  const seen = row.areas.get(area);
  const words = saysArea ? `${area} ${seen ? seen.count : "–"}` : toWords(row, area);
  if (!onPress) return words;
  return (
    <button
      type="button"
      aria-label={`${toStudentWords(row.student)} ${saysArea ? words : `${area} ${words}`}`}
      className={`press rounded-ctl text-left hover:bg-hover ${saysArea ? "min-h-11 border border-line px-3 text-14" : "-mx-1.5 -my-1.5 min-h-9 min-w-11 px-1.5"} ${seen ? "font-semibold" : "text-fg-3"}`}
      onClick={onPress}
    >
      {words}
    </button>
  );
}

function toWords({ areas }: StudentCoverage, area: string): string {
  const seen = areas.get(area);
  return seen ? `${seen.count}번 · ${toKoreanMonthDay(seen.last)}` : "아직";
}
