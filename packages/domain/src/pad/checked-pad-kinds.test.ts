import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkedPadKinds } from "./checked-pad-kinds.ts";
import { padKinds } from "./pad-kinds.ts";
import { toPadRefusalSentence } from "./pad-refusal.ts";

const FILE = "019aa0c4-0000-7000-8000-000000000001";
const card = { type: "text", by: "hana", madeAt: 1, state: "shown", text: "꽃", order: "a0" };
const stroke = { by: "hana", ink: "red", width: 4, points: "0,0,128,3,-2,0", order: "a0" };

function isRight(kindName: string, row: object): boolean {
  const kind = checkedPadKinds.find(({ name }) => name === kindName);
  if (!kind) throw new Error(`no kind ${kindName}`);
  return v.safeParse(kind.schema, row).success;
}

describe("the kinds of a pad room", () => {
  it("have a schema each", () => {
    expect(checkedPadKinds.map(({ name }) => name)).toEqual(padKinds.map(({ name }) => name));
  });

  it.each([
    { ...card },
    { ...card, type: "picture", text: "", file: FILE, width: 3, height: 4, alt: "벚나무" },
    { ...card, type: "link", link: "https://www.학교.kr/봄?쪽=1#꽃" },
    { ...card, type: "link", link: "http://192.168.0.7:4000/" },
    { ...card, type: "poll", poll: { options: ["봄", "가을"] } },
  ])("take a card %#", (row) => {
    expect(isRight("padCard", row)).toBe(true);
  });

  it.each([
    { text: "" },
    { text: "가".repeat(2_001) },
    { extra: "x" },
    { order: "<b>" },
    { type: "picture" },
    { type: "picture", file: "../../etc/passwd" },
    { type: "link" },
    { type: "link", link: "javascript:alert(1)" },
    { type: "link", link: " https://a.kr" },
    { type: "link", link: "https://user:secret@a.kr/" },
    { type: "link", link: "data:text/html,x" },
    { type: "poll", poll: { options: ["하나"] } },
    { x: Number.NaN },
    { color: "red;background:url(x)" },
  ])("refuse a card with %o", (wrong) => {
    expect(isRight("padCard", { ...card, ...wrong })).toBe(false);
  });

  it("take a stroke of whole points and no other", () => {
    expect(isRight("padStroke", stroke)).toBe(true);
    for (const points of ["", "1,2", "1,2,3,4", "a,b,c", "1.5,2,3", "99999,0,0"]) {
      expect(isRight("padStroke", { ...stroke, points }), points).toBe(false);
    }
    const endless = Array.from({ length: 2_001 * 3 }, () => "1").join();
    expect(isRight("padStroke", { ...stroke, points: endless })).toBe(false);
  });

  it("take votes in order, each answer once", () => {
    expect(isRight("padVote", { card: FILE, choices: [0, 2] })).toBe(true);
    expect(isRight("padVote", { card: FILE, choices: [2, 0] })).toBe(false);
    expect(isRight("padVote", { card: FILE, choices: [1, 1] })).toBe(false);
  });
});

describe("a refusal of a write", () => {
  it("tells a pupil what happened and where the words are", () => {
    expect(toPadRefusalSentence({ type: "denied", detail: "frozen" })).toContain("멈췄어요");
    expect(toPadRefusalSentence({ type: "denied", detail: "constructor" })).toContain(
      "이 기기에 있어요",
    );
    expect(toPadRefusalSentence({ type: "gone" })).toContain("지워졌어요");
    expect(toPadRefusalSentence({ type: "invalid", detail: "text" })).toContain("이 기기에 있어요");
  });
});
