import type { ClubRole } from "./club-role.ts";

/** A club as every page of its members knows it, also without a network. */
export interface ClubEntry {
  /** `c_` and a UUIDv7. */
  readonly uid: string;
  readonly name: string;
  /** The reader's own. */
  readonly role: ClubRole;
}

/** A teacher in a club. Nobody gets another teacher's uid: `id` names her in this club alone. */
export interface ClubMember {
  readonly id: string;
  readonly nickName: string;
  readonly role: ClubRole;
  readonly isMe: boolean;
}

/** An invitation that waits. `id` opens nothing. */
export interface ClubInvite {
  readonly id: string;
  readonly role: GivenClubRole;
  readonly isByMail: boolean;
  /** Epoch ms. */
  readonly until: number;
}

/** What `GET api/clubs` says of each club. */
export interface ClubReply extends ClubEntry {
  /** ISO weekdays, 1 is Monday: "25" is 화, 금. */
  readonly days: string;
  readonly place: string;
  /** 주인 first, then in the order in which they came. */
  readonly members: readonly ClubMember[];
  /** Empty for all but the 주인. */
  readonly invites: readonly ClubInvite[];
}

/** What an invitation can give: a club has one 주인, by 넘겨주기 alone. */
export type GivenClubRole = Exclude<ClubRole, "owner">;

/** What the invited teacher sees before she answers. */
export interface ClubInviteReply {
  readonly clubName: string;
  /** 별명 of who asks. */
  readonly from: string;
  readonly role: GivenClubRole;
  readonly until: number;
}

/** Of an invitation just made: `code` is told where no mail brings it. */
export interface MadeClubInvite {
  readonly code: string | null;
  readonly until: number;
}

/** A line of 클럽 기록. */
export interface ClubLogLine {
  readonly id: string;
  readonly act: ClubLogAct;
  readonly who: string;
  /** 별명 of whom it was done to; empty where it was nobody. */
  readonly to: string;
  readonly at: number;
}

export type ClubLogAct =
  | "made"
  | "edited"
  | "invited"
  | "withdrew"
  | "joined"
  | "role"
  | "removed"
  | "handedOver"
  | "left";
