import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { toSchema } from "../record/to-schema.ts";
import { sumBudget } from "./balance.ts";
import { toReadData } from "@damim/sync/kind.ts";
import { toEntryFields } from "../record/split-field.ts";
import { budgetEntryKind, type BudgetEntry, type KeptEntry } from "./budget.ts";
import { writeEntry } from "./change-budget.ts";
import { listLines, readLines, showLines, sumLines, type EntryLine } from "./entry-lines.ts";
import { budgetEntry } from "./entry-record.ts";
import { anyEntries } from "./testing/any-entries.ts";
import { readPastedLines } from "./pasted-lines.ts";
import { toSettlement } from "./settlement.ts";
import { toItemLines, toUploadLines } from "./upload-sheets.ts";

const entry: BudgetEntry = {
  budgetId: "b",
  day: "2026-04-02",
  type: "out",
  amount: 33_000,
  item: "색지",
};
const anyLine = fc.record({
  name: fc.constantFrom("색지", "풀", "가위"),
  spec: fc.constantFrom(undefined, "8절", "35 g"),
  unit: fc.constantFrom(undefined, "장"),
  count: fc.integer({ min: 1, max: 9_999 }),
  price: fc.integer({ min: 0, max: 9_999_999 }),
});
const anyLines = fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), anyLine, { maxKeys: 20 });
const anyItemized = anyEntries.chain((entries) =>
  fc
    .array(fc.option(anyLines), { minLength: entries.length, maxLength: entries.length })
    .map((all) => entries.map((each, at): KeptEntry => ({ ...each, lines: all[at] ?? null }))),
);

describe("the sheets of K-에듀파인", () => {
  it("add up to what was spent and what is planned, whatever the lines of each entry say", () => {
    const sumOf = (lines: readonly (readonly (string | number)[])[]): number =>
      lines.reduce((sum, line) => sum + Number(line[3]) * Number(line[4]), 0);
    fc.assert(
      fc.property(anyItemized, (entries) => {
        const settlement = toSettlement(entries);
        const amounts = toUploadLines(settlement).map((line) => Number(line[2]));

        expect(amounts.reduce((sum, won) => sum + won, 0)).toBe(settlement.spent);
        expect(sumOf(toItemLines(entries, "spent"))).toBe(settlement.spent);
        expect(sumOf(toItemLines(entries, "planned"))).toBe(sumBudget(entries).planned);
      }),
    );
  });

  it("say what the lines differ by, and what was bought without lines in one", () => {
    const lines = {
      a: { name: "색지", spec: "8절", unit: "장", count: 3, price: 4_500 },
      b: { name: "풀", count: 2, price: 1_000 },
    };
    const kept: readonly KeptEntry[] = [
      { ...entry, id: "e1", amount: 15_000, lines, shop: "푸른문구사" },
      { ...entry, id: "e2", amount: 3_000, item: "간식", group: "간식/음료" },
      { ...entry, id: "e3", amount: 1_000, item: "풀 반품", type: "back" },
    ];

    expect(toItemLines(kept, "spent").map((line) => line.join("|"))).toEqual([
      "색지|8절|장|3|4500",
      "풀|||2|1000",
      "할인·기타|||1|-500",
      "간식|||1|3000",
      "풀 반품|||1|-1000",
    ]);
    expect(toUploadLines(toSettlement(kept)).map((line) => line.join("|"))).toEqual([
      "2026-04-02|푸른문구사|15000|기타|색지",
      "2026-04-02||3000|간식/음료|간식",
      "2026-04-02||-1000|기타|풀 반품",
    ]);
  });
});

describe("품목 as they are typed", () => {
  it("come back from what a form shows of them", () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const read = readLines(showLines(lines));

        expect(read).toEqual({ lines: JSON.parse(JSON.stringify(lines)), unread: [] });
        const fields = toEntryFields("lines", read.lines);
        expect(v.is(toSchema(budgetEntry), { ...entry, ...fields })).toBe(true);
      }),
    );
  });

  it("leave lines without a letter out, and take one piece where no count stands", () => {
    expect(readLines(" \t\t\t\t\ta\n색지\t\t\t\t4,500\tb\n\t\t\t\t\t-c")).toEqual({
      lines: { a: null, b: { name: "색지", count: 1, price: 4_500 }, c: null },
      unread: [],
    });
  });

  it.each([
    ["\t\t\t3\t4500", 0, "name", "1번째 품목의 이름을 적어 주세요."],
    ["풀\t\t\t1\t500\n색지\t\t\t0\t500", 1, "count", /^「색지」의 수량/],
    ["색지\t\t\t만개\t500", 0, "count", /^「색지」의 수량/],
    ["색지\t\t\t3\t", 0, "price", "「색지」의 단가를 「4,500」처럼 적어 주세요."],
    [`색지\t\t${"가".repeat(11)}\t3\t1`, 0, "unit", "품목의 단위는 10자까지 적을 수 있어요."],
    [Array(21).fill("색지\t\t\t1\t1").join("\n"), 20, "name", "품목은 20줄까지 적을 수 있어요."],
  ])("%j is to be mended in line %i at its %s", (typed, at, cell, sentence) => {
    const { unread } = readLines(typed);

    const told = typeof sentence === "string" ? sentence : expect.stringMatching(sentence);
    expect(unread).toMatchObject([{ at, cell, sentence: told }]);
  });

  it("are summed beside one that cannot be read", () => {
    const { lines, unread } = readLines("색지\t\t\t3\t4,500\ta\n풀\t\t\t두 개\t500\tb");

    expect([sumLines(lines), unread.length]).toEqual([13_500, 1]);
  });
});

