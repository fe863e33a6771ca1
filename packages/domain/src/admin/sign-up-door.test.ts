import { describe, expect, it } from "vitest";
import { refuseSignUp, type SignUpDoor } from "./sign-up-door.ts";

describe("the door for new accounts", () => {
  it.each<[SignUpDoor, string | undefined, string | undefined]>([
    ["open", undefined, undefined],
    ["open", "WRONG", undefined],
    ["closed", undefined, "SignUpClosed"],
    ["closed", "RIGHT", "SignUpClosed"],
    ["code", undefined, "SignUpCodeNeeded"],
    ["code", "WRONG", "SignUpCodeWrong"],
    ["code", "RIGHT", undefined],
  ])("%s with %s typed: %s", (door, typed, refusal) => {
    expect(refuseSignUp({ door, code: "RIGHT" }, typed)).toBe(refusal);
  });
});
