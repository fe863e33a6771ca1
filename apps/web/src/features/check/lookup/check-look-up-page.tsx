import type { DayRange } from "@damim/domain/attendance/count/attendance-counts.ts";
import { toMonth, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listRoundsBetween } from "@damim/domain/check/check-rows.ts";
import { buildCheckTable } from "@damim/domain/check/check-table.ts";
import { filterByClass } from "@damim/domain/school-year/class-choice.ts";
import { recordSchoolYear, toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { useMemo, useState } from "react";
import { findStoreOfDay, findClassStore, type Store } from "../../../data/teacher-data.ts";
import { useClassLine } from "../../../data/use-class-line.ts";
import { useRoster } from "../../../data/use-roster.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useClassChoice } from "../../../data/years/class-choice.ts";
import { describeSpan, toRange, type LookUpSpan } from "../../../kit/span/look-up-span.ts";
import { OwnSpanDays, SpanSelect } from "../../../kit/span/span-fields.tsx";
import { printPage } from "../../../platform/print.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { Card } from "../../../ui/card.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ClassSwitch } from "../../../ui/field/class-switch.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { buttonLook } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { PageWithoutStudents } from "../../../ui/page-without-students.tsx";
import { OutputButtons } from "../../../ui/paper/output-buttons.tsx";
import { toCheckPlace } from "@damim/domain/check/check-place.ts";
import { useCheckRows } from "../check-rows.ts";
import { stateWords } from "../state-words.ts";
import { StateSign } from "./look-up-cell.tsx";
import { LookUpTable, PrintedLookUp } from "./look-up-table.tsx";

type Order = "missing" | "number";

const orders: readonly { readonly value: Order; readonly label: string }[] = [
  { value: "missing", label: "안 낸 것부터" },
  { value: "number", label: "번호" },
];

/** 제출조회: pupils × what was to be handed in over a span; file and paper. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now())) ?? findClassStore(data);
  return store ? <LookUpOfYear store={store} /> : null;
}

function LookUpOfYear({ store }: { readonly store: Store }) {
  const hasStudents = useRoster(store).length > 0;
  const rows = useCheckRows(store);
  const { calendar, today, ownClass } = rows;
  const year = recordSchoolYear(today);
  const choice = useClassChoice(store);
  const [order, setOrder] = useState<Order>("missing");
  const [chosenSpan, setSpan] = useState<LookUpSpan>();
  const span = chosenSpan ?? toMonth(today);
  const [chosenOwn, setOwn] = useState<DayRange>();
  const own = chosenOwn ?? { from: toSchoolYearSpan(year).from, to: today };
  const [subject, setSubject] = useState("");
  const checks = useMemo(
    () => filterByClass([...rows.checks], choice.chosen, ownClass),
    [rows, choice.chosen, ownClass],
  );
  const subjects = [...new Set(checks.flatMap((check) => check.subject ?? []))].sort();
  const { from, to } = toRange(span, { year, today, calendar, own });
  const rounds = useMemo(() => {
    const meant = subject ? checks.filter((check) => check.subject === subject) : checks;
    return listRoundsBetween({ ...rows, checks: meant }, { from, to });
  }, [rows, checks, subject, from, to]);
  const table = useMemo(() => buildCheckTable(rounds, rows.students, order), [rounds, rows, order]);
  const place = useClassLine(
    year,
    table.map(({ student }) => student),
  );
  if (!hasStudents) return <PageWithoutStudents title="제출조회" />;

  const title = `${describeSpan(span, year)} 제출${subject && ` · ${subject}`}`;
  const missing = table.reduce((sum, row) => sum + row.missing, 0);
  const lacking = table.filter((row) => row.missing > 0).length;
  const download = async (): Promise<void> => {
    const { createLookUpFile } = await import("./create-look-up-file.ts");
    saveFile(`${title}.xlsx`, await createLookUpFile(title, rounds, table));
  };
  return (
    <>
      <div className="flex flex-1 flex-col gap-3 md:min-h-0 print:hidden">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <h1 className="title text-24">제출조회</h1>
          <Segments label="차례" value={order} segments={orders} onValueChange={setOrder} />
          <ClassSwitch {...choice} />
          {rounds.length > 0 && (
            <div className="ml-auto flex flex-wrap gap-2">
              <OutputButtons onDownload={download} onPrint={printPage} />
            </div>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <SpanSelect year={year} span={span} own={own} onSpan={setSpan} onOwn={setOwn} />
          {subjects.length > 0 && (
            <Select
              label="과목"
              isLabelHidden
              fieldSize="dense"
              value={subject}
              options={[
                { value: "", label: "모든 과목" },
                ...subjects.map((each) => ({ value: each, label: each })),
              ]}
              onValueChange={setSubject}
              className="w-36"
            />
          )}
          <OwnSpanDays year={year} span={span} own={own} onSpan={setSpan} onOwn={setOwn} />
          {rounds.length > 0 && <Legend />}
        </div>
        {rounds.length === 0 ? (
          <Card className="flex-1 pt-10!">
            <EmptyState
              picture={<Dami />}
              title="이 기간에는 낼 것이 없었어요"
              actions={
                <Link to={toCheckPlace()} className={buttonLook({ look: "filled" })}>
                  제출 OX로 가기
                </Link>
              }
            >
              다른 기간을 고르거나 제출 OX에서 체크를 만들어 보세요.
            </EmptyState>
          </Card>
        ) : (
          <>
            <p aria-live="polite" className="text-15 font-bold">
              {missing > 0 ? `${lacking}명이 ${missing}개를 아직 안 냈어요` : "안 낸 것이 없어요"}
            </p>
            <LookUpTable
              rounds={rounds}
              table={table}
              isMissingFirst={order === "missing"}
              today={today}
            />
          </>
        )}
      </div>
      <PrintedLookUp title={title} place={place} rounds={rounds} table={table} today={today} />
    </>
  );
}

function Legend() {
  return (
    <ul
      aria-label="표시"
      className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-1 text-13 font-semibold text-fg-2"
    >
      {(["O", "late", "X", "exempt"] as const).map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <StateSign state={state} />
          {stateWords[state]}
        </li>
      ))}
    </ul>
  );
}
