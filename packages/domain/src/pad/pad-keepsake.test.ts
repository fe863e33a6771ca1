import { describe, expect, it } from "vitest";
import * as v from "valibot";
import type { PadCard } from "./card/pad-card.ts";
import { toSchema } from "../record/to-schema.ts";
import { padKeepsake } from "./pad-keepsake-record.ts";
import { toKeepsakeId, toKeepsakeText } from "./pad-keepsake.ts";

describe("toKeepsakeText", () => {
  it.each<[string, Partial<PadCard> & Pick<PadCard, "type" | "text">, string]>([
    ["words", { type: "text", text: " 노란 길 \n바스락 " }, "노란 길 \n바스락"],
    ["a picture without words", { type: "picture", text: "" }, "사진"],
    ["a drawing without words", { type: "drawing", text: " " }, "그림"],
    ["a picture with words", { type: "picture", text: "단풍" }, "단풍"],
    ["a sound", { type: "sound", text: "들어 봐", seconds: 12.4 }, "들어 봐\n소리 12초"],
    ["a file", { type: "file", text: "", fileName: "시.hwp" }, "파일 시.hwp"],
    ["a link", { type: "link", text: "", link: "https://x.kr/a" }, "https://x.kr/a"],
    [
      "a poll",
      { type: "poll", text: "어디로 갈까?", poll: { options: ["산", "바다"] } },
      "어디로 갈까?\n· 산\n· 바다",
    ],
  ])("keeps %s", (_, card, text) => {
    expect(toKeepsakeText(card)).toBe(text);
  });
});

describe("a keepsake", () => {
  it("is the same one when a card is kept twice", () => {
    const of = { day: "2026-11-20", studentId: "s012", card: "c1" } as const;

    expect(toKeepsakeId(of)).toBe(toKeepsakeId({ ...of }));
    expect(toKeepsakeId(of)).toBe("2026-11-20~s012~c1");
  });

  it("holds the longest card that a room takes, with its poll and its link", () => {
    const text = toKeepsakeText({
      type: "poll",
      text: "가".repeat(2_000),
      link: `https://x.kr/${"a".repeat(1_980)}`,
      poll: { options: Array.from({ length: 8 }, () => "나".repeat(80)) },
    });
    const row = { studentId: "s012", day: "2026-11-20", roomTitle: "가을", text };

    expect(v.is(toSchema(padKeepsake), row)).toBe(true);
    expect(v.is(toSchema(padKeepsake), { ...row, photo: "../x" })).toBe(false);
  });
});
