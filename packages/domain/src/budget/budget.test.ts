import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { layChanges } from "../base/lay-changes.ts";
import { toSentence } from "../base/result.ts";
import { listSentences } from "../record/testing/list-sentences.ts";
import { anyEntries } from "./testing/any-entries.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import {
  countOverspend,
  groupEntries,
  isEndingFull,
  listShares,
  runBalance,
  sumBudget,
  type BudgetSum,
} from "./balance.ts";
import { readDraft } from "../record/record.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { budget as budgetRecord } from "./budget-record.ts";
import { listBudgetFacts } from "./budget-facts.ts";
import { budgetEntryKind, type Budget, type BudgetEntry, type KeptEntry } from "./budget.ts";
import {
  asksBeforeChange,
  budgetChangeMessages,
  matchBalance,
  moveEntries,
  removeBudget,
  settleEntries,
  writeEntry,
} from "./change-budget.ts";
import { entrySheet } from "./entry-sheet.ts";
import { budgetEntry, readEntry, type EntryDraft } from "./entry-record.ts";
import { readWon } from "./read-won.ts";
import { toSettlement } from "./settlement.ts";

interface GoldenMoney {
  readonly name: string;
  readonly entries: readonly KeptEntry[];
  readonly balance: readonly { readonly id: string; readonly left: number }[];
  readonly sum: BudgetSum;
}

const { money } = JSON.parse(
  readFileSync(new URL("./golden-money.json", import.meta.url), "utf8"),
) as { money: readonly [GoldenMoney, ...GoldenMoney[]] };

describe("balance and sum", () => {
  it.each(money)("$name", ({ entries, balance, sum }) => {
    expect(runBalance(entries)).toEqual(balance);
    expect(sumBudget(entries)).toEqual(sum);
  });

  it("say the same in any order of arrival, and the last balance is what is left", () => {
    const anyOrder = anyEntries.chain((entries) =>
      fc.tuple(
        fc.constant(entries),
        fc.shuffledSubarray([...entries], { minLength: entries.length }),
      ),
    );
    fc.assert(
      fc.property(anyOrder, ([entries, shuffled]) => {
        const balance = runBalance(entries);
        const sum = sumBudget(entries);

        expect(runBalance(shuffled)).toEqual(balance);
        expect(sumBudget(shuffled)).toEqual(sum);
        expect(balance.at(-1)?.left ?? 0).toBe(sum.left);
        const settlement = toSettlement(shuffled);
        expect(settlement).toEqual(toSettlement(entries));
        expect(settlement.rows.reduce((all, { amount }) => all + amount, 0)).toBe(sum.spent);
        expect(listShares(entries).reduce((all, { spent }) => all + spent, 0)).toBe(sum.spent);
      }),
    );
  });

  it("say before saving how much too much it is, of a plan too", () => {
    const [{ entries }] = money;

    expect(countOverspend(entries, { type: "out", amount: 214_000 })).toBe(2_300);
    expect(countOverspend(entries, { type: "out", amount: 211_700 })).toBe(0);
    expect(countOverspend(entries, { type: "out", amount: 151_701, isPlanned: true })).toBe(1);
    expect(countOverspend(entries, { type: "in", amount: 1 })).toBe(0);
  });

  it("have the shares by group, the most first", () => {
    const shares = listShares([
      { type: "out", amount: 5_000, group: "간식/음료" },
      { type: "out", amount: 9_000, group: "비품" },
      { type: "back", amount: 1_000, group: "비품" },
      { type: "out", amount: 700 },
      { type: "out", amount: 90_000, group: "비품", isPlanned: true },
      { type: "in", amount: 300_000 },
    ]);

    expect(shares).toEqual([
      { group: "비품", spent: 8_000 },
      { group: "간식/음료", spent: 5_000 },
      { group: "기타", spent: 700 },
    ]);
  });

  it("warn of a budget that ends while much of it is free", () => {
    const sum = { given: 300_000, free: 60_001 };
    const until = "2026-12-31";

    expect(isEndingFull({ until }, sum, "2026-12-01")).toBe(true);
    expect(isEndingFull({ until }, sum, "2026-11-30")).toBe(false);
    expect(isEndingFull({ until }, sum, "2027-01-01")).toBe(false);
    expect(isEndingFull({ until }, { ...sum, free: 60_000 }, "2026-12-01")).toBe(false);
    expect(isEndingFull({ until, closedOn: "2026-12-01" }, sum, "2026-12-10")).toBe(false);
  });
});

