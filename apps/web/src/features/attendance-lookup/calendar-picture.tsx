import { kindLabels, toCodeLabel } from "@damim/domain/attendance/code/attendance-code.ts";
import type { AttendanceMark } from "@damim/domain/attendance/attendance-mark.ts";
import {
  listMonthDays,
  toDayParts,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth, toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toWeekPlace, weekHeads } from "@damim/domain/calendar-day/week.ts";
import {
  isSchoolOpen,
  type SchoolCalendar,
} from "@damim/domain/school-calendar/school-calendar.ts";
import type { ReactNode } from "react";
import { AttendanceSymbol } from "../../ui/attendance-symbol.tsx";

const CELL = 30;
const WIDTH = 7 * CELL;
const fills = {
  absent: ["var(--absent)", "var(--absent-fg)"],
  late: ["var(--late)", "var(--late-fg)"],
  earlyLeave: ["var(--early)", "var(--early-fg)"],
  classMissed: ["var(--missed)", "var(--missed-fg)"],
} as const;

export interface CalendarPictureProps {
  readonly month: CalendarMonth;
  readonly calendar: SchoolCalendar;
  /** Counted marks of one pupil (the sign is drawn) or of the class (how many pupils). */
  readonly marksByDay: ReadonlyMap<CalendarDay, readonly AttendanceMark[]>;
  readonly isClass: boolean;
  /** A club asks for none: the first letter of the kind stands in place of the sign. */
  readonly hasReasons: boolean;
  /** Gets the ring of here and now. */
  readonly today?: CalendarDay;
  /** Stand at both ends of the month's name. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** A month of one pupil by signs, of the class by numbers; days without school are pale. */
export function CalendarPicture(props: CalendarPictureProps) {
  const { month, calendar, marksByDay, isClass, hasReasons, today, before, after } = props;
  const days = listMonthDays(month);
  const offset = toWeekPlace(days[0] ?? `${month}-01`);
  const rowCount = Math.ceil((offset + days.length) / 7);
  return (
    <figure className="m-0 break-inside-avoid">
      <figcaption
        className={`mb-1 text-15 font-bold ${before ? "flex items-center justify-between" : ""}`}
      >
        {before}
        <span aria-live={before ? "polite" : undefined}>{toKoreanMonth(month)}</span>
        {after}
      </figcaption>
      <svg
        role="img"
        aria-label={`${toKoreanMonth(month)} 출결 달력. ${describe(days, props)}`}
        viewBox={`0 0 ${WIDTH} ${rowCount * CELL + 18}`}
        className="h-auto w-full max-w-64"
      >
        {weekHeads.map((weekday, column) => (
          <text
            key={weekday}
            x={column * CELL + CELL / 2}
            y="12"
            textAnchor="middle"
            fontSize="12"
            fill="var(--fg-2)"
          >
            {weekday}
          </text>
        ))}
        {days.map((day, index) => {
          const at = offset + index;
          return (
            <g
              key={day}
              transform={`translate(${(at % 7) * CELL} ${Math.floor(at / 7) * CELL + 18})`}
            >
              <Day
                day={day}
                isOpen={isSchoolOpen(calendar, day)}
                marks={marksByDay.get(day) ?? []}
                isClass={isClass}
                hasReasons={hasReasons}
              />
              {day === today && (
                <rect
                  x="1.5"
                  y="1.5"
                  width={CELL - 3}
                  height={CELL - 3}
                  rx="7"
                  fill="none"
                  stroke="var(--warm)"
                  strokeWidth="2.5"
                />
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function Day(props: {
  readonly day: CalendarDay;
  readonly isOpen: boolean;
  readonly marks: readonly AttendanceMark[];
  readonly isClass: boolean;
  readonly hasReasons: boolean;
}) {
  const { day, isOpen, marks, isClass, hasReasons } = props;
  const [mark] = marks;
  if (!mark) {
    return (
      <>
        {isOpen && <Box fill="var(--sunken)" />}
        <Words ink={isOpen ? "var(--fg-2)" : "var(--fg-3)"}>{toDayParts(day).date}</Words>
      </>
    );
  }
  if (isClass) {
    return (
      <>
        <Box fill="var(--brand-weak)" stroke="var(--brand)" />
        <text x="4.5" y="12" fontSize="10" fill="var(--fg-2)">
          {toDayParts(day).date}
        </text>
        <text
          x={CELL - 5}
          y={CELL - 5}
          textAnchor="end"
          fontSize="14"
          fontWeight="800"
          fill="var(--brand-strong)"
        >
          {new Set(marks.map(({ studentId }) => studentId)).size}
        </text>
      </>
    );
  }
  const [fill, ink] = fills[mark.kind];
  return (
    <g color={ink}>
      <Box fill={fill} stroke={ink} />
      {hasReasons ? (
        <g transform="translate(6 6)">
          <AttendanceSymbol kind={mark.kind} reason={mark.reason} size={18} />
        </g>
      ) : (
        <Words ink={ink}>{kindLabels[mark.kind].slice(0, 1)}</Words>
      )}
      {marks.length > 1 && (
        <text x={CELL - 3} y="10" textAnchor="end" fontSize="9" fontWeight="700" fill={ink}>
          +{marks.length - 1}
        </text>
      )}
    </g>
  );
}

function Box({ fill, stroke = "none" }: { readonly fill: string; readonly stroke?: string }) {
  return (
    <rect x="1.5" y="1.5" width={CELL - 3} height={CELL - 3} rx="7" fill={fill} stroke={stroke} />
  );
}

function Words(props: { readonly ink: string; readonly children: number | string }) {
  return (
    <text
      x={CELL / 2}
      y={CELL / 2 + 4}
      textAnchor="middle"
      fontSize="12"
      fontWeight="500"
      fill={props.ink}
    >
      {props.children}
    </text>
  );
}

function describe(
  days: readonly CalendarDay[],
  { marksByDay, isClass, hasReasons }: CalendarPictureProps,
): string {
  const said = days.flatMap((day) => {
    const marks = marksByDay.get(day);
    if (!marks?.length) return [];
    const what = isClass
      ? `${new Set(marks.map(({ studentId }) => studentId)).size}명`
      : marks.map((mark) => (hasReasons ? toCodeLabel(mark) : kindLabels[mark.kind])).join(", ");
    return [`${toKoreanMonthDay(day)} ${what}`];
  });
  return said.join(". ") || "적은 출결이 없어요";
}
