import { describe, expect, it } from "vitest";
import { decideRoleChange, reachesRole } from "./role.ts";

describe("a role", () => {
  it.each([
    [null, "moderator", false],
    [null, "admin", false],
    ["moderator", "moderator", true],
    ["moderator", "admin", false],
    ["admin", "moderator", true],
    ["admin", "admin", true],
  ] as const)("%s where %s is asked for: %s", (role, asked, reaches) => {
    expect(reachesRole(role, asked)).toBe(reaches);
  });

  it.each([
    ["admin", null, 1, "last-admin"],
    ["admin", "moderator", 1, "last-admin"],
    ["admin", "moderator", 2, undefined],
    ["moderator", null, 1, undefined],
    [null, "admin", 1, undefined],
    ["moderator", "moderator", 1, "same-role"],
  ] as const)("from %s to %s with %i admins: %s", (from, to, adminCount, refusal) => {
    expect(decideRoleChange(from, to, { adminCount })).toBe(refusal);
  });
});
