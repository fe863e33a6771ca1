import type { Fields } from "@damim/sync/kind.ts";
import { describe, expect, it } from "vitest";
import { findPadInsider, viewPadRow, type PadRow } from "./view-pad-row.ts";

const toSecretId = (id: string): string => `secret(${id})`;
const card = (state: string): PadRow => ({
  kind: "padCard",
  id: "c1",
  data: { by: "hana", state, text: "개나리" },
});
const member: PadRow = {
  kind: "padMember",
  id: "hana",
  data: {
    shownName: "나비",
    name: "김하나",
    number: 7,
    studentId: "s7",
    alias: "나비",
    state: "in",
  },
};
const vote: PadRow = { kind: "padVote", id: "c1~hana", data: { card: "c1", choices: [0] } };
const claim: PadRow = { kind: "padClaim", id: "p1", data: { member: "hana" } };

const see = (row: PadRow, reader?: string): Fields | null =>
  viewPadRow(row, { reader, toSecretId }).data;

describe("viewPadRow", () => {
  it.each(["waiting", "hidden"])("shows a %s card to its author alone", (state) => {
    expect(see(card(state), "hana")).toEqual(card(state).data);
    expect(see(card(state), "duri")).toBeNull();
    expect(see(card(state))).toBeNull();
    expect(findPadInsider(card(state))).toBe("hana");
  });

  it("shows a shown card to everybody alike", () => {
    expect(see(card("shown"), "duri")).toEqual(card("shown").data);
    expect(findPadInsider(card("shown"))).toBeUndefined();
  });

  it("says of a place what the room shows, and of the own place the number, for the entrance alone tells a name", () => {
    expect(see(member, "duri")).toEqual({ shownName: "나비" });
    expect(see(member, "hana")).toEqual({
      shownName: "나비",
      number: 7,
      state: "in",
    });
  });

  it("says what was voted, not who it was", () => {
    expect(viewPadRow(vote, { reader: "duri", toSecretId })).toEqual({
      ...vote,
      id: "secret(c1~hana)",
    });
    expect(viewPadRow(vote, { reader: "hana", toSecretId })).toEqual(vote);
    expect(viewPadRow({ ...vote, data: null }, { toSecretId }).id).toBe("secret(c1~hana)");
  });

  it("tells no pupil of a claim", () => {
    expect(see(claim, "hana")).toBeNull();
    expect(findPadInsider(claim)).toBeUndefined();
  });
});