describe("two devices that write 품목 of one spending apart", () => {
  const base = {
    a: { name: "색지", count: 3, price: 4_500 },
    b: { name: "풀", count: 2, price: 500 },
  };
  const before = { ...entry, lines: base };
  const list = (data: object): readonly string[] =>
    listLines((data as BudgetEntry).lines).map(({ id, count }) => `${id} ${count}`);
  /** Fields merge by the later stamp (`packages/sync/src/merge.ts`), whatever comes first. */
  const meet = (...forms: readonly string[]): object => {
    const after = (typed: string): BudgetEntry => ({ ...entry, lines: readLines(typed).lines });
    const written = [
      ...writeEntry("e1", undefined, before, "2026-04-02"),
      ...forms.flatMap((typed) => writeEntry("e1", before, after(typed), "2026-04-02")),
    ];
    return toReadData(budgetEntryKind, Object.assign({}, ...written.map(({ set }) => set))) ?? {};
  };

  it("keep what both wrote, in whichever order it arrives", () => {
    const anyForm = fc.array(
      fc.tuple(fc.constantFrom("a", "b", "c", "d", "e"), fc.option(anyLine)),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(anyForm, anyForm, (drawnA, drawnB) => {
        const mine = new Map<string, EntryLine | null>(drawnA);
        const theirs = new Map<string, EntryLine | null>(drawnB.filter(([id]) => !mine.has(id)));
        const type = (lines: Map<string, EntryLine | null>): string =>
          showForm({ ...base, ...Object.fromEntries(lines) });
        const forms = [type(mine), type(theirs)];
        const both = listLines({ ...base, ...Object.fromEntries([...mine, ...theirs]) });
        const told = both.map(({ id, count }) => `${id} ${count}`);

        expect(list(meet(...forms))).toEqual(told);
        expect(list(meet(...forms.toReversed()))).toEqual(told);
      }),
    );
  });

  it("lose no line that came while a form lay half-written", () => {
    const typed = showLines({ a: { ...base.a, count: 4 } });

    expect(list(meet(typed))).toEqual(["a 4", "b 2"]);
  });
});

/** As a form holds them; one that was taken out too. */
function showForm(lines: Readonly<Record<string, EntryLine | null>>): string {
  const gone = Object.entries(lines).flatMap(([id, line]) => (line ? [] : [`\t\t\t\t\t-${id}`]));
  return [showLines(lines), ...gone].filter(Boolean).join("\n");
}

describe("rows that are pasted", () => {
  it.each([
    ["in the order of the form", "색지\t8절\t장\t3\t4,500", "색지|8절|장|3|4,500"],
    [
      "with heads in another order",
      "수량\t단가\t품명\t규격\n3\t4,500\t색지\t8절",
      "색지|8절||3|4,500",
    ],
    ["with an amount for a price", "품 명\t수량\t금액(원)\n색지\t3\t13,500", "색지|||3|4500"],
    [
      "with columns of others",
      "번호\t날짜\t품목\t단위\t수량\t예상단가\t비고\n1\t4/2\t색지\t장\t3\t4,500\t급함",
      "색지||장|3|4,500",
    ],
    ["with three columns and no heads", "색지\t3\t4500", "색지|||3|4500"],
    ["with a name and a price", "색지\t4,500원", "색지||||4,500원"],
    [
      "with numbers before them and sums behind",
      "1\t색지\t3\t4500\t13500\n2\t풀\t1\t500\t500",
      "색지|||3|4500\n풀|||1|500",
    ],
    ["with pieces in the count", "품명\t수량\t단가\n풀\t3개\t500", "풀||개|3|500"],
    ["with a sum below", "품명\t수량\t단가\n풀\t3\t500\n합계\t\t1,500", "풀|||3|500"],
    [
      "over 20 of them",
      Array(22).fill("풀\t\t개\t3\t500").join("\n"),
      Array(22).fill("풀||개|3|500").join("\n"),
    ],
  ])("%s", (_, pasted, lines) => {
    const read = readPastedLines(pasted, "id");

    expect(
      read
        .map(({ name, spec, unit, count, price }) => [name, spec, unit, count, price].join("|"))
        .join("\n"),
    ).toBe(lines);
    expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
  });
});
