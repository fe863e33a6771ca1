import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { HwpDocument, initSync } from "@rhwp/core";
import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import type { LaidLetter, LetterDay } from "@damim/domain/weekly-letter/lay-weekly-letter.ts";
import type { LetterWords } from "@damim/domain/weekly-letter/weekly-letter.ts";
import { beforeAll, expect, it } from "vitest";
import { openZip, readPart } from "../../kit/table/zip-parts.ts";
import { createLetterFile } from "./letter-file.ts";

const place = "한빛초등학교 3학년 2반 · 담임 한유진";
const foot = ["우리 반 소식에서 언제나 다시 볼 수 있어요", "한빛초등학교"] as const;
const words: LetterWords = {
  word: "날씨가 부쩍 추워졌어요.",
  bring1: "줄넘기",
  notes: "독서록을 냅니다.\n설문은 12월 1일까지예요.",
  promise: "친구의 말을 들어요.\n계단은 걸어요.",
};

function lay(periods = 6, days = 5): LaidLetter {
  const places = Array.from({ length: periods }, (_, at) => at + 1);
  return {
    monday: "2026-11-30",
    periods: places,
    leftOut: [],
    week: "2학기 15주",
    days: Array.from({ length: days }, (_, at) => ({
      day: addDays("2026-11-30", at),
      closed: undefined,
      lessons: places.map((period) => ({
        period,
        subject: "국어",
        unit: "듣기 ①",
      })),
      note: "",
      events: [],
      brings: [],
      lunch: "기장밥, 미역국",
    })),
  };
}

/** As a program reads it that opens files of 한글: what stands in the XML, and what is seen on its pages. */
async function open(letter: LaidLetter, of: LetterWords) {
  const file = await createLetterFile(letter, of, { place, foot });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const zip = openZip(bytes);
  const xml = (zip && (await readPart(zip, "Contents/section0.xml"))) ?? "";
  const read = new HwpDocument(bytes);
  const pages = Array.from({ length: read.pageCount() }, (_, at) => read.renderPageSvg(at));
  const seen = pages.map((page) => page.replaceAll(/<[^>]+>|\s/gu, "")).join("");
  return { plain: xml.replaceAll(/<[^>]+>/gu, ""), seen, pageCount: pages.length };
}

beforeAll(() => {
  const file = createRequire(import.meta.url).resolve("@rhwp/core/rhwp_bg.wasm");
  initSync({ module: readFileSync(file) });
});

it("is one page of 한글 that says all of an ordinary week, and has no place left, split over runs or whole", async () => {
  const { plain, seen, pageCount } = await open(lay(), words);

  expect(pageCount).toBe(1);
  expect(plain).not.toMatch(/\{\{|\}\}/u);
  for (const said of [
    "주간학습안내한빛초등학교3학년2반·담임한유진2026년11월30일~12월4일·2학기15주",
    "날씨가부쩍추워졌어요.11.30(월)12.1(화)12.2(수)12.3(목)12.4(금)1국어듣기①",
    "준비줄넘기급식기장밥,미역국",
    "알려드려요·독서록을냅니다.·설문은12월1일까지예요.이번주약속친구의말을들어요.계단은걸어요.",
    "우리반소식에서언제나다시볼수있어요한빛초등학교",
  ])
    expect(seen).toContain(said);
});

const closed = (days: readonly LetterDay[], ...off: readonly number[]): readonly LetterDay[] =>
  days.map((day, at) =>
    off.includes(at) ? { ...day, closed: ["현장체험학습", "국립과학관"], lessons: [] } : day,
  );
const long = "가나다라마바".repeat(100);

it.each<
  [of: string, letter: LaidLetter, typed: LetterWords, said: readonly string[], pages: number]
>([
  [
    "signs of XML and of places",
    lay(),
    { word: '<&>"\u0000 {{기간}}', notes: "a\tb" },
    ["&lt;&amp;&gt;", "{{기간}}"],
    1,
  ],
  ["emoji", lay(), { word: "☃️ 👩‍👩‍👧 눈이 와요" }, ["눈이와요"], 1],
  ["a word of 600 letters", lay(), { notes: long }, [long.slice(0, 20)], 2],
  ["300 lines", lay(), { notes: "가\n".repeat(299) + "끝" }, ["·가", "·끝", foot[1]], 8],
  ["8 periods and a Saturday", lay(8, 6), words, ["8국어", "12.5(토)", "계단은걸어요."], 1],
  ["no words", lay(), {}, ["이번주약속"], 1],
  ["a week without school", { ...lay(4), days: closed(lay().days, 0, 1, 2, 3, 4) }, {}, ["4"], 1],
  [
    "two closed days",
    { ...lay(), days: closed(lay().days, 1, 4) },
    words,
    ["1국어듣기①현장체험학습국립과학관국어듣기①국어듣기①현장체험학습국립과학관2국어듣기①국어"],
    1,
  ],
])("holds %s", async (_, letter, typed, said, pages) => {
  const { seen, pageCount } = await open(letter, typed);

  for (const each of said) expect(seen).toContain(each);
  expect(pageCount).toBe(pages);
});