const entry: BudgetEntry = {
  budgetId: "b",
  day: "2026-04-02",
  type: "out",
  amount: 33_000,
  item: "색지",
};
const budget: Budget = {
  title: "학급운영비 1학기",
  source: "classroom",
  way: "advance",
  from: "2026-03-01",
  until: "2026-07-24",
  order: "a0V",
};

const { title, source, way, from, until } = budget;
/** What the form holds of it. */
const typed = { title, source, way, from, until };

describe("changing", () => {
  it("deletes no budget with entries; they can go to another one", () => {
    const kept = [
      { ...entry, id: "e1" },
      { ...entry, id: "e2" },
    ];
    const refused = removeBudget("b", kept);

    if (refused.ok) throw new Error("refused");
    expect(toSentence(budgetChangeMessages, refused.refusal)).toBe(
      "지출 2건을 다른 예산으로 옮기면 지울 수 있어요.",
    );
    expect(moveEntries(kept, "c").map(({ set }) => set)).toEqual([
      { budgetId: "c" },
      { budgetId: "c" },
    ]);
    expect(removeBudget("b", []).ok).toBe(true);
  });

  it("asks once before an entry that was settled is changed, and the sheet says so", () => {
    const settled: BudgetEntry = { ...entry, settledOn: "2026-07-20" };
    const changes = writeEntry("e1", settled, { ...settled, amount: 32_000 }, "2026-07-22");

    expect(asksBeforeChange(entry)).toBe(false);
    expect(asksBeforeChange(settled)).toBe(true);
    expect(changes[0]?.set).toEqual({ amount: 32_000, mendedOn: "2026-07-22" });
    expect(writeEntry("e1", settled, settled, "2026-07-22")).toEqual([]);
    const mended = { ...settled, ...changes[0]?.set, id: "e1" };
    expect(asksBeforeChange(mended)).toBe(false);
    expect(toSettlement([mended])).toMatchObject({
      isMended: true,
      rows: [{ note: "정산 뒤 고침", amount: 32_000 }],
    });
    expect(settleEntries([mended], "2026-07-23")[0]?.set).toEqual({
      settledOn: "2026-07-23",
      mendedOn: null,
    });
  });

  it("settles what was spent and not yet settled", () => {
    const kept = [
      { ...entry, id: "e1" },
      { ...entry, id: "e2", isPlanned: true },
      { ...entry, id: "e3", settledOn: "2026-05-01" as const },
    ];

    expect(settleEntries(kept, "2026-07-20").map(({ id }) => id)).toEqual(["e1"]);
  });

  it.each([
    ["200,000원", "out", 11_700],
    ["212000", "back", 300],
  ])("matches the balance to %s by an entry with a reason", (counted, type, amount) => {
    const [{ entries }] = money;
    const matched = matchBalance(
      entries,
      { counted, reason: " 동전 " },
      { budgetId: "b", day: "2026-06-01", uuid: "u" },
    );
    if (!matched.ok) throw new Error("matched");
    const read = layChanges(() => new Map(), matched.value)(budgetEntryKind);

    expect(read.get("2026-06-01~u")).toMatchObject({ type, amount, note: "동전" });
    for (const row of read.values()) expect(v.is(toSchema(budgetEntry), row)).toBe(true);
    const after = sumBudget([...entries, ...read.values()]);
    expect(after).toMatchObject({ left: readWon(counted), given: 300_000 });
  });

  it.each([
    [{ counted: "많이", reason: "동전" }, "CountedUnclear"],
    [{ counted: "211700", reason: "동전" }, "NothingToMatch"],
    [{ counted: "0", reason: " " }, "ReasonEmpty"],
    [{ counted: "0", reason: "가".repeat(201) }, "ReasonTooLong"],
  ])("%o is refused as %s with a sentence", (typed, type) => {
    const place = { budgetId: "b", day: "2026-06-01", uuid: "u" } as const;
    const refused = matchBalance(money[0].entries, typed, place);

    if (refused.ok) throw new Error("refused");
    expect(refused.refusal.type).toBe(type);
    expect(toSentence(budgetChangeMessages, refused.refusal)).toMatch(/요\.$/);
  });
});

