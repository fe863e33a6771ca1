import { describe, expect, it } from "vitest";
import { findNamedPupils } from "./cover-person.ts";
import { hideNames } from "./hide-names.ts";
import { createVeilTable } from "./veil-table.ts";
import { veil } from "./veil.ts";

const students = [
  { number: 3, name: "김나윤" },
  { number: 4, name: "허준" },
];

describe("a name, however its letters are set apart", () => {
  it.each([
    "김나윤",
    "김 나 윤",
    "김  나  윤",
    "김.나.윤",
    "김·나·윤",
    "김-나-윤",
    "김_나_윤",
    "김*나*윤",
    "김/나/윤",
    "김 . 나 . 윤",
    "김–나–윤",
    "김—나—윤",
    "김ㅡ나ㅡ윤",
    "김∙나∙윤",
    "김,나,윤",
    "김♡나♡윤",
    "김--나--윤",
    "김   나   윤",
    "김나.윤",
    "김\u200b나\u200b윤",
    "김나윤".normalize("NFD"),
    "허준",
    "허.준",
    "허·준",
    "허–준",
  ])("%s is seen by every gate", (written) => {
    const text = `${written}이 울었어요`;
    expect(findNamedPupils(text, students, "strict")).toHaveLength(1);
    expect(hideNames(text, students)).toMatch(/^[34]번이 울었어요$/u);
    const { text: veiled } = veil(text, createVeilTable({ students, words: [] }));
    expect(veiled).toMatch(/^\[학생1\]이 울었어요$/u);
  });

  it.each(["김치를 나눠 윤을 냈다", "허리. 준비", "김, 나물, 윤기", "허리를 펴고 준비"])(
    "%s names nobody",
    (text) => {
      expect(findNamedPupils(text, students, "strict")).toEqual([]);
      expect(hideNames(text, students)).toBe(text);
    },
  );

  it("a text that is shown keeps words that only end like a family", () => {
    const named = [{ number: 4, name: "이수정" }];
    expect(hideNames("계획이 수정되었다", named)).toBe("계획이 수정되었다");
    expect(hideNames("이 수정이 왔다", named)).toBe("4번이 왔다");
  });
});
