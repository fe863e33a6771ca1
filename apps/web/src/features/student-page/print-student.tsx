import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useClassLine } from "../../data/use-class-line.ts";
import { DamimWordmark } from "../../ui/damim-logo.tsx";
import type { PlacedEntry } from "./use-time-line.ts";

const cell = "border border-[#808080] px-1.5 py-1 text-left align-top";

/** The time line on A4, upright: no line is cut, each sheet says whose it is. Only paper shows it. */
export function PrintStudent(props: {
  readonly student: RosterStudent;
  readonly year: number;
  readonly entries: readonly PlacedEntry[];
  readonly today: CalendarDay;
}) {
  const { student, year, entries, today } = props;
  const place = useClassLine(year, [student]);
  return (
    <section
      aria-hidden
      className="print-upright hidden text-[12px] leading-tight text-fg print:block"
    >
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th colSpan={3} className="pb-2 text-left font-normal">
              <span className="flex items-end justify-between gap-4">
                <span className="text-[20px] font-extrabold">
                  {student.number}번 {student.name} · {year}학년도 기록
                </span>
                <span>{place}</span>
              </span>
            </th>
          </tr>
          <tr>
            <th className={`${cell} w-40`}>날짜</th>
            <th className={`${cell} w-16`}>구분</th>
            <th className={cell}>내용</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, source, day, title, detail, state }) => (
            <tr key={`${source.id}~${id}`} className="break-inside-avoid">
              <td className={cell}>
                {toKoreanDate(day)} {toWeekdayLetter(day)}
              </td>
              <td className={cell}>{source.label}</td>
              <td className={cell}>
                <strong>{title}</strong>{" "}
                {[...(detail?.split("\n") ?? []), state?.label].filter(Boolean).join(" · ")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 flex items-center justify-between">
        {entries.length}건 · {today} 출력 <DamimWordmark height={18} />
      </p>
    </section>
  );
}
