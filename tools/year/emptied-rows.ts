import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { Ledger } from "./ledger.ts";

const KEPT_DAYS = 30;

/**
 * A row as it has to stand once the nights have kept what the product promises: 30 days after a question to a model its
 * texts are gone, 30 days after the last day of a booking plan what guardians wrote.
 */
export function expectKept(
  ledger: Ledger,
  of: { readonly scope: string; readonly kind: string; readonly id: string },
  day: CalendarDay,
): Fields | undefined {
  const { scope, kind, id } = of;
  const row = ledger.expect(scope, kind, id);
  const before = addDays(day, -KEPT_DAYS);
  if (!row) return undefined;
  if (kind === "aiCall")
    return id.slice(0, 10) < before ? { ...row, request: null, answer: null } : row;
  if (kind !== "bookingSlot") return row;
  const [plan = "", slotDay = ""] = id.split("~");
  const { hours } = ledger.expect(scope, "bookingPlan", plan) ?? {};
  const days = Array.isArray(hours) ? hours.map((one: { readonly day: string }) => one.day) : [];
  const last = [...days, slotDay].toSorted().at(-1) ?? "";
  return last < before ? { ...row, guardian: null, phone: null, wish: null } : row;
}
