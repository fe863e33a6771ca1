import { expect, it } from "vitest";
import { toSentence } from "../base/result.ts";
import type { ClubRole } from "./club-role.ts";
import { CLUB_ACTS, clubActMessages, decideClubAct, type ClubAct } from "./decide-club-act.ts";

const ok = "allow";
const no = "role-missing";

/** 주인, 함께, 보기. */
const table: Readonly<Record<ClubAct, readonly [string, string, string]>> = {
  read: [ok, ok, ok],
  play: [ok, ok, ok],
  leave: ["owner-stays", ok, ok],
  write: [ok, ok, no],
  export: [ok, ok, no],
  edit: [ok, no, no],
  invite: [ok, no, no],
  withdraw: [ok, no, no],
  role: [ok, no, no],
  remove: [ok, no, no],
  handOver: [ok, no, no],
  end: [ok, no, no],
  log: [ok, no, no],
};
const roles: readonly ClubRole[] = ["owner", "member", "viewer"];

it.each(CLUB_ACTS)("%s is decided by the role", (act) => {
  expect(roles.map((role) => decideClubAct(role, act))).toEqual(table[act]);
});

it("a stranger may nothing, and is not told that the club exists", () => {
  for (const act of CLUB_ACTS) expect(decideClubAct(undefined, act)).toBe("club-missing");
});

it.each(["role", "remove", "handOver"] as const)("%s is never done to oneself", (act) => {
  expect(decideClubAct("owner", act, { isSelf: true, isMember: true })).toBe("on-oneself");
  expect(decideClubAct("owner", act, { isSelf: false, isMember: false })).toBe("member-missing");
});

it("every refusal has a sentence that says what to do", () => {
  for (const type of [
    "club-missing",
    "role-missing",
    "on-oneself",
    "member-missing",
    "owner-stays",
  ] as const) {
    expect(toSentence(clubActMessages, { type })).toMatch(/요\.$/);
  }
});
