import { describe, expect, it } from "vitest";
import { hideNames } from "./hide-names.ts";
import { hideUnkept, keepNames } from "./kept-names.ts";
import { askName } from "./name-question.ts";

const students = [
  { number: 3, name: "김가온" },
  { number: 22, name: "이도현" },
  { number: 7, name: "박하늘" },
  { number: 8, name: "최민서" },
  { number: 9, name: "최민서" },
];
const hide = (text: string) => hideNames(text, [...students, { name: "한지운" }]);
const ask = (line: string, keptNames?: string) => askName(line, students, { keptNames }, hide);

describe("a line that goes home", () => {
  it.each([
    ["이도현은 보고서 내기", "22번은 보고서 내기", "22번으로 바꾸기"],
    ["가온이가 준비물 나눠 주기", "3번이 준비물 나눠 주기", "3번으로 바꾸기"],
    ["이도현, 김가온 남기", "22번, 3번 남기", "번호로 바꾸기"],
    ["최민서 우유", "한 학생 우유", "번호로 바꾸기"],
  ])("%s", (line, numbered, act) => {
    expect(ask(line)).toEqual({ act, numbered });
  });

  it("is asked about too where it names who was in the class before, for families would not read it", () => {
    expect(ask("한지운에게 편지 쓰기")).toEqual({
      act: "번호로 바꾸기",
      numbered: "○○에게 편지 쓰기",
    });
  });

  it("is asked about once: 「그대로」 stays with the row, for the lines that stand", () => {
    const row = { keptNames: "김가온 우유" };
    expect(keepNames(["이도현 남기", "물"], row, "이도현 남기 ")).toBe("이도현 남기");
    expect(keepNames(["김가온 우유", "물", "이도현 남기"], row, "이도현 남기")).toBe(
      "김가온 우유\n이도현 남기",
    );
    expect(ask(" 이도현 남기", "이도현 남기")).toBeUndefined();
    expect(hideUnkept("김가온 우유\n이도현 남기", row, hide)).toBe("김가온 우유\n22번 남기");
  });

  it.each(["하늘이 흐리면 우산 챙기기", "도시락, 물 챙기기", "도서 준비"])(
    "names none: %s",
    (line) => {
      expect(ask(line)).toBeUndefined();
    },
  );
});
