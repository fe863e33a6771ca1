import type {
  ClubInviteReply,
  ClubLogLine,
  ClubReply,
  GivenClubRole,
  MadeClubInvite,
} from "@damim/domain/club/club-reply.ts";
import { askServer } from "../../data/server/ask-server.ts";

/** What a teacher says of a club. */
export interface ClubFields {
  readonly name: string;
  readonly days: string;
  readonly place: string;
}

interface Listed {
  readonly clubs: readonly ClubReply[];
}

const at = (uid: string, deed: string): string => `clubs/${uid}/${deed}`;
const byCode = (code: string): string => `club-invites/${encodeURIComponent(code)}`;

/** The routes of clubs (spec 14 §12). Those that change the list answer with it. */
export const clubRequests = {
  list: () => askServer<Listed>("GET", "clubs"),
  make: (fields: ClubFields) => askServer<Listed & { uid: string }>("POST", "clubs", fields),
  edit: (uid: string, fields: ClubFields) => askServer<Listed>("POST", `clubs/${uid}`, fields),
  invite: (uid: string, body: { readonly role: GivenClubRole; readonly email?: string }) =>
    askServer<MadeClubInvite>("POST", at(uid, "invites"), body),
  withdraw: (uid: string, invite: string) =>
    askServer<Listed>("POST", at(uid, "withdraw"), { invite }),
  setRole: (uid: string, member: string, role: GivenClubRole) =>
    askServer<Listed>("POST", at(uid, "role"), { member, role }),
  remove: (uid: string, member: string) => askServer<Listed>("POST", at(uid, "remove"), { member }),
  handOver: (uid: string, member: string) =>
    askServer<Listed>("POST", at(uid, "hand-over"), { member }),
  leave: (uid: string) => askServer<Listed>("POST", at(uid, "leave"), {}),
  end: (uid: string) => askServer<Listed>("POST", at(uid, "end"), {}),
  log: (uid: string) =>
    askServer<{ readonly lines: readonly ClubLogLine[] }>("GET", at(uid, "log")),
  showInvite: (code: string) => askServer<ClubInviteReply>("GET", byCode(code)),
  answerInvite: (code: string, takes: boolean) =>
    askServer<Listed>("POST", byCode(code), { takes }),
};

/** Said where nobody answered. */
export const CLUB_AWAY = "서버에 연결하지 못해 바꾸지 않았어요. 인터넷이 연결되면 다시 해 주세요.";
