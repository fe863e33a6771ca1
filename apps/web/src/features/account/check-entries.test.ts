import { describe, expect, it } from "vitest";
import { findEmailProblem, findNewPasswordProblem, findNickNameProblem } from "./check-entries.ts";

describe("an address", () => {
  it.each([["yujin@saebom.example"], [" yujin@school.go.kr "]])("%s is taken", (email) => {
    expect(findEmailProblem(email)).toBeUndefined();
  });

  it.each([
    ["", /적어 주세요/],
    ["   ", /적어 주세요/],
    ["yujin", /형식이 아니에요/],
    ["yujin@saebom", /형식이 아니에요/],
    ["ㅛㅕ꺼ㅜ@saebom.example", /한\/영 키/],
  ])("%j is answered with what to do", (email, sentence) => {
    expect(findEmailProblem(email)).toMatch(sentence);
  });
});

describe("a new password", () => {
  it("says how much is missing", () => {
    expect(findNewPasswordProblem("1234567")).toBe("3자 더 적어 주세요. 10자 이상이면 돼요.");
  });

  it("asks for nothing but length", () => {
    expect(findNewPasswordProblem("우리 반 봄 소풍 간다")).toBeUndefined();
  });
});

describe("a nickname", () => {
  it("is at most 40 letters long", () => {
    expect(findNickNameProblem("가".repeat(40))).toBeUndefined();
    expect(findNickNameProblem("가".repeat(41))).toMatch(/40자/);
    expect(findNickNameProblem(" ")).toMatch(/적어 주세요/);
  });
});
