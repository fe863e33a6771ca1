import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { toSentence } from "../base/result.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import {
  checkIdea,
  checkTryNote,
  ideaMessages,
  readMaterials,
  readSteps,
  toGradeWords,
  toIdeaWords,
  type IdeaText,
} from "./check-idea.ts";
import { ideaState, sayTries, type IdeaTry } from "./idea-state.ts";
import { rankSimilar, toSimilarWords } from "./rank-similar.ts";
import { savedIdea as savedIdeaRecord } from "./saved-idea-record.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { toLessonWords } from "./to-lesson-words.ts";

/** 「a+ b-」: teacher a 또 할래요, teacher b 글쎄요. */
const read = (words: string): readonly IdeaTry[] =>
  words
    .split(" ")
    .filter(Boolean)
    .map((word) => ({ teacher: word.slice(0, 1), isAgain: word.endsWith("+") }));

describe("the state of an idea follows from its tries", () => {
  it.each([
    ["", "new"],
    ["a-", "trying"],
    ["a+", "trying"],
    ["a+ b+ c+ d+", "trying"],
    ["a+ a+ a+ b+ b+", "trying"],
    ["a+ a+ a+ b+ c+", "settled"],
    ["a+ b+ c+ c- c-", "trying"],
    ["a+ b+ c+ d+ e-", "settled"],
    // Exactly seven of ten.
    ["a+ b+ c+ d+ e+ f+ g+ h- i- j-", "settled"],
    ["a+ b+ c+ d+ e+ f+ g- h- i- j-", "trying"],
  ])("%s: %s", (words, state) => {
    expect(ideaState(read(words))).toBe(state);
  });

  it.each([
    ["", undefined],
    ["a-", "선생님 1명이 1번 해 봤어요. 그래서 해보는 중이에요."],
    ["a+ a+ b+ c+ d+ d-", "선생님 4명이 6번 해 봤고, 5번은 또 하겠대요. 그래서 자리 잡음이에요."],
  ])("%s is said as 「%s」", (words, sentence) => {
    expect(sayTries(read(words))).toBe(sentence);
  });
});

describe("an idea", () => {
  const relay: IdeaText = {
    title: "낱말 릴레이로 단원 열기",
    subject: "국어",
    grades: "34",
    minutes: 10,
    materials: ["큰 종이"],
    steps: ["낱말을 써요"],
  };

  it("is tidied before it goes", () => {
    const typed = { ...relay, title: " 낱말  릴레이 ", grades: "434", steps: [" 써요 ", " "] };

    expect(checkIdea(typed)).toEqual({
      ok: true,
      value: { ...relay, title: "낱말 릴레이", steps: ["써요"] },
    });
  });

  it.each([
    [{ title: "낱" }, "제목은 2자에서 60자까지 적어 주세요."],
    [{ subject: "천문학" }, "과목을 목록에서 골라 주세요. 글은 그대로 있어요."],
    [{ grades: "7" }, "학년을 다시 골라 주세요. 글은 그대로 있어요."],
    [{ minutes: 0.5 }, "걸리는 시간은 1분에서 400분까지 숫자로 적어 주세요."],
    [
      { materials: Array.from({ length: 11 }, () => "풀") },
      "준비물은 10개까지, 하나에 40자까지 적을 수 있어요.",
    ],
    [{ steps: [" "] }, "어떻게 하는지 차례를 한 줄이라도 적어 주세요."],
    [{ steps: ["가".repeat(201)] }, "차례는 12줄까지, 한 줄에 200자까지 적을 수 있어요."],
    [
      { steps: ["문의 010-1234-5678"] },
      "휴대전화 번호가 들어 있어서 올리지 않았어요. 지우고 다시 올려 주세요. 글은 그대로 있어요.",
    ],
    [
      { materials: ["150312-3123456"] },
      "주민등록번호가 들어 있어서 올리지 않았어요. 지우고 다시 올려 주세요. 글은 그대로 있어요.",
    ],
  ])("with %j is refused", (part, sentence) => {
    const checked = checkIdea({ ...relay, ...part });
    if (checked.ok) throw new Error("refused");

    expect(toSentence(ideaMessages, checked.refusal)).toBe(sentence);
  });

  it("is typed a material by a comma, a step by a line", () => {
    expect(readMaterials("큰 종이, 펜\n풀,")).toEqual(["큰 종이", "펜", "풀"]);
    expect(readSteps("1. 써요\n2) 넘겨요\n\n 30초 쉬어요")).toEqual([
      "써요",
      "넘겨요",
      "30초 쉬어요",
    ]);
  });

  it.each([
    ["", "모든 학년"],
    ["123456", "모든 학년"],
    ["3", "3학년"],
    ["34", "3–4학년"],
    ["135", "1·3·5학년"],
  ])("for grades %s is 「%s」", (grades, words) => {
    expect(toGradeWords(grades)).toBe(words);
  });

  it("says what it is about in a line", () => {
    expect(toIdeaWords(relay)).toBe("국어 · 3–4학년 · 10분");
    expect(toIdeaWords({ subject: "", grades: "", minutes: null })).toBe("모든 학년");
  });

  it("takes notes of 300 letters without a phone", () => {
    expect(checkTryNote(" 좋았어요 ")).toEqual({ ok: true, value: "좋았어요" });
    expect(checkTryNote("가".repeat(301)).ok).toBe(false);
    expect(checkTryNote("010-1234-5678").ok).toBe(false);
  });
});

