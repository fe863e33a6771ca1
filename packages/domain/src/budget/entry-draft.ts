import { readWon } from "./read-won.ts";
import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import {
  LARGEST_WON,
  LONGEST_ENTRY_NOTE_CHARACTERS,
  LONGEST_GROUP_CHARACTERS,
  LONGEST_ITEM_CHARACTERS,
  LONGEST_SHOP_CHARACTERS,
  toWonWords,
  type BudgetEntry,
  type EntryPay,
  type EntryType,
} from "./budget.ts";

/** What the form holds. */
export interface EntryDraft {
  readonly type: EntryType;
  readonly amount: string;
  readonly item: string;
  readonly shop: string;
  readonly day: string;
  readonly group: string;
  readonly pay: EntryPay | "";
  readonly isPlanned: boolean;
  readonly note: string;
}

export type EntryRefusal =
  | { readonly type: "AmountUnclear"; readonly largest: number }
  | { readonly type: "ItemEmpty" }
  | { readonly type: "ItemTooLong"; readonly longest: number }
  | { readonly type: "ShopTooLong"; readonly longest: number }
  | { readonly type: "DayMissing" }
  | { readonly type: "DayOutsideYear"; readonly year: SchoolYear }
  | { readonly type: "GroupTooLong"; readonly longest: number }
  | { readonly type: "NoteTooLong"; readonly longest: number };

export const entryMessages: MessagesFor<EntryRefusal> = {
  AmountUnclear: ({ largest }) =>
    `금액은 1원부터 ${toWonWords(largest)}까지 「12,500」이나 「1만 2천」처럼 적어 주세요.`,
  ItemEmpty: () => "무엇을 샀는지 품명을 적어 주세요.",
  ItemTooLong: ({ longest }) => `품명은 ${longest}자까지 적을 수 있어요.`,
  ShopTooLong: ({ longest }) => `사용처는 ${longest}자까지 적을 수 있어요.`,
  DayMissing: () => "날짜를 골라 주세요.",
  DayOutsideYear: ({ year }) => `${year}학년도의 날짜를 골라 주세요.`,
  GroupTooLong: ({ longest }) => `분류는 ${longest}자까지 적을 수 있어요.`,
  NoteTooLong: ({ longest }) => `메모는 ${longest}자까지 적을 수 있어요.`,
};

/** Which field of the form a refusal belongs to. */
export const entryRefusalFields: Readonly<Record<EntryRefusal["type"], keyof EntryDraft>> = {
  AmountUnclear: "amount",
  ItemEmpty: "item",
  ItemTooLong: "item",
  ShopTooLong: "shop",
  DayMissing: "day",
  DayOutsideYear: "day",
  GroupTooLong: "group",
  NoteTooLong: "note",
};

/** What the form writes: every field that it holds, `null` where it is empty. */
export type EntryFields = Pick<BudgetEntry, "type" | "amount" | "item" | "day"> &
  Required<Pick<BudgetEntry, "shop" | "group" | "pay" | "isPlanned" | "note">>;

/** The entry that a form stands for. Money that came in needs no word of its own. */
export function parseEntryDraft(
  draft: EntryDraft,
  { year }: { readonly year: SchoolYear },
): Result<EntryFields, EntryRefusal> {
  const { type, day, pay } = draft;
  const amount = readWon(draft.amount);
  const [typedItem, shop, group, note] = [draft.item, draft.shop, draft.group, draft.note].map(
    (typed) => typed.normalize("NFC").trim() || null,
  );
  const item = typedItem ?? (type === "in" ? "받은 돈" : null);
  const span = toSchoolYearSpan(year);

  if (!amount) return refuse({ type: "AmountUnclear", largest: LARGEST_WON });
  if (!item) return refuse({ type: "ItemEmpty" });
  if (item.length > LONGEST_ITEM_CHARACTERS)
    return refuse({ type: "ItemTooLong", longest: LONGEST_ITEM_CHARACTERS });
  if ((shop ?? "").length > LONGEST_SHOP_CHARACTERS)
    return refuse({ type: "ShopTooLong", longest: LONGEST_SHOP_CHARACTERS });
  if (!isCalendarDay(day)) return refuse({ type: "DayMissing" });
  if (day < span.from || day > span.to) return refuse({ type: "DayOutsideYear", year });
  if ((group ?? "").length > LONGEST_GROUP_CHARACTERS)
    return refuse({ type: "GroupTooLong", longest: LONGEST_GROUP_CHARACTERS });
  if ((note ?? "").length > LONGEST_ENTRY_NOTE_CHARACTERS)
    return refuse({ type: "NoteTooLong", longest: LONGEST_ENTRY_NOTE_CHARACTERS });

  return ok({
    type,
    amount,
    item,
    day,
    shop: shop ?? null,
    group: group ?? null,
    pay: pay || null,
    isPlanned: type === "out" && draft.isPlanned ? true : null,
    note: note ?? null,
  });
}
