import { ok } from "../base/result.ts";
import { splitField } from "../record/split-field.ts";
import { unread, type DraftOf, type RowOf } from "../record/field.ts";
import { choice, day, figure, own, photos, ref, text, upTo, yes } from "../record/fields.ts";
import { maybe, typedAs } from "../record/vary-field.ts";
import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDay } from "../calendar-day/korean-day.ts";
import { readDraft, record } from "../record/record.ts";
import type { SchoolYear } from "../school-year/school-year.ts";
import { withinYear } from "../school-year/within-year.ts";
import {
  budgetEntryKind,
  entryTypeLabels,
  LARGEST_WON,
  LONGEST_ENTRY_NOTE_CHARACTERS,
  LONGEST_ITEM_CHARACTERS,
  LONGEST_SHOP_CHARACTERS,
  MOST_ENTRY_PHOTOS,
  toWonWords,
} from "./budget.ts";
import {
  LARGEST_LINE_COUNT,
  LONGEST_LINE_CHARACTERS,
  listLines,
  readLines,
  showLines,
  toLineWords,
  type EntryLines,
} from "./entry-lines.ts";
import { readWon } from "./read-won.ts";

const fields = {
  budgetId: ref(),
  day: day("날짜", { column: { width: 12 } }),
  type: choice("종류", entryTypeLabels, { column: { head: "구분", width: 8 } }),
  /** In whole won, the only truth: lines only explain it. */
  amount: figure("금액", {
    least: 1,
    most: LARGEST_WON,
    unclear: `금액은 1원부터 ${toWonWords(LARGEST_WON)}까지 「12,500」이나 「1만 2천」처럼 적어 주세요.`,
    say: toWonWords,
    readFigure: readWon,
    showFigure: (won) => won.toLocaleString("ko"),
    column: { width: 12 },
  }),
  item: text("품명", {
    most: LONGEST_ITEM_CHARACTERS,
    empty: "무엇을 샀는지 품명을 적어 주세요.",
    isInSubject: true,
    column: { width: 30 },
  }),
  shop: text("사용처", { most: LONGEST_SHOP_CHARACTERS, column: { width: 20 } }),
  /** One of `entryGroups`, or a word of the teacher's own. */
  group: text("분류", { most: 20, column: { width: 14 } }),
  pay: maybe(
    choice(
      "결제",
      { card: "카드", cash: "현금", transfer: "이체", approval: "품의" },
      { column: { width: 8 } },
    ),
    "정하지 않음",
  ),
  /** Not spent yet; only of what goes out. */
  isPlanned: yes("쓸 예정이에요", { said: "쓸 예정", say: "쓸 예정" }),
  /** Each a field of its own, so that two devices that write different ones keep both. */
  lines: typedAs(
    maybe(
      splitField(
        own<EntryLines>(
          {
            type: "map",
            keys: /^[\w-]+$/,
            of: {
              type: "parts",
              of: {
                name: { type: "text", most: LONGEST_LINE_CHARACTERS.name, isNeeded: true },
                spec: upTo(LONGEST_LINE_CHARACTERS.spec),
                unit: upTo(LONGEST_LINE_CHARACTERS.unit),
                count: { type: "whole", least: 1, most: LARGEST_LINE_COUNT },
                price: { type: "whole", least: 0, most: LARGEST_WON },
              },
              optional: ["spec", "unit"],
            },
          },
          { label: "품목", say: (lines) => listLines(lines).map(toLineWords).join(" · ") },
        ),
      ),
    ),
    {
      input: "none",
      show: showLines,
      read(typed: string) {
        const {
          lines,
          unread: [wrong],
        } = readLines(typed);
        return wrong ? unread(wrong.sentence) : ok(Object.keys(lines).length > 0 ? lines : null);
      },
    },
  ),
  note: text("메모", { most: LONGEST_ENTRY_NOTE_CHARACTERS, column: { width: 30 } }),
  photos: photos("영수증", {
    most: MOST_ENTRY_PHOTOS,
    say: (count) => `사진 ${count}장`,
    column: { head: "사진", width: 8 },
  }),
  settledOn: maybe(day("정산한 날")),
  /** The day on which it was changed after it was settled. */
  mendedOn: maybe(day("정산 뒤 고친 날")),
};

/** Money that came, went, or came back. */
export type BudgetEntry = RowOf<typeof fields>;

/** What the form holds. */
export type EntryDraft = DraftOf<Omit<typeof fields, "budgetId" | "settledOn" | "mendedOn">>;

/** What a short line leaves out: 「지출 12,500원 간식」 says no shop. */
export const noEntryDetails = {
  shop: "",
  group: "",
  pay: "",
  isPlanned: false,
  note: "",
  photos: "",
  lines: "",
} as const;

export const budgetEntry = record({
  kind: budgetEntryKind,
  scope: "year",
  topics: ["classWork", "files"],
  sort: "예산",
  subject: ({ item }) => (typeof item === "string" ? `「${item}」` : "지출"),
  when: (entry) => (isCalendarDay(entry.day) ? toKoreanDay(entry.day) : undefined),
  fields,
});

/** The entry that a form stands for. Money that came in needs no word of its own. */
export function readEntry<D extends EntryDraft>(draft: D, year: SchoolYear) {
  const { type, item, isPlanned } = draft;
  return readDraft<typeof fields, EntryDraft>(
    budgetEntry,
    {
      ...draft,
      item: item.trim() === "" && type === "in" ? "받은 돈" : item,
      isPlanned: isPlanned && type === "out",
    },
    withinYear(year),
  );
}
