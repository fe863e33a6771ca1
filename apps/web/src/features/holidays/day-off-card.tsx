import { toMonth, type CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay, toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { isHolidayMeant } from "@damim/domain/holiday/find-holidays.ts";
import type { Holiday } from "@damim/domain/holiday/holiday.ts";
import {
  listDaysOff,
  toDayOffName,
  type DayOffLine,
} from "@damim/domain/school-calendar/list-days-off.ts";
import { ownDayTypeLabels } from "@damim/domain/school-calendar/own-day.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { Search } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { useIsPast } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import type { OwnDayForm } from "./own-day-form.ts";
import type { HolidayCommands } from "./holiday-commands.ts";

const holidayKinds: Readonly<Record<Holiday["kind"], string>> = {
  public: "공휴일",
  substitute: "대체공휴일",
  temporary: "임시공휴일",
  election: "선거일",
};

export interface DayOffCardProps {
  readonly calendar: SchoolCalendar;
  readonly year: SchoolYear;
  readonly commands: HolidayCommands;
  readonly onEdit: (form: OwnDayForm) => void;
  readonly onEditTerms: () => void;
}

/** The year's days off, month by month: built-in ones, the teacher's own, and vacations. */
export function DayOffCard(props: DayOffCardProps) {
  const { calendar, year } = props;
  const [search, setSearch] = useState("");
  const lines = useMemo(() => listDaysOff(calendar, year), [calendar, year]);
  const found = lines.filter((line) => isMeant(line, search));
  const months = [...new Set(found.map(({ from }) => toMonth(from)))];
  return (
    <Card className="flex flex-col gap-4 lg:min-h-0 lg:flex-1 lg:overflow-y-auto print:border-0 print:p-0">
      <div className="print:hidden">
        <TextField
          label="휴일 찾기"
          isLabelHidden
          type="search"
          fieldSize="dense"
          placeholder="휴일 찾기"
          lead={<Search size={18} aria-hidden className="shrink-0 text-fg-3" />}
          value={search}
          onValueChange={setSearch}
        />
      </div>
      {found.length === 0 && (
        <p className="py-6 text-center text-15 text-fg-2">
          찾는 휴일이 없어요. 다른 말로 찾아보세요.
        </p>
      )}
      {months.map((month) => (
        <MonthOfLines
          key={month}
          {...props}
          month={month}
          lines={found.filter(({ from }) => toMonth(from) === month)}
        />
      ))}
    </Card>
  );
}

function MonthOfLines(
  props: DayOffCardProps & {
    readonly month: CalendarMonth;
    readonly lines: readonly DayOffLine[];
  },
) {
  const { month, lines } = props;
  const isPast = useIsPast();
  return (
    <section aria-label={toKoreanMonth(month)} className="break-inside-avoid">
      <h2 className="mb-1 text-14 font-bold text-fg-2">{toKoreanMonth(month)}</h2>
      <ul className="divide-y divide-line-2">
        {lines.map((line) => (
          <Line
            key={`${line.type}-${line.from}`}
            id={`day-off-${line.type}-${line.from}`}
            line={line}
            action={!isPast && <LineAction {...props} line={line} />}
          />
        ))}
      </ul>
    </section>
  );
}

function Line({
  id,
  line,
  action,
}: {
  readonly id: string;
  readonly line: DayOffLine;
  readonly action: ReactNode;
}) {
  const isOpen = line.type === "holiday" && line.isOpen;
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 py-1">
      <span className="w-52 shrink-0 text-15 text-fg-2 tabular-nums max-sm:w-full">
        {toSpanWords(line)}
      </span>
      <span
        id={id}
        className={`min-w-0 flex-1 text-15 font-semibold ${isOpen ? "text-fg-3 line-through" : ""}`}
      >
        {toDayOffName(line)}
      </span>
      {toChip(line)}
      <span className="print:hidden">{action}</span>
    </li>
  );
}

function LineAction(props: DayOffCardProps & { readonly line: DayOffLine }) {
  const { line, commands, onEdit, onEditTerms } = props;
  const describedBy = `day-off-${line.type}-${line.from}`;
  switch (line.type) {
    case "holiday":
      return (
        <Button
          variant="text"
          aria-describedby={describedBy}
          onClick={() => commands.setOpen(line.from, line.holiday.name, !line.isOpen)}
        >
          {line.isOpen ? "다시 쉬는 날로" : "이날은 학교에 가요"}
        </Button>
      );
    case "own": {
      const [first] = line.days;
      if (!first) return null;
      const to = line.to === line.from ? "" : line.to;
      const { type, label } = first;
      return (
        <Button
          variant="text"
          aria-describedby={describedBy}
          onClick={() => onEdit({ from: line.from, to, type, label, edited: line.days })}
        >
          고치기
        </Button>
      );
    }
    case "vacation":
      return (
        <Button variant="text" aria-describedby={describedBy} onClick={onEditTerms}>
          학기 날짜
        </Button>
      );
  }
}

function toChip(line: DayOffLine): ReactNode {
  if (line.type === "holiday" && !line.isOpen)
    return <Chip>{holidayKinds[line.holiday.kind]}</Chip>;
  const type =
    line.type === "own" ? line.days[0]?.type : line.type === "vacation" ? "vacation" : "open";
  if (!type) return null;
  return <Chip tone={type === "open" ? "good" : "brand"}>{ownDayTypeLabels[type]}</Chip>;
}

function toSpanWords({ from, to }: DayOffLine): string {
  return from === to ? toKoreanDay(from) : `${toKoreanDay(from)}부터 ${toKoreanDay(to)}`;
}

function isMeant(line: DayOffLine, search: string): boolean {
  if (line.type === "holiday") return isHolidayMeant(line.holiday, search);
  return toDayOffName(line).includes(search.normalize("NFC").trim());
}
