import { addDays, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { DEAD } from "@damim/sync/change.ts";
import type { Fields } from "@damim/sync/kind.ts";

type Find = (kind: string, id: string) => Fields | undefined;

/** Fields that the product promises to empty by itself, or the whole row, so many days after the last day that it is about. */
interface Forgotten {
  readonly keptDays: number;
  /** Empty: the row goes. */
  readonly fields: readonly string[];
  readonly lastDay: (row: readonly [kind: string, id: string], find: Find) => string;
}

/** 90 days from the day on which it opens, that one among them; or as long as was asked for. */
const capsule: Forgotten = {
  keptDays: 90,
  fields: [],
  lastDay([kind, id], find) {
    const of = kind === "capsule" ? id : String(find(kind, id)?.["capsule"]);
    const { opensAt, keepUntil } = find("capsule", of) ?? {};
    if (typeof opensAt !== "number") return "9999-12-31";
    const asked = typeof keepUntil === "number" ? addDays(toSeoulDay(keepUntil), -90) : "";
    return addDays([toSeoulDay(opensAt), asked].toSorted().at(-1) as CalendarDay, -1);
  },
};

const forgotten: Readonly<Record<string, Forgotten>> = {
  // What a model was asked and answered.
  aiCall: { keptDays: 30, fields: ["request", "answer"], lastDay: ([, id]) => id.slice(0, 10) },
  // What guardians wrote: until the last hours of the plan are over, also where a booking stands behind them.
  bookingSlot: {
    keptDays: 30,
    fields: ["guardian", "phone", "wish"],
    lastDay([, id], find) {
      const [plan = "", day = ""] = id.split("~");
      const hours = find("bookingPlan", plan)?.["hours"] as { readonly day: string }[] | undefined;
      return [day, ...(hours ?? []).map((each) => each.day)].toSorted().at(-1) ?? day;
    },
  },
  familyReport: {
    keptDays: 30,
    fields: ["note", "relation", "keyHash"],
    lastDay: ([, id]) => id.slice(0, 10),
  },
  capsule,
  capsuleLetter: capsule,
  capsuleCard: capsule,
};

/** What of this row was emptied by the end of a day: the server forgets in its early morning. */
export function findForgotten(
  row: readonly [kind: string, id: string],
  { day, find }: { readonly day: CalendarDay; readonly find: Find },
): Fields | undefined {
  const rule = forgotten[row[0]];
  if (!rule || rule.lastDay(row, find) >= addDays(day, -rule.keptDays)) return undefined;
  if (rule.fields.length === 0) return { [DEAD]: true };
  return Object.fromEntries(rule.fields.map((field) => [field, null]));
}
