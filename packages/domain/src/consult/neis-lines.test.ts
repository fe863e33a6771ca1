import { describe, expect, it } from "vitest";
import type { Consult } from "./consult.ts";
import { toNeisLines } from "./neis-lines.ts";

const call: Consult = { day: "2026-11-18", studentIds: ["a"], who: "guardian", way: "phone" };

describe("나이스용 복사", () => {
  it.each([
    ["새 짝과 잘 지냄.", undefined, "새 짝과 잘 지냄."],
    [" [내용]\r\n새 짝과\t\t잘 지냄.\u2028끝\u000b \n", undefined, "[내용] 새 짝과 잘 지냄. 끝"],
    ["통화함.", "월요일에\n다시 전화", "통화함. 약속: 월요일에 다시 전화"],
    [undefined, "다시 전화", "약속: 다시 전화"],
    // Pasted into a spreadsheet, an opening quote would take the next lines in, and these signs begin a formula.
    ['"학교 가기 싫다고 함', undefined, "“학교 가기 싫다고 함"],
    ['"싫어요"라고 함. "네"', undefined, '“싫어요”라고 함. "네"'],
    ["=1+1", undefined, " =1+1"],
    ["-2점", undefined, " -2점"],
  ])("has day, kind, way and text of %j and %j in four cells", (body, followUp, text) => {
    const one: Consult = { ...call, ...(body && { body }), ...(followUp && { followUp }) };
    expect(toNeisLines([one])).toBe(`2026-11-18\t보호자 상담\t전화\t${text}`);
  });

  it("has a line for each", () => {
    const talk: Consult = { ...call, who: "student", way: "face", body: "공놀이" };
    expect(toNeisLines([talk, { ...call, body: "귀가" }])).toBe(
      "2026-11-18\t학생 상담\t대면\t공놀이\n2026-11-18\t보호자 상담\t전화\t귀가",
    );
  });
});
