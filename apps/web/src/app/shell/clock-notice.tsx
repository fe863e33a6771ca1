import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { Clock } from "lucide-react";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";

const HOUR_MS = 3_600_000;

/** Said as long as this device's clock is off: today is then the server's. */
export function ClockNotice() {
  const { now } = useTeacherData();
  const aheadMs = useLive((live) => live.clockAheadMs);
  if (aheadMs === 0) return null;
  return (
    <output className="mx-6 mb-3 flex items-center gap-2 rounded-card bg-warm-weak px-5 py-3 text-15 text-warm-strong max-md:mx-4 print:hidden">
      <Clock size={18} aria-hidden className="shrink-0" />
      {toClockWords(aheadMs)} 오늘은 서버 시계로 {toKoreanMonthDay(toSeoulDay(now()))}이에요.
    </output>
  );
}

/** 「이 기기의 시계가 2일 빨라요.」 */
function toClockWords(aheadMs: number): string {
  const hours = Math.abs(aheadMs) / HOUR_MS;
  const howMuch =
    hours >= 36
      ? `${Math.round(hours / 24)}일`
      : hours >= 1.5
        ? `${Math.round(hours)}시간`
        : `${Math.round(hours * 60)}분`;
  return `이 기기의 시계가 ${howMuch} ${aheadMs > 0 ? "빨라요" : "느려요"}.`;
}
