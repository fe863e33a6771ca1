import { expect, it } from "vitest";
import { isHome, toKnown, toPaperWords } from "./typed-words.ts";

it.each([
  ["새봄초등학교", "새봄초등학교"],
  ["  새봄\n초등학교\t", "새봄 초등학교"],
  ["새봄\u200b\u202e초", "새봄초"],
  ["\u200b\u2060\u3164", ""],
])("%j is one line of what can be seen", (typed, words) => {
  expect(toPaperWords(typed)).toBe(words);
});

it.each(["", " ", "-", "—", "없음", "해당 없음", "N/A", "미정", "\u200b", "?"])(
  "%j says that nothing is known",
  (typed) => {
    expect(toKnown(typed)).toBe("");
  },
);

it.each([
  "대한민국",
  "대한 민국",
  "한국",
  "국내",
  "KR",
  "kr",
  "Korea",
  "South Korea",
  "Republic of Korea",
  "R.O.K",
  "Korea, Republic of",
])("%s is this country", (country) => {
  expect(isHome(country)).toBe(true);
});

it.each(["미국", "조선민주주의인민공화국", "North Korea", "Kr-something", "대한민국 밖", ""])(
  "%j is not known as this country",
  (country) => {
    expect(isHome(country)).toBe(false);
  },
);
