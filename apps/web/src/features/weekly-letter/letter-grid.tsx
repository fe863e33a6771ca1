import { findLesson, hasLunch, toLetterHead } from "@damim/domain/weekly-letter/letter-table.ts";
import type { LaidLetter, LetterDay } from "@damim/domain/weekly-letter/lay-weekly-letter.ts";
import { bringNames } from "@damim/domain/weekly-letter/weekly-letter.ts";
import { X } from "lucide-react";
import { PlainTable, type PlainCell, type PlainRow } from "../../kit/table/plain-table.tsx";
import { Button } from "../../ui/button.tsx";
import { Typed } from "./typed.tsx";
import type { LetterForm } from "./use-letter-form.ts";

const hatched =
  "text-center align-middle [--hatch:var(--line-2)] bg-[repeating-linear-gradient(45deg,transparent_0_7px,var(--hatch)_7px_8px)] print:[--hatch:#d8d8d8] print:[print-color-adjust:exact]";

/** The days: their lessons, a day without school as one hatched column, 준비물 and lunch below. */
export function LetterGrid(props: {
  readonly letter: LaidLetter;
  readonly form: LetterForm;
  readonly onLeaveOut: (eventId: string) => void;
}) {
  const { letter, form, onLeaveOut } = props;
  const { days, periods } = letter;
  const lessons = periods.map((period, line) => ({
    head: String(period),
    cells: days
      .filter(({ closed }) => !closed || line === 0)
      .map((day) => (day.closed ? toClosedCell(day, periods.length) : toLessonCell(day, period))),
  }));
  const brings: PlainRow = {
    head: "준비",
    cells: days.map((day, at) => {
      const name = bringNames[at];
      return {
        key: day.day,
        content: (
          <>
            <p>{day.brings.join(", ")}</p>
            {name && <Typed of={form} name={name} />}
          </>
        ),
      };
    }),
  };
  const lunch: PlainRow = {
    head: "급식",
    cells: days.map((day) => ({ key: day.day, content: day.lunch || "–" })),
  };
  return (
    // A table wider than a phone is moved within its frame.
    <div className="relative max-md:-mx-4 max-md:overflow-x-auto max-md:px-4">
      <PlainTable
        label="주간 시간표"
        corner="교시"
        heads={days.map((day) => ({
          key: day.day,
          content: <DayHead day={day} onLeaveOut={form.isPast ? undefined : onLeaveOut} />,
        }))}
        rows={[...lessons, brings, ...(hasLunch(letter) ? [lunch] : [])]}
        className="min-w-[40rem] text-14 break-keep wrap-anywhere print:min-w-0 print:text-[13px]"
        cellLook="border border-line px-2 py-1.5 print:px-1.5 print:py-1"
        headLook="bg-sunken align-top font-bold print:bg-[#f2f2f2] print:[print-color-adjust:exact]"
      />
    </div>
  );
}

function DayHead(props: {
  readonly day: LetterDay;
  readonly onLeaveOut: ((eventId: string) => void) | undefined;
}) {
  const { day, onLeaveOut } = props;
  return (
    <>
      <span className="text-15 print:text-[14px]">{toLetterHead(day.day)}</span>
      <ul className="text-13 font-semibold print:text-[11px]">
        {day.note && <li>{day.note}</li>}
        {day.events.map(({ id, text }) => (
          <li key={id}>
            {onLeaveOut && (
              <Button
                variant="text"
                data-leave-out
                aria-label={`「${text}」 빼기`}
                className="h-auto! min-h-11 px-1! text-13! whitespace-normal! print:hidden"
                onClick={() => onLeaveOut(id)}
              >
                {text}
                <X size={14} aria-hidden className="shrink-0" />
              </Button>
            )}
            <span className={onLeaveOut ? "hidden print:inline" : ""}>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function toLessonCell(day: LetterDay, period: number): PlainCell {
  const { subject, unit } = findLesson(day, period) ?? {};
  return {
    key: day.day,
    className: "h-18 align-top print:h-[22mm]",
    content: (
      <>
        <p className="font-bold">{subject}</p>
        {unit && <p className="line-clamp-3 print:text-[12px] print:leading-[1.35]">{unit}</p>}
      </>
    ),
  };
}

function toClosedCell({ day, closed = [] }: LetterDay, rowSpan: number): PlainCell {
  return {
    key: day,
    className: hatched,
    rowSpan,
    content: closed.map((line) => (
      <p key={line} className="mx-auto w-fit bg-surface px-1.5 font-bold">
        {line}
      </p>
    )),
  };
}
