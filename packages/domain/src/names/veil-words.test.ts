import { describe, expect, it } from "vitest";
import { createVeilTable } from "./veil-table.ts";
import { unveil } from "./unveil.ts";
import { veil } from "./veil.ts";
import { listSchoolWords, listVeilWords } from "./veil-words.ts";

const students = [
  {
    number: 3,
    name: "김가온",
    birthday: "2017-05-04" as const,
    guardians: [
      { relation: "모 김영숙", phone: "" },
      { relation: "할머니", phone: "010-1234-5678" },
      { relation: "박철수 아버지", phone: "" },
    ],
    note: "별명: 콩이, 발표를 좋아함",
    tags: ["애칭 도토리"],
  },
];
const table = () =>
  createVeilTable({
    students,
    words: [...listVeilWords(students), { label: "낱말" as const, word: "해오름모임" }],
  });

describe("what the roster knows besides names", () => {
  it.each([
    ["김영숙 님과 통화함", "[보호자1] 님과 통화함"],
    ["박철수가 데리러 옴", "[보호자1]가 데리러 옴"],
    ["콩이라고 불림", "[낱말1]라고 불림"],
    ["도토리를 주움", "[낱말1]를 주움"],
    ["2017년 5월 4일에 태어남", "[낱말1]에 태어남"],
    ["생년월일 2017.5.4.", "생년월일 [낱말1]."],
    ["170504", "[낱말1]"],
    ["생일은 5월 4일", "[낱말1]"],
    ["5월 4일 생일에", "[낱말1]에"],
    ["해오름모임에서", "[낱말1]에서"],
    // Nobody had to tell these.
    ["새솔초등학교에서 전학 옴", "[학교1]에서 전학 옴"],
    ["푸른마을아파트 103동 1502호", "[낱말1]"],
    ["서울시 마포구 새빛로 12-3에 삶", "[낱말1]에 삶"],
    ["103동 1502호에 삶", "[낱말1]에 삶"],
  ])("「%s」 goes out as 「%s」, and comes back", (text, veiled) => {
    const words = table();
    expect(veil(text, words).text).toBe(veiled);
    expect(unveil(veiled, words).text).toBe(text);
  });

  it.each([
    "5월 4일에 발표를 함",
    "할머니와 함께 옴",
    "어머니와 통화함",
    "우리초등학교에서",
    "스스로 3번 고침",
    "서로 2명씩 짝을 지음",
    "운동장 3바퀴",
    "초등학교 생활에 익숙함",
    "103동 주민 센터",
  ])("「%s」 goes as it is", (text) => {
    expect(veil(text, table()).text).toBe(text);
  });
});

it.each([
  ["샘초등학교", "샘초에서 전학 옴", "[학교1]에서 전학 옴"],
  ["샘초등학교", "샘초 학생과 놂", "[학교1] 학생과 놂"],
  ["샘초등학교", "새샘초롱, 샘초롱이", "새샘초롱, 샘초롱이"],
  ["서초등학교", "서초구에 삶", "서초구에 삶"],
  ["서초등학교", "서초는 멀다", "[학교1]는 멀다"],
  ["한빛중학교", "한빛중은 가깝다", "[학교1]은 가깝다"],
])("%s: 「%s」 goes out as 「%s」", (school, text, veiled) => {
  expect(veil(text, createVeilTable({ students: [], words: listSchoolWords(school) })).text).toBe(
    veiled,
  );
});