describe("정산서", () => {
  it("has the rows in the order of the book, goods that went back as less", () => {
    const { rows, ...head } = toSettlement(money[0].entries);

    expect(head).toEqual({ given: 300_000, spent: 88_300, left: 211_700, isMended: false });
    expect(rows.map(({ number, item, amount, note }) => [number, item, amount, note])).toEqual([
      [1, "보드게임 2개", 45_800, ""],
      [2, "간식", 12_500, ""],
      [3, "색지", 33_000, ""],
      [4, "색지 반품", -3_000, "반품"],
    ]);
  });
});

describe("the forms", () => {
  const draft: EntryDraft = {
    type: "out",
    amount: "12,500",
    item: " 간식 ",
    shop: "",
    day: "2026-04-02",
    group: "간식/음료",
    pay: "card",
    isPlanned: false,
    note: "",
    photos: "",
    lines: "",
  };

  it("make an entry of which the server takes every field", () => {
    const parsed = readEntry(draft, 2026);

    if (!parsed.ok) throw new Error("an entry");
    expect(parsed.value).toEqual({
      type: "out",
      amount: 12_500,
      item: "간식",
      day: "2026-04-02",
      shop: null,
      group: "간식/음료",
      pay: "card",
      isPlanned: null,
      note: null,
      photos: null,
      lines: null,
    });
    expect(v.is(toSchema(budgetEntry), { ...parsed.value, budgetId: "b" })).toBe(true);
    expect(readEntry({ ...draft, type: "in", item: "", isPlanned: true }, 2026)).toMatchObject({
      value: { item: "받은 돈", isPlanned: null },
    });
  });

  it.each([
    ["12,500원", 12_500],
    ["₩ 3000", 3_000],
    ["１２００", 1_200],
    ["0", 0],
    ["-5", undefined],
    ["3.5", undefined],
    ["100000000", undefined],
    ["", undefined],
    ["1만2천", 12_000],
    ["1만 2천 원", 12_000],
    ["3만원", 30_000],
    ["2천5백", 2_500],
    ["1만2500", 12_500],
    ["1.5만", 15_000],
    ["12만 3천 4백 50", 123_450],
    ["1,234,500", 1_234_500],
    // Whether a nought or a comma is wrong, only the teacher knows.
    ["12,50원", undefined],
    ["1,23,4", undefined],
    ["1,2345", undefined],
    [",500", undefined],
    ["5000 6000", undefined],
    ["1 2", undefined],
    ["5, 600", undefined],
    ["5,000\n6,000", undefined],
    ["5000원 6000원", undefined],
    ["1만2", undefined],
    ["2천만", undefined],
    ["만", undefined],
  ])("read %s as %s won", (typed, won) => {
    expect(readWon(typed)).toBe(won);
  });

  const unclear = "금액은 1원부터 99,999,999원까지 「12,500」이나 「1만 2천」처럼 적어 주세요.";
  it.each<[Partial<EntryDraft>, Partial<Record<keyof EntryDraft, string>>]>([
    [{ amount: "0" }, { amount: unclear }],
    [{ amount: "만 원" }, { amount: unclear }],
    [{ item: " " }, { item: "무엇을 샀는지 품명을 적어 주세요." }],
    [{ item: "가".repeat(61) }, { item: "품명은 60자까지 적을 수 있어요." }],
    [{ shop: "가".repeat(41) }, { shop: "사용처는 40자까지 적을 수 있어요." }],
    [{ day: "" }, { day: "날짜를 골라 주세요." }],
    [{ day: "2027-03-01" }, { day: "2026학년도의 날짜를 골라 주세요." }],
    [{ group: "가".repeat(21) }, { group: "분류는 20자까지 적을 수 있어요." }],
    [{ note: "가".repeat(201) }, { note: "메모는 200자까지 적을 수 있어요." }],
  ])("refuse %o", (part, sentences) => {
    expect(listSentences(readEntry({ ...draft, ...part }, 2026))).toEqual(sentences);
  });

  it.each([
    [{ title: " " }, "title", /^예산 이름을 적어 주세요/],
    [{ title: "가".repeat(41) }, "title", "예산 이름은 40자까지 적을 수 있어요."],
    [{ from: "" }, "from", /날짜를 골라 주세요/],
    [{ until: "2026-02-28" }, "until", /^끝나는 날이 시작하는 날보다 빨라요/],
  ])("refuse the budget %o at its field", (part, field, sentence) => {
    const sentences = listSentences(readDraft(budgetRecord, { ...typed, ...part }));

    expect(sentences).toEqual({ [field]: expect.stringMatching(sentence) });
  });

  it("say of each wrong field what is wrong with it", () => {
    const read = readDraft(budgetRecord, { ...typed, title: "", from: "", until: "" });

    expect(Object.keys(listSentences(read))).toEqual(["title", "from", "until"]);
  });
});

