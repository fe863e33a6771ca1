import { expect, test } from "vitest";
import { findPeople } from "./find-people.ts";
import { hideNames } from "./hide-names.ts";
import { countFullNames, veil } from "./veil.ts";
import { createVeilTable } from "./veil-table.ts";

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

const words = [
  { number: 18, name: "김나은" },
  { number: 2, name: "이로운" },
  { number: 8, name: "박다은" },
  { number: 6, name: "남궁민재" },
  { number: 9, name: "문채원" },
  { number: 12, name: "최하늘" },
  { number: 20, name: "정우리" },
];
test.each([
  ["더 나은 반", "더 나은 반"],
  ["이로운 점과 해로운 점", "이로운 점과 해로운 점"],
  ["다은 것, 하늘이 맑아요, 우리 반", "다은 것, 하늘이 맑아요, 우리 반"],
  ["채원중학교", "채원중학교"],
  ["나은이가 이로운 어머니와 하늘아", "18번이 2번 어머니와 12번"],
  ["다은 교무실로, 다은, 다은이네", "8번 교무실로, 8번, 8번네"],
  ["남궁민재는 보건실로", "6번은 보건실로"],
  ["채원아 민재야 이리 와", "9번 6번 이리 와"],
  ["채원이를 문채원과 정우리랑", "9번을 9번과 20번이랑"],
])("a word is a name only where it is one: %s", (text, hidden) => {
  expect(hideNames(text, words)).toBe(hidden);
});

test("a name that nobody on the roster has any more is somebody's", () => {
  const former = [...words, { name: "권서아" }, { name: "김나윤", number: 18 }];
  expect(hideNames("권서아와 서아는 나윤이 옆", former)).toBe("○○과 ○○은 18번이 옆");
});

// One rule for all that look for names: no sign that nobody sees hides one from them.
test.each(["\u200b", "\u00ad", "\u2060\u200d", "\ufeff", "\u3164", "\u202e"])(
  "%j between its letters hides no name from any of them",
  (sign) => {
    const name = Array.from("문채원").join(sign);
    const given = Array.from("채원").join(sign);
    expect(hideNames(`${name}, ${given}이는`, words)).toBe("9번, 9번은");
    expect(findPeople(`${name}이가 ${given}이가`, words, "mild")).toHaveLength(2);
    expect(
      veil(`${name}이 ${given}이가`, createVeilTable({ students: words, words: [] })).text,
    ).toBe("[학생1]이 [학생1]가");
    expect(countFullNames(name, ["문채원"])).toBe(1);
  },
);

test("a class without pupils hides nothing", () => {
  expect(hideNames("현장체험학습 (.*)", [])).toBe("현장체험학습 (.*)");
});
