import { expect, test } from "vitest";
import { hideNames } from "./hide-names.ts";

const students = [
  { number: 3, name: "김가온" },
  { number: 5, name: "김하린" },
  { number: 4, name: "남궁하은" },
  { number: 6, name: "김민준" },
  { number: 17, name: "이민준" },
  { number: 15, name: "이솔" },
  { number: 21, name: "Nguyen Thi Lan" },
];

test.each([
  ["김하린 어머니 상담", "5번 어머니 상담"],
  ["하린이랑 가온이 우유", "5번이랑 3번이 우유"],
  ["새김가온 조각", "새3번 조각"],
  ["김 가 온 학생", "3번 학생"],
  ["남궁하은, 하은이", "4번, 4번이"],
  ["이솔 전학", "15번 전학"],
  ["민준이 둘", "○○이 둘"],
  ["김민준 이민준", "6번 17번"],
  ["nguyen thi lan 보호자", "21번 보호자"],
  ["도서 준비", "도서 준비"],
  ["김하린".normalize("NFD"), "5번"],
  ["", ""],
])("%s goes out as %s", (text, hidden) => {
  expect(hideNames(text, students)).toBe(hidden);
});

test("a class without pupils hides nothing", () => {
  expect(hideNames("현장체험학습 (.*)", [])).toBe("현장체험학습 (.*)");
});
