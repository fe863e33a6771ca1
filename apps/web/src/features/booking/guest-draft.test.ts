import { describe, expect, it } from "vitest";
import { changeGuestDraft, emptyDraft, sayGuardianOf, type GuestDraft } from "./guest-draft.ts";

type Part = Parameters<typeof changeGuestDraft>[1];
const type = (draft: GuestDraft, ...parts: readonly Part[]): GuestDraft =>
  parts.reduce(changeGuestDraft, draft);
const said = {
  slot: { day: "2026-11-25", time: "15:00" },
  way: "phone",
  guardian: "어머니",
  phone: "010-1234-5678",
  wish: "친구 관계를 여쭙고 싶어요",
} as const;
const nothing = { slot: undefined, way: undefined, guardian: "", phone: "", wish: "" };
const first = type(emptyDraft, { number: "1" }, { name: "강도윤" }, said);

describe("what a family wrote on a phone that others use too", () => {
  it.each([
    ["number first", [{ number: "" }, { number: "2" }, { name: "권" }, { name: "권서아" }]],
    ["name first", [{ name: "" }, { name: "권서아" }, { number: "" }, { number: "2번" }]],
  ])("is not shown to another child, %s", (_, parts) => {
    expect(type(first, ...parts)).toMatchObject(nothing);
  });

  it("is not shown to another child where it was kept by an earlier build of the page", () => {
    const { of: _, ...flat } = first;
    expect(type(flat, { number: "2" }, { name: "권서아" })).toMatchObject(nothing);
  });

  it.each([
    ["the name", [{ name: "강도" }, { name: "강도운" }]],
    ["the number", [{ number: "" }, { number: "11번" }]],
  ])("stays where %s alone is corrected", (_, parts) => {
    expect(type(first, ...parts)).toMatchObject(said);
  });

  it("comes back to its own child, while the other keeps what is theirs", () => {
    const second = type(first, { number: "2" }, { name: "권서아" }, { guardian: "아버지" });
    const back = type(second, { number: "1" }, { name: "강도윤" });
    expect(back).toMatchObject(said);
    expect(type(back, { name: "권서아" }, { number: "2" })).toMatchObject({
      ...nothing,
      guardian: "아버지",
    });
  });
});

it("says a number once, however it was typed", () => {
  for (const number of ["2", "2번", " ２ 번"])
    expect(sayGuardianOf({ number, name: "권서아 " })).toBe("2번 권서아 보호자");
});
