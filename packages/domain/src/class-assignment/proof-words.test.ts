import { expect, it } from "vitest";
import { toProofLine } from "./proof-words.ts";

const wish = { words: "'함께' 5명", without: 0 };
it.each([
  [{ cost: 0, bound: 0, sCurve: 34_340 }, true, "이보다 고르게 나눌 수 없어요 (증명됨)"],
  [
    { cost: 130, bound: 0, sCurve: 34_340 },
    false,
    "S자 배정의 치우침 가운데 0.4 %가 남았어요. 더 줄일 수 있는지는 몰라요.",
  ],
  [
    { cost: 10, bound: 0, sCurve: 34_340, reached: 10 },
    false,
    "S자 배정의 치우침 가운데 0.1 %보다 적게 남았어요. 더 줄일 수 있는지는 몰라요.",
  ],
  [
    { cost: 330, bound: 330, sCurve: 1, wish },
    true,
    "이보다 고르게 나눌 수 없어요 (증명됨). '함께' 5명을 지키느라 이만큼(330)은 남아요. 이 바람을 빼면 0이에요.",
  ],
  [
    { cost: 180, bound: 180, sCurve: 9_000, reached: 180 },
    true,
    "이보다 고르게 나눌 수 없어요 (증명됨). 학생 수가 딱 나누어지지 않아 이만큼(180)은 남아요.",
  ],
  [
    { cost: 1_000, bound: 1_000, sCurve: 9_000, broken: 1 },
    false,
    "규칙 1개가 어긋나지만, 이보다 나은 나눔은 없어요 (증명됨).",
  ],
  [
    { cost: 1_330, bound: 1_330, sCurve: 9_000, broken: 2, wish },
    false,
    "규칙 2개가 어긋나지만, 이보다 나은 나눔은 없어요 (증명됨).",
  ],
  [
    { cost: 130, bound: 0, sCurve: 34_340, reached: 0 },
    false,
    "가장 고른 나눔(치우침 0, 증명됨)보다 130만큼 더 치우쳐요.",
  ],
  [
    { cost: 1_180, bound: 180, sCurve: 34_340, reached: 180, broken: 1 },
    false,
    "규칙 1개가 어긋나요. 규칙을 모두 지킨 나눔(치우침 180, 증명됨)이 앞서 있었어요.",
  ],
  [
    { cost: 1_340, bound: 0, sCurve: 34_340, reached: 90, broken: 1 },
    false,
    "규칙 1개가 어긋나요. 규칙을 모두 지킨 나눔(치우침 90)이 앞서 있었어요.",
  ],
  [
    { cost: 1_000, bound: 0, sCurve: 320, broken: 1 },
    false,
    "규칙 1개가 어긋나요. 모두 지키는 나눔이 있는지는 다시 나누어 보아야 알 수 있어요.",
  ],
  [
    { cost: 130, bound: 0, sCurve: 34_340, reached: 90 },
    false,
    "앞서 나눈 것(치우침 90)보다 40만큼 더 치우쳐요.",
  ],
  [{ cost: 900, bound: 0, sCurve: 700 }, false, "S자 배정보다 200만큼 더 치우쳐요."],
  [
    { cost: 700, bound: 0, sCurve: 700 },
    false,
    "S자 배정의 치우침 가운데 100.0 %가 남았어요. 더 줄일 수 있는지는 몰라요.",
  ],
])("the proof line of %j", (proof, isGood, words) => {
  expect(toProofLine(proof)).toEqual({ words, isGood });
});
