import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Fields } from "@damim/sync/kind.ts";

type Find = (kind: string, id: string) => Fields | undefined;

/** Fields that the product promises to empty by itself, so many days after the last day that they are about. */
interface Forgotten {
  readonly fields: readonly string[];
  readonly lastDay: (id: string, find: Find) => string;
}

const KEPT_DAYS = 30;

const forgotten: Readonly<Record<string, Forgotten>> = {
  // What a model was asked and answered.
  aiCall: { fields: ["request", "answer"], lastDay: (id) => id.slice(0, 10) },
  // What guardians wrote: until the last hours of the plan are over, also where a booking stands behind them.
  bookingSlot: {
    fields: ["guardian", "phone", "wish"],
    lastDay(id, find) {
      const [plan = "", day = ""] = id.split("~");
      const hours = find("bookingPlan", plan)?.["hours"] as { readonly day: string }[] | undefined;
      return [day, ...(hours ?? []).map((each) => each.day)].toSorted().at(-1) ?? day;
    },
  },
};

/** Fields of this row that were emptied by the end of a day: the server forgets in its early morning. */
export function listForgotten(
  [kind, id]: readonly [kind: string, id: string],
  { day, find }: { readonly day: CalendarDay; readonly find: Find },
): readonly string[] {
  const rule = forgotten[kind];
  return rule && rule.lastDay(id, find) < addDays(day, -KEPT_DAYS) ? rule.fields : [];
}
