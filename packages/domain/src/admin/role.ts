/** What somebody may do beyond the own work (spec 14 §10). An admin may do what a moderator may. */
export type Role = "admin" | "moderator";

export const ROLES: readonly Role[] = ["admin", "moderator"];

export const roleWords: Readonly<Record<Role, string>> = { admin: "관리자", moderator: "살핌이" };

/**
 * Whether a role reaches what a page or route asks for.
 *
 * ```ts
 * reachesRole("admin", "moderator"); // true
 * ```
 */
export function reachesRole(role: Role | null, asked: Role): boolean {
  return role === "admin" || (role !== null && role === asked);
}

export type RoleRefusal = "last-admin" | "same-role";

export const roleMessages: Readonly<Record<RoleRefusal, string>> = {
  "last-admin": "관리자가 한 명은 있어야 해요.",
  "same-role": "이미 그 역할이에요. 바뀐 것은 없어요.",
};

/**
 * Whether a role may be changed. The last admin cannot go, whoever asks (spec 14 §10).
 *
 * `adminCount` counts the admins of this moment, the one who is changed among them.
 */
export function decideRoleChange(
  from: Role | null,
  to: Role | null,
  { adminCount }: { readonly adminCount: number },
): RoleRefusal | undefined {
  if (from === to) return "same-role";
  return from === "admin" && adminCount <= 1 ? "last-admin" : undefined;
}