describe("similar titles", () => {
  const titles = [
    "우리 반 물건으로 무게 어림하기",
    "낱말 릴레이로 단원 열기",
    "낱말 이어 말하기",
    "그림자로 시각 읽기",
  ].map((title) => ({ title }));
  const rank = (typed: string) => rankSimilar(typed, titles).map(({ title }) => title);

  it.each([
    ["낱말 릴레이", ["낱말 릴레이로 단원 열기", "낱말 이어 말하기"]],
    ["낱말 이어", ["낱말 이어 말하기", "낱말 릴레이로 단원 열기"]],
    ["무게를 어림해요", ["우리 반 물건으로 무게 어림하기"]],
    ["무게 어림", ["우리 반 물건으로 무게 어림하기"]],
    ["줄넘기", []],
    ["", []],
  ])("to 「%s」 are %j", (typed, similar) => {
    expect(rank(typed)).toEqual(similar);
  });

  it("are three at most, asked for by how their words begin", () => {
    expect(
      rankSimilar(
        "낱말",
        Array.from({ length: 5 }, () => ({ title: "낱말" })),
      ),
    ).toHaveLength(3);
    expect(toSimilarWords("낱말 릴레이로 또 낱말을")).toEqual(["낱말", "릴레"]);
  });
});

it("a saved idea is a row and stands in a sheet", () => {
  const saved = { title: "낱말 릴레이", about: "국어 · 10분", at: Date.UTC(2026, 10, 20) };

  expect(v.is(toSchema(savedIdeaRecord), saved)).toBe(true);
  expect(v.is(toSchema(savedIdeaRecord), { ...saved, title: "가".repeat(201) })).toBe(false);
  expect(listSheetLines(toSheet(savedIdeaRecord), { savedIdea: [{ id: "a", ...saved }] })).toEqual([
    "낱말 릴레이|국어 · 10분|2026-11-20",
  ]);
});

describe("an idea in a lesson", () => {
  const idea = { title: "낱말 릴레이", materials: ["종이", "펜"], steps: ["써요", "넘겨요"] };

  it.each([
    [undefined, { unit: "낱말 릴레이", bring: "종이, 펜", note: "1. 써요\n2. 넘겨요" }],
    [
      { unit: "3. 낱말", bring: "풀, 종이", note: "조용히" },
      { bring: "풀, 종이, 펜", note: "조용히\n「낱말 릴레이」\n1. 써요\n2. 넘겨요" },
    ],
    [
      { bring: "가".repeat(58), note: "나".repeat(495) },
      { unit: "낱말 릴레이", bring: "가".repeat(58), note: "나".repeat(495) },
    ],
  ])("beside %j", (before, words) => {
    expect(toLessonWords(idea, before)).toEqual(words);
  });

  it("is put there once", () => {
    const once = toLessonWords(idea, undefined);
    expect(toLessonWords(idea, { ...once, unit: "3. 낱말" }).bring).toBe("종이, 펜");
  });
});
