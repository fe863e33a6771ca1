import { expect, it } from "vitest";
import { sayAnswer, type AnswerState } from "./say-answer.ts";

const HERE = ["nothing", "half", "sent", "offline", "refused"] as const;
const states = HERE.flatMap((here) =>
  [true, false, undefined].map((hasArrived): AnswerState => ({ hasArrived, here })),
);

it("what is said of an answer after 마감 is true in each state", () => {
  for (const state of states) {
    const { hasArrived, here } = state;
    const words = sayAnswer(state, true);
    const about = `${hasArrived} ${here}: ${words}`;
    expect(words, about).toMatch(/^마감됐어요\. /);
    expect(words, about).not.toContain("인터넷이 이어지면");
    expect(words.includes("선생님께 있"), about).toBe(hasArrived === true);
    const isHere = hasArrived !== undefined && here !== "nothing";
    expect(words.includes("이 기기에만 있어요"), about).toBe(isHere);
    if (isHere || !hasArrived) expect(words, about).toContain("선생님께 말해요");
    expect(words.includes("다시 열리면 저절로 가요"), about).toBe(isHere && here !== "half");
    expect(words.includes("내지 않아서"), about).toBe(hasArrived === false && here === "half");
  }
});

it("what is said of one that was handed in before 마감 is true in each state", () => {
  const says = HERE.map((here) => [here, sayAnswer({ hasArrived: false, here }, false)]);
  expect(says).toEqual([
    ["nothing", "선생님께 잘 전해졌어요."],
    ["half", "선생님께 잘 전해졌어요."],
    ["sent", "선생님께 보내고 있어요."],
    ["offline", "답은 이 기기에 있어요. 인터넷이 이어지면 저절로 가요."],
    ["refused", "아직 선생님께 가지 못했어요. 답은 이 기기에 있어요. 선생님께 말해요."],
  ]);
});
