import fc from "fast-check";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { findLostText, isForking, toTextDigest } from "../record/long-text.ts";
import { LONGEST_NOTICE_LINE_CHARACTERS, MOST_NOTICE_LINES } from "./day-notice.ts";
import {
  addNoticeLines,
  findLastNotice,
  joinNotices,
  moveNoticeLine,
  rewriteNoticeLine,
  splitTyped,
  toNoticeHeading,
  toNoticeText,
  writeNotice,
} from "./notice-lines.ts";

const digestText = (text: string): string =>
  toTextDigest(createHash("sha256").update(text).digest("hex"));

describe("what is typed or pasted", () => {
  it.each([
    ["one line", "우산 챙기기", ["우산 챙기기"]],
    ["blanks at its ends", "  우산   챙기기 ", ["우산 챙기기"]],
    ["several lines", "우산\r\n\n실내화\n", ["우산", "실내화"]],
    ["cells of a table", "국어\t128쪽\n수학\t익힘", ["국어 128쪽", "수학 익힘"]],
    ["a list with numbers", "1. 우산\n2. 실내화", ["우산", "실내화"]],
    ["numbers that mean something", "1. 우산\n실내화 2켤레", ["1. 우산", "실내화 2켤레"]],
    ["signs of three lists", "1. 우산\n2) 실내화\n- 공책\n③ 물", ["우산", "실내화", "공책", "물"]],
    ["one line of a list", "1. 우산", ["우산"]],
    ["a dash among others", "우산\n- 공책\n-5도까지", ["우산", "공책", "-5도까지"]],
    ["signs that turn the writing round", "\u202e우산\u202c 챙기기", ["우산 챙기기"]],
    ["one line that begins with a date", "12.3 현장학습", ["12.3 현장학습"]],
    ["letters of another form", "우산".normalize("NFD"), ["우산"]],
    ["nothing", " \n\t", []],
  ])("%s", (_, typed, lines) => {
    expect(splitTyped(typed)).toEqual(lines);
  });

  it("goes behind what stands there, and is told where it is too long, never cut", () => {
    const long = "가".repeat(LONGEST_NOTICE_LINE_CHARACTERS + 1);
    expect(addNoticeLines(["우산"], "실내화\n공책")).toEqual({
      ok: true,
      value: ["우산", "실내화", "공책"],
    });
    expect(addNoticeLines([], `우산\n${long}`)).toMatchObject({
      refusal: { type: "LineTooLong", nth: 2 },
    });
    expect(addNoticeLines([], long.slice(1))).toMatchObject({ ok: true });
    const all = Array.from({ length: MOST_NOTICE_LINES }, () => "줄");
    expect(addNoticeLines(all.slice(1), "하나")).toMatchObject({ ok: true });
    expect(addNoticeLines(all, "하나")).toMatchObject({ refusal: { type: "TooManyLines" } });
  });

  it("takes forty lines of a pasted table whole, in their order", () => {
    const table = Array.from(
      { length: 40 },
      (_, at) => `${at + 1}\t국어\t${at + 100}쪽까지 읽기\t`,
    );
    const added = addNoticeLines([], table.join("\r\n"));

    expect(added.ok && added.value).toHaveLength(40);
    expect(added.ok && added.value.at(-1)).toBe("40 국어 139쪽까지 읽기");
  });

  it("takes the place of one line, several or none", () => {
    expect(rewriteNoticeLine(["가", "나", "다"], 1, "라\n마")).toEqual({
      ok: true,
      value: ["가", "라", "마", "다"],
    });
    expect(rewriteNoticeLine(["가", "나"], 0, " ")).toEqual({ ok: true, value: ["나"] });
    expect(moveNoticeLine(["가", "나", "다"], 2, 0)).toEqual(["다", "가", "나"]);
    expect(moveNoticeLine(["가", "나", "다"], 0, 9)).toEqual(["나", "다", "가"]);
  });
});

describe("the row of a day", () => {
  it("comes with the first line, and is one text with the digest of what stood there", () => {
    expect(writeNotice("2026-11-26", undefined, [], digestText)).toEqual([]);
    const [made] = writeNotice("2026-11-26", undefined, ["우산", "공책"], digestText);
    expect(made).toMatchObject({ id: "2026-11-26", set: { lines: "우산\n공책" } });
    const before = { day: "2026-11-26", lines: "우산\n공책" } as const;
    expect(writeNotice("2026-11-26", before, [], digestText)).toEqual([
      {
        kind: "dayNotice",
        id: "2026-11-26",
        set: { lines: null, from: digestText("우산\n공책") },
      },
    ]);
  });

  it("is not called told any more once it reads otherwise", () => {
    const before = { day: "2026-11-26", lines: "우산", doneAt: 1 } as const;
    const write = (lines: readonly string[]) =>
      writeNotice("2026-11-26", before, lines, digestText)[0]?.set;
    expect(write(["우산", "공책"])).toMatchObject({ doneAt: null });
    expect(write(["우산"])).toBeUndefined();
  });

  const line = fc.constantFrom("우산", "공책", "실내화", "물", "도시락", "독서록 내기");
  const lines = fc.uniqueArray(line, { minLength: 1 });

  it("forks where two devices wrote without a network, and the choice of both keeps every line", () => {
    fc.assert(
      fc.property(lines, lines, (one, two) => {
        fc.pre(one.join() !== two.join());
        const [text, other] = [one.join("\n"), two.join("\n")];
        const [first] = writeNotice("2026-11-26", undefined, one, digestText);
        const [second] = writeNotice("2026-11-26", undefined, two, digestText);
        const [before, after] = [first?.set ?? {}, second?.set ?? {}];
        const written = { before, after: { ...before, ...after }, lost: new Set<string>() };
        expect(isForking("lines", after, written, digestText)).toBe(true);
        const acts = [after, before].map((set) => ({
          fields: Object.entries(set).map(([field, to]) => ({ field, to })),
        }));
        const lost = findLostText(
          "lines",
          acts,
          { text: other, from: String(after["from"]) },
          digestText,
        );
        expect(lost?.text).toBe(text);
        const joined = joinNotices(other, text).split("\n");
        expect(joined.slice(0, two.length)).toEqual(two);
        expect(new Set(joined)).toEqual(new Set([...one, ...two]));
        expect(joined).toHaveLength(new Set(joined).size);
      }),
    );
  });

  it("is followed by the newest day before it that has lines", () => {
    const rows = [
      { day: "2026-11-20", lines: "가" },
      { day: "2026-11-25", lines: null },
      { day: "2026-11-24", lines: "나" },
      { day: "2026-11-26", lines: "다" },
    ] as const;
    expect(findLastNotice(rows, "2026-11-26")?.day).toBe("2026-11-24");
    expect(findLastNotice(rows, "2026-11-20")).toBeUndefined();
  });

  it("says for which day it is, on the board as in the messenger", () => {
    expect(toNoticeHeading("2026-11-27", "2026-11-30")).toBe("11월 30일 월요일");
    expect(toNoticeText("2026-11-26", "2026-11-27", ["우산", "공책"])).toBe(
      "[알림장] 11월 26일\n내일, 11월 27일 금요일\n\n1. 우산\n2. 공책",
    );
  });
});
