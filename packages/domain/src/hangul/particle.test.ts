import { expect, test } from "vitest";
import { withParticle, type Particle } from "./particle.ts";

const table: readonly (readonly [string, Particle, string])[] = [
  ["민준", "이/가", "민준이"],
  ["수아", "이/가", "수아가"],
  ["결석", "은/는", "결석은"],
  ["결과", "은/는", "결과는"],
  ["출석", "을/를", "출석을"],
  ["조퇴", "을/를", "조퇴를"],
  ["학교", "으로/로", "학교로"],
  ["교실", "으로/로", "교실로"],
  ["집", "으로/로", "집으로"],
  ["서울", "과/와", "서울과"],
  ["2반", "이에요/예요", "2반이에요"],
  ["12번 수아", "이에요/예요", "12번 수아예요"],
  ["1", "으로/로", "1로"],
  ["3", "을/를", "3을"],
  ["2", "을/를", "2를"],
  ["10", "이/가", "10이"],
  ["16", "으로/로", "16으로"],
  ["Kim", "은/는", "Kim은"],
  ["Anna", "은/는", "Anna는"],
  ["「결석」", "을/를", "「결석」을"],
  ["김민준(전입)", "은/는", "김민준(전입)은"],
  ["출결.xlsx", "을/를", "출결.xlsx를"],
  ["", "을/를", "를"],
];

test.each(table)("%s with %s reads %s", (word, particle, expected) => {
  expect(withParticle(word, particle)).toBe(expected);
});
