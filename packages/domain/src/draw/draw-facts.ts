import { toSeoulDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toTurnDrawId, type Draw, type DrawTurn } from "./draw.ts";

/** Of dice, a wheel and seats nobody is called. */
const calling: ReadonlySet<Draw["kind"]> = new Set(["turns", "any", "order", "several"]);

/** How many names were drawn on a day, by whatever draw: 「랜덤뽑기 12번」. Never whose. */
export function listDrawFacts(
  draws: ReadonlyMap<string, Pick<Draw, "kind">>,
  turns: Iterable<readonly [string, Pick<DrawTurn, "at">]>,
  day: CalendarDay,
): readonly { readonly id: string; readonly text: string }[] {
  let count = 0;
  for (const [id, { at }] of turns) {
    const kind = draws.get(toTurnDrawId(id))?.kind;
    if (at && kind && calling.has(kind) && toSeoulDay(at) === day) count += 1;
  }
  return count > 0 ? [{ id: "drawn", text: `랜덤뽑기 ${count}번` }] : [];
}
