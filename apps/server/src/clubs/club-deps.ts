import type { ServerDeps } from "../base/server-deps.ts";
import { createSealing } from "../base/sealing.ts";
import type { WaitingMails } from "../deliver/mails/waiting-mails.ts";
import type { WriteScope } from "../sync/scope-writer.ts";

/** What clubs are made with, beside the server's own parts. */
export interface ClubDeps extends Pick<ServerDeps, "config" | "now" | "database" | "files"> {
  readonly mails: Pick<WaitingMails, "deliver">;
  /** Something was delivered: see `deliver`. */
  readonly wakePush: () => void;
  readonly names: ClubNames;
  readonly writeScope: WriteScope;
  /** What a teacher may see has changed: her live streams end, and hear it when they come back. */
  readonly endStreams: (userId: string) => Promise<void>;
}

/** Keyed hashes: the database alone opens no club, and no answer tells a teacher's uid. */
export interface ClubNames {
  /** Names a teacher in one club alone. */
  readonly ofMember: (clubUid: string, userId: string) => string;
  readonly ofCode: (code: string) => string;
}

const MEMBER_NAME_LETTERS = 16;

export function createClubNames(key: Uint8Array): ClubNames {
  const { hash } = createSealing(key);
  return {
    ofMember: (clubUid, userId) =>
      hash("member", `${clubUid}\n${userId}`).toString("base64url").slice(0, MEMBER_NAME_LETTERS),
    ofCode: (code) => hash("code", code).toString("base64url"),
  };
}