describe("rows", () => {
  it("hold what every later step stores, and end", () => {
    const line = { name: "색지", spec: "8절", unit: "장", count: 3, price: 4_500 };

    expect(readDraft(budgetRecord, typed).ok).toBe(true);
    expect(v.is(toSchema(budgetRecord), { ...budget, closedOn: null })).toBe(true);
    expect(v.is(toSchema(budgetRecord), { ...budget, way: "bitcoin" })).toBe(false);
    expect(
      v.is(toSchema(budgetEntry), { ...entry, "lines:a": line, settledOn: "2026-07-20" }),
    ).toBe(true);
    for (const amount of [0, 1.5, 100_000_000])
      expect(v.is(toSchema(budgetEntry), { ...entry, amount })).toBe(false);
    expect(v.is(toSchema(budgetEntry), { ...entry, "lines:a": { ...line, count: 0 } })).toBe(false);
  });

  it("stand in sheets and in the log of a day", () => {
    const lines = { a: { name: "색지", spec: "8절", count: 3, price: 4_500 } };
    const kept = { ...entry, id: "e1", lines, pay: "card", settledOn: "2026-07-20" } as KeptEntry;
    const lost = { ...entry, id: "e2", budgetId: "gone", isPlanned: true };

    expect(listSheetLines(toSheet(budgetRecord), { budget: [{ ...budget, id: "b" }] })).toEqual([
      "학급운영비 1학기|학급운영비|개산급|2026-03-01|2026-07-24|",
    ]);
    expect(
      listSheetLines(toSheet({ ...budgetEntry, ...entrySheet }), {
        budget: [{ ...budget, id: "b" }],
        budgetEntry: [kept, lost],
      }),
    ).toEqual([
      "지운 예산|2026-04-02|지출|33000|색지|||||||쓸 예정",
      "학급운영비 1학기|2026-04-02|지출|33000|색지|||카드|색지 8절 × 3, 4,500원|||정산 2026-07-20",
    ]);
    expect(groupEntries([kept, lost]).get("gone")).toEqual([lost]);
    expect(listBudgetFacts([kept, { ...kept, type: "in", amount: 5 }, lost], "2026-04-02")).toEqual(
      [
        { id: "out", text: "지출 1건 33,000원" },
        { id: "in", text: "받은 돈 1건 5원" },
      ],
    );
  });
});
