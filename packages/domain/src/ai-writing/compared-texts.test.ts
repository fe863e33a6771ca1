import { expect, it } from "vitest";
import { listComparedTexts } from "./compared-texts.ts";

it("texts and unused drafts of pupils and lists that are there are compared, in their order", () => {
  const draft = (id: string, more: object) => ({
    id,
    studentId: "s2",
    purpose: "behavior" as const,
    memoId: "m1",
    sentences: [{ text: id, from: [] }],
    ...more,
  });
  const compared = listComparedTexts({
    memos: ["m1", "m2"].map((id) => ({ id, title: id, order: id })),
    roster: [{ id: "s1" }, { id: "s2" }],
    texts: [
      { id: "m2~s1", memoId: "m2", studentId: "s1", text: "나" },
      { id: "m1~s1", memoId: "m1", studentId: "s1", text: "가" },
      { id: "m9~s1", memoId: "m9", studentId: "s1", text: "지운 목록" },
      { id: "m1~s9", memoId: "m1", studentId: "s9", text: "지운 학생" },
    ],
    drafts: [
      draft("2026-11-20~s2~b", {}),
      draft("2026-11-21~s2~a", {}),
      draft("2026-11-20~s1~c", { studentId: "s1", usedOn: "2026-11-20" }),
      draft("2026-11-20~s1~d", { studentId: "s1", purpose: "letter" }),
    ],
  });
  expect(compared.map(({ text }) => text)).toEqual(["가", "2026-11-20~s2~b", "나"]);
});
