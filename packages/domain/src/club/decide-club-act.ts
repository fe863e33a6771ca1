import type { MessagesFor } from "../base/result.ts";
import type { ClubRole } from "./club-role.ts";

/** What somebody may want to do with a club. */
export type ClubAct =
  | "read"
  | "play"
  | "leave"
  /** Rows, roster, files. */
  | "write"
  | "export"
  /** Its name, days and place. */
  | "edit"
  | "invite"
  | "withdraw"
  /** 함께 ↔ 보기. */
  | "role"
  | "remove"
  | "handOver"
  | "end"
  | "log";

/** What the server knows of the member to whom it is done. Acts on nobody need none. */
export interface ClubActFacts {
  readonly isSelf: boolean;
  readonly isMember: boolean;
}

export type ClubActRefusal =
  | "club-missing"
  | "role-missing"
  | "on-oneself"
  | "member-missing"
  | "owner-stays";

export const clubActMessages: MessagesFor<{ readonly type: ClubActRefusal }> = {
  "club-missing": () => "이 클럽을 찾을 수 없어요. 끝났거나, 함께하지 않는 클럽이에요.",
  "role-missing": () => "클럽 주인만 할 수 있어요. 주인 선생님께 말씀해 주세요.",
  "on-oneself": () => "자기 자신에게는 할 수 없어요.",
  "member-missing": () => "그 선생님은 이 클럽에 없어요. 목록을 새로 열어 주세요.",
  "owner-stays": () => "주인은 다른 선생님께 넘겨준 뒤에 나갈 수 있어요.",
};

const everyone: readonly ClubRole[] = ["owner", "member", "viewer"];
const writers: readonly ClubRole[] = ["owner", "member"];
const owner: readonly ClubRole[] = ["owner"];

const mayAct: Readonly<Record<ClubAct, readonly ClubRole[]>> = {
  read: everyone,
  play: everyone,
  leave: everyone,
  write: writers,
  export: writers,
  edit: owner,
  invite: owner,
  withdraw: owner,
  role: owner,
  remove: owner,
  handOver: owner,
  end: owner,
  log: owner,
};

export const CLUB_ACTS = Object.keys(mayAct) as readonly ClubAct[];

/** Acts that are done to a member. */
const onMember: ReadonlySet<ClubAct> = new Set<ClubAct>(["role", "remove", "handOver"]);

/**
 * Who may do what in a club (spec 14 §9). To a stranger it does not exist. Exactly one 주인: she hands the club over
 * and never leaves, removes or demotes herself.
 *
 * ```ts
 * decideClubAct("member", "invite"); // "role-missing"
 * decideClubAct("owner", "remove", { isSelf: false, isMember: true }); // "allow"
 * ```
 */
export function decideClubAct(
  role: ClubRole | undefined,
  act: ClubAct,
  facts: ClubActFacts = { isSelf: false, isMember: true },
): "allow" | ClubActRefusal {
  if (role === undefined) return "club-missing";
  if (!mayAct[act].includes(role)) return "role-missing";
  if (act === "leave") return role === "owner" ? "owner-stays" : "allow";
  if (!onMember.has(act)) return "allow";
  if (!facts.isMember) return "member-missing";
  return facts.isSelf ? "on-oneself" : "allow";
}
