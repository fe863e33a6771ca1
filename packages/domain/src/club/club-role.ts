/** 주인, 함께, 보기: what a member of a club may do (spec 14 §9). */
export type ClubRole = "owner" | "member" | "viewer";

const CLUB_ROLES: readonly ClubRole[] = ["owner", "member", "viewer"];

/** A role as it is stored; what a newer version knows may read and no more. */
export function readClubRole(text: string): ClubRole {
  return CLUB_ROLES.find((role) => role === text) ?? "viewer";
}

export const clubRoleWords: Readonly<Record<ClubRole, string>> = {
  owner: "주인",
  member: "함께",
  viewer: "보기",
};

/** What makes a uid a club's: never a teacher's, so one scope form does for both. */
export const CLUB_UID_START = "c_";

/** `isClubUid("c_019a…")` is true; a teacher's uid never is. */
export function isClubUid(uid: string): boolean {
  return uid.startsWith(CLUB_UID_START);
}
