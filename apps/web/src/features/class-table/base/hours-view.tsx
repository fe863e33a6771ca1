import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toHourKey } from "@damim/domain/class-table/base-table.ts";
import { toLessonWords } from "@damim/domain/class-table/change-words.ts";
import type { ClassTable } from "@damim/domain/class-table/class-table.ts";
import { countHours, type HourLine, type Hours } from "@damim/domain/class-table/count-hours.ts";
import { toUnitGapWords } from "@damim/domain/class-table/units/unit-gap-words.ts";
import { readHourPlan, writeHourPlan } from "@damim/domain/class-table/typed/hour-plan.ts";
import type { KeptSubject } from "@damim/domain/class-table/subject.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useMemo, useState } from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { saveTable } from "../../../kit/table/save-table.ts";
import { PrintedTable } from "../../../kit/table/printed-table.tsx";
import { RecordTable } from "../../../kit/table/record-table.tsx";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import { printPage } from "../../../platform/print.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { OutputButtons } from "../../../ui/paper/output-buttons.tsx";
import type { Subjects } from "../rows/table-rows.ts";
import { SumHints } from "../../../kit/page/sum-hints.tsx";
import { findFirstUse, toFirstUseWords } from "@damim/domain/school-calendar/first-use.ts";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { Gap } from "./gap.tsx";
import { SpreadCard } from "./spread-card.tsx";
import type { TableCommands } from "../rows/table-commands.ts";

const UnitDialog = lazyOverlay(() => import("./unit-dialog.tsx"), "UnitDialog");

/** `units` is what is too many of its 진도표 or lacks. */
type Row = HourLine & { readonly id: string; readonly name: string; readonly units: string };

const columns: readonly TableColumn<Row>[] = [
  { head: "과목", width: 16, text: ({ name }) => name },
  { head: "계획", width: 8, isNumber: true, text: ({ year }) => year.planned ?? "" },
  { head: "한 것", width: 8, isNumber: true, text: ({ year }) => year.given },
  { head: "남은 것", width: 8, isNumber: true, text: ({ year }) => year.left },
  {
    head: "차이",
    width: 8,
    isNumber: true,
    text: ({ year }) => year.gap ?? "",
    show: ({ year }) => <Gap {...year} />,
  },
  { head: "진도표", width: 14, text: ({ units }) => units },
  { head: "1학기", width: 10, text: ({ semesters }) => toSemester(semesters?.[0]) },
  { head: "2학기", width: 10, text: ({ semesters }) => toSemester(semesters?.[1]) },
];

/** 시수: what is planned, given, left and lacking of each subject; the plan is pasted from the school's 편성표. */
export function HoursView(props: {
  readonly store: Store;
  readonly table: ClassTable;
  readonly subjects: Subjects;
  readonly sorted: readonly KeptSubject[];
  readonly year: SchoolYear;
  readonly today: CalendarDay;
  readonly place: string;
  readonly commands: TableCommands;
}) {
  const { store, table, subjects, sorted, year, today, place, commands } = props;
  const isPast = useIsPast();
  const [isSpreading, setSpreading] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const firstUse = findFirstUse(useSchoolCalendar(year), year);
  const since = firstUse && toFirstUseWords(firstUse);
  const rows = useMemo(
    () =>
      countHours(table, sorted, { year, today, firstUse }).map((line): Row => ({
        ...line,
        id: toHourKey(line),
        name: toLessonWords(line, subjects),
        units: toUnitWords(table, line),
      })),
    [table, sorted, subjects, year, today, firstUse],
  );
  const download = () => saveTable("시수표.xlsx", "시수표", columns, rows, since);
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState title="아직 과목이 없어요">기본 시간표를 먼저 적어 주세요.</EmptyState>
      </Card>
    );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap justify-end gap-2 print:hidden">
        {!isPast && (
          <Button variant="line" onClick={() => setPasting(true)}>
            진도표 붙여넣기
          </Button>
        )}
        {!isPast && !isSpreading && (
          <Button variant="weak" onClick={() => setSpreading(true)}>
            시수 맞추기
          </Button>
        )}
        <OutputButtons onDownload={download} onPrint={printPage} />
      </div>
      {isPasting && (
        <UnitDialog
          isOpen
          {...{ store, table, subjects, sorted, today }}
          onClose={() => setPasting(false)}
        />
      )}
      {isSpreading && (
        <SpreadCard
          {...{ table, subjects, year, today }}
          lines={rows}
          onClose={() => setSpreading(false)}
          onSave={(changes) => commands.spread(changes)}
        />
      )}
      <RecordTable label="시수표" columns={columns} rows={rows} />
      <div className="flex flex-col gap-1 empty:hidden print:hidden">
        <SumHints year={year} of="시수" />
      </div>
      {!isPast && (
        <PlanForm
          onPaste={(text) => {
            const reading = readHourPlan(text, sorted);
            commands.writePlans(writeHourPlan(subjects, reading));
            return reading.unread;
          }}
        />
      )}
      <PrintedTable
        title={`${year}학년도 시수표`}
        place={place}
        columns={columns}
        rows={rows}
        note={since ? `${today} · ${since}` : today}
      />
    </div>
  );
}

function PlanForm({ onPaste }: { readonly onPaste: (text: string) => readonly string[] }) {
  const [text, setText] = useDraft("plan-hours", "");
  const [unread, setUnread] = useState<readonly string[]>([]);
  return (
    <Card title="계획 시수 붙여넣기" className="print:hidden">
      <Form
        className="grid gap-3"
        onSubmit={() => {
          const left = onPaste(text);
          setUnread(left);
          // What could not be read stays to be mended.
          setText(left.join("\n"));
        }}
      >
        <TextArea
          label="편성표"
          isLabelHidden
          placeholder={"국어 102 102\n수학 68 68"}
          value={text}
          onValueChange={setText}
          hint="과목과 1학기, 2학기 시수를 한 줄씩 적거나 표째 붙여넣어요."
          error={
            unread.length > 0
              ? `${unread.length}줄을 읽지 못했어요. 과목 이름과 숫자를 다시 봐 주세요.`
              : undefined
          }
        />
        <Button type="submit" variant="weak" className="justify-self-start">
          계획으로 적기
        </Button>
      </Form>
    </Card>
  );
}

function toUnitWords({ unitPlans, units }: ClassTable, line: HourLine): string {
  const plan = unitPlans.get(line.subjectId);
  return plan ? toUnitGapWords(plan.lines.length - (units().used.get(toHourKey(line)) ?? 0)) : "";
}

function toSemester(hours: Hours | undefined): string {
  if (!hours) return "";
  const sum = hours.given + hours.left;
  return hours.planned === undefined ? String(sum) : `${sum} / ${hours.planned}`;
}
