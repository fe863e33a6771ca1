import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { ActFacts, ActReading } from "./capture-phrase.ts";

/** The one day that something is said of; a refusal where there are several, or one that has not come. */
export function readOneDay(
  { days, today }: Pick<ActFacts, "days" | "today">,
  mayBeAhead = false,
): CalendarDay | ActReading {
  const [day, ...others] = days;
  if (!day || others.length > 0)
    return { type: "refused", sentence: "한 번에 하루만 적을 수 있어요." };
  return day > today && !mayBeAhead
    ? {
        type: "refused",
        sentence: "아직 오지 않은 날에는 적을 수 없어요. 날짜를 확인해 주세요.",
      }
    : day;
}
