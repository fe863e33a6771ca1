import { addDays, type CalendarDay } from "../../calendar-day/calendar-day.ts";
import type { LessonChange } from "../lesson-change.ts";
import { toPlaceParts } from "../lesson-place.ts";

/**
 * Lessons owed to each colleague on a day; negative where the colleague owes. A 보강 counts from its day on; a 맞바꿈 only
 * between its two days, for whom teaches later. Who is even is not in it.
 */
export function countDebts(
  changes: Iterable<LessonChange>,
  today: CalendarDay,
): ReadonlyMap<string, number> {
  const owed = new Map<string, number>();
  for (const change of changes) {
    const who = change.with?.trim();
    if (!who || change.isOff) continue;
    owed.set(who, (owed.get(who) ?? 0) + toDebt(change, today));
  }
  return new Map([...owed].filter(([, hours]) => hours !== 0));
}

/** `toDebtWords("박OO 선생님", 1)` is 「박OO 선생님께 1시간 갚을 차례예요」. */
export function toDebtWords(who: string, hours: number): string {
  return `${who}께 ${Math.abs(hours)}시간 ${hours > 0 ? "갚을" : "받을"} 차례예요`;
}

function toDebt({ type, a, b, isByMe }: LessonChange, today: CalendarDay): number {
  const mine = toPlaceParts(a).day;
  if (type === "cover") return today < mine ? 0 : isByMe ? -1 : 1;
  if (type !== "swap" || !b) return 0;
  const theirs = toPlaceParts(b).day;
  if (mine === theirs) return 0;
  const [earlier, later] = mine < theirs ? [mine, theirs] : [theirs, mine];
  if (today < earlier || today > addDays(later, -1)) return 0;
  return theirs === later ? 1 : -1;
}
