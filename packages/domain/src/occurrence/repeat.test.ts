import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { listSentences } from "../record/testing/list-sentences.ts";
import { toSchema } from "../record/to-schema.ts";
import {
  onceDraft,
  readRepeat,
  startRepeatDraft,
  toRepeatDraft,
  type RepeatDraft,
} from "./repeat-draft.ts";
import { repeatFields, turnName } from "./repeat-fields.ts";
import { isOccurrenceName, type OnClosed, type Repeat } from "./repeat-rule.ts";
import { toRepeatWords } from "./repeat-words.ts";
import { anyRepeat } from "./testing/any-repeat.ts";

const from = "2026-09-01";
const schema = toSchema({ fields: { ...repeatFields, planned: turnName("one") } });
const isTaken = (repeat: unknown, planned = "n12"): boolean => v.is(schema, { repeat, planned });

describe("the form of a repeat", () => {
  it("gives back every repeat that it shows, and the server takes it", () => {
    fc.assert(
      fc.property(anyRepeat, fc.boolean(), (pattern, ends) => {
        const repeat: Repeat = ends ? { ...pattern, until: "2026-12-31" } : pattern;
        const parsed = readRepeat(toRepeatDraft(repeat, "before"), from);
        if (!parsed.ok || !parsed.value.repeat) throw new Error("a repeat");

        expect(isTaken(parsed.value.repeat)).toBe(true);
        expect({ step: 1, ...parsed.value.repeat }).toEqual({ step: 1, ...repeat });
        expect(toRepeatWords(repeat)).not.toBe("");
      }),
    );
  });

  it("begins a choice with what the day itself is", () => {
    const words = (
      ["week", "monthDate", "monthWeekday", "monthSchoolDay", "schoolDay"] as const
    ).map((every) => {
      const draft = { ...onceDraft, every, ...startRepeatDraft(every, "2026-11-18") };
      const parsed = readRepeat(draft, "2026-11-18");
      return parsed.ok ? toRepeatWords(parsed.value.repeat) : "";
    });

    expect(words).toEqual([
      "매주 수",
      "매월 18일",
      "매월 셋째 수요일",
      "매월 첫째 수업일",
      "수업일마다",
    ]);
  });

  it("reads weekdays in any order, no step as 1, and once as nothing", () => {
    const weekly = readRepeat({ ...onceDraft, every: "week", weekdays: "51" }, from);
    expect(weekly).toEqual({
      ok: true,
      value: { repeat: { every: "week", weekdays: "15" }, onClosed: "skip" },
    });
    expect(readRepeat(onceDraft, from)).toMatchObject({ value: { repeat: null } });
    expect(readRepeat({ ...onceDraft, every: "schoolDay", step: "5" }, from)).toEqual({
      ok: true,
      value: { repeat: { every: "schoolDay", step: 5 }, onClosed: null },
    });
  });

  it.each<[Partial<RepeatDraft>, string, string]>([
    [{ every: "day", step: "0" }, "step", "며칠마다인지 1부터 60까지 적어 주세요."],
    [{ every: "schoolDay", step: "다섯" }, "step", "며칠마다인지 1부터 60까지 적어 주세요."],
    [{ every: "week" }, "weekdays", "무슨 요일인지 골라 주세요."],
    [
      { every: "monthDate", date: "32" },
      "date",
      "매월 며칠인지 1부터 31까지 적어 주세요. 31은 그 달의 마지막 날이에요.",
    ],
    [{ every: "monthWeekday", weekdays: "3", nth: "0" }, "nth", "그 달의 몇째인지 골라 주세요."],
    [{ every: "monthSchoolDay" }, "nth", "그 달의 몇째인지 골라 주세요."],
    [
      { every: "day", until: "나중" },
      "until",
      "언제까지 반복하는지 날짜를 골라 주세요. 비워 두어도 돼요.",
    ],
    [
      { every: "day", until: "2026-08-31" },
      "until",
      "끝나는 날이 시작하는 날보다 빨라요. 다시 골라 주세요.",
    ],
  ])("%o is refused at %s: 「%s」", (part, field, sentence) => {
    expect(listSentences(readRepeat({ ...onceDraft, ...part }, from))).toEqual({
      [field]: sentence,
    });
  });
});

it.each<[Repeat, OnClosed, string]>([
  [{ every: "week", weekdays: "15", until: "2025-10-31" }, "skip", "매주 월, 금, 10월 31일까지"],
  [{ every: "week", step: 2, weekdays: "3" }, "before", "2주마다 수, 쉬는 날이면 앞당기기"],
  [{ every: "day" }, "skip", "매일"],
  [{ every: "day", step: 3 }, "keep", "3일마다, 쉬는 날이면 그대로"],
  [{ every: "month", date: 31 }, "skip", "매월 31일"],
  [{ every: "month", nth: [2, 3] }, "skip", "매월 둘째 수요일"],
  [{ every: "month", nth: [-1, 5] }, "skip", "매월 마지막 금요일"],
  [{ every: "month", schoolDay: -1 }, "skip", "매월 마지막 수업일"],
  [{ every: "month", schoolDay: 10 }, "skip", "매월 10번째 수업일"],
  [{ every: "month", schoolDay: -2 }, "skip", "매월 끝에서 둘째 수업일"],
  [{ every: "schoolDay", step: 5 }, "skip", "수업일 5일마다"],
])("%o, on a closed day %s, is 「%s」", (repeat, onClosed, words) => {
  expect(toRepeatWords(repeat, onClosed)).toBe(words);
});

it("has an end for what a device may send", () => {
  expect(isTaken({ every: "week", weekdays: "51" })).toBe(false);
  expect(isTaken({ every: "month", nth: [0, 3] })).toBe(false);
  expect(isTaken({ every: "month", date: 31, schoolDay: 1 })).toBe(false);
  expect(isTaken({ every: "schoolDay", step: 61 })).toBe(false);
  for (const name of ["2026-09-25", "n12", "2026-03", "one"])
    expect(isTaken(null, name)).toBe(true);
  for (const name of ["", "n0", "2026-13", "one~x"]) expect(isTaken(null, name)).toBe(false);
  expect(isOccurrenceName("one")).toBe(false);
});
