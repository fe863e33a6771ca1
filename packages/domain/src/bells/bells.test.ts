import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { listSentences } from "../record/testing/list-sentences.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import type { BellRowDraft } from "./bell-rows-draft.ts";
import { bells as bellsRecord, bellSetting, readBells } from "./bells-record.ts";
import { presetBells } from "./preset-bells.ts";

describe("the form of a bell table", () => {
  const line = (label: string, from: string, to: string, part: Partial<BellRowDraft> = {}) => ({
    id: `r${from.replace(":", "")}`,
    label,
    from,
    to,
    type: "" as const,
    period: "",
    ...part,
  });
  const draft: Parameters<typeof readBells>[0] = {
    name: " 평소 ",
    days: "531",
    rows: [line("2교시", "09:50", "10:30"), line("1교시", "09:00", "09:40")],
  };

  it("is read in the order of the day, and passes the server's schema", () => {
    const parsed = readBells(draft);
    if (!parsed.ok) throw new Error(parsed.refusal.type);

    expect(parsed.value).toMatchObject({ name: "평소", days: "135" });
    expect(parsed.value.rows).toMatchObject([
      { label: "1교시", type: "lesson", period: 1 },
      { label: "2교시", type: "lesson", period: 2 },
    ]);
    expect(v.is(toSchema(bellsRecord), parsed.value)).toBe(true);
  });

  it("takes another kind and number than the label says", () => {
    const rows = [line("동아리", "14:00", "14:40", { type: "lesson", period: "6" })];

    expect(readBells({ ...draft, rows })).toMatchObject({
      value: { rows: [{ label: "동아리", type: "lesson", period: 6 }] },
    });
  });

  it.each([
    [{ name: " " }, "name", "시정 이름을 적어 주세요. 「평소」처럼 적어요."],
    [{ name: "가".repeat(31) }, "name", "이름은 30자까지 적을 수 있어요."],
    [{ rows: [] }, "rows", "시간을 한 줄 이상 적어 주세요."],
    [
      { rows: Array.from({ length: 25 }, () => line("조회", "08:00", "08:01")) },
      "rows",
      "한 시정에 24줄까지 적을 수 있어요.",
    ],
    [
      { rows: [line(" ", "09:00", "09:40")] },
      "rows",
      "무슨 시간인지 적어 주세요. 「1교시」, 「점심」처럼 적어요.",
    ],
    [
      { rows: [line("가".repeat(21), "09:00", "09:40")] },
      "rows",
      "시간 이름은 20자까지 적을 수 있어요.",
    ],
    [{ rows: [line("1교시", "9:00", "09:40")] }, "rows", "1교시의 시각을 09:40처럼 적어 주세요."],
    [
      { rows: [line("점심", "12:10", "12:10")] },
      "rows",
      "점심이 시작하기 전에 끝나요. 시각을 다시 적어 주세요.",
    ],
    [
      { rows: [line("동아리", "14:00", "14:40", { type: "lesson" })] },
      "rows",
      "동아리는 몇 교시인지 숫자로 적어 주세요.",
    ],
    [
      { rows: [line("1교시", "09:00", "09:40"), line("1교시", "09:50", "10:30")] },
      "rows",
      "1교시가 두 줄에 있어요. 한 줄만 남겨 주세요.",
    ],
    [
      { rows: [line("1교시", "09:00", "09:40"), line("2교시", "09:39", "10:30")] },
      "rows",
      "2교시가 1교시와 겹쳐요.",
    ],
  ] satisfies readonly (readonly [Partial<Parameters<typeof readBells>[0]>, string, string])[])(
    "%o is refused",
    (part, at, sentence) => {
      expect(listSentences(readBells({ ...draft, ...part }))).toEqual({ [at]: sentence });
    },
  );
});

describe("what is kept", () => {
  const rows = presetBells[0]?.rows ?? [];

  it("has an end", () => {
    const [row] = rows;
    const bells = { name: "평소", days: "12345", rows };

    expect(
      v.is(toSchema(bellsRecord), { ...bells, sounds: { start: "chime" }, warnMinutes: 2 }),
    ).toBe(true);
    expect(v.is(toSchema(bellsRecord), { ...bells, rows: [{ ...row, to: "08:00" }] })).toBe(false);
    expect(v.is(toSchema(bellsRecord), { ...bells, days: "531" })).toBe(false);
    expect(v.is(toSchema(bellSetting), { shift: -240, heardAt: 1_795_132_800_000 })).toBe(true);
    expect(v.is(toSchema(bellSetting), { shift: 241 })).toBe(false);
  });

  it("stands in sheets", () => {
    const bells = { id: "b1", name: "평소", days: "15", rows: rows.slice(0, 2).toReversed() };
    const setting = { id: "one", shift: 37, heardAt: Date.UTC(2026, 10, 20, 0, 40, 37) };

    expect(listSheetLines(toSheet(bellsRecord), { bells: [bells] })).toEqual([
      "평소|월, 금|등교|08:30|08:40|그 밖|",
      "평소|월, 금|1교시|09:00|09:40|수업|1",
    ]);
    expect(listSheetLines(toSheet(bellSetting), { bellSetting: [setting] })).toEqual([
      "37|2026-11-20|09:40",
    ]);
  });
});
