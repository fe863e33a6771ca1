import { expect, test } from "vitest";
import { hasTyped, toInitialConsonants } from "./initial-consonants.ts";

test.each([
  ["김민준", "ㄱㅁㅈ"],
  ["쌍둥이 까치", "ㅆㄷㅇ ㄲㅊ"],
  ["응우옌 Tran", "ㅇㅇㅇ Tran"],
  ["", ""],
])("the initials of %s are %s", (text, expected) => {
  expect(toInitialConsonants(text)).toBe(expected);
});

test.each([
  ["김민준", "ㄱㅁ", true],
  ["김민준", "ㅁㅈ", true],
  ["김민준", "민ㅈ", true],
  ["김민준", "김", true],
  ["김민준", "준민", false],
  ["김민준", "ㄱㅈ", false],
  ["응우옌 티 란", "우옌티", true],
  ["Nguyen", "nGu", true],
  ["김민준", "", true],
  ["이솔", "이솔이", false],
  ["김민준", "기", true],
  ["김민준", "김미", true],
  ["김민준", "기민", false],
  ["김민준", "긴", false],
])("%s is found by %s: %s", (text, typed, found) => {
  expect(hasTyped(text, typed)).toBe(found);
});
