import type { ClubEntry } from "@damim/domain/club/club-reply.ts";
import { isClubUid, readClubRole } from "@damim/domain/club/club-role.ts";
import { readText, removeText, writeText } from "../../platform/kept/device-texts.ts";
import { findField } from "../server/json-fields.ts";

/** A club, or one that this teacher is in no more, whose rows and unsent words may still be on this device. */
interface KnownClub extends ClubEntry {
  readonly isLost: boolean;
}

/** The clubs of one teacher on this device. Which they are outlives the page; a shared device keeps no name. */
export interface KnownClubs {
  list(): readonly ClubEntry[];
  /** Uids of the clubs that she is in no more. */
  lost(): readonly string[];
  /** True where something changed. */
  hear(news: readonly ClubEntry[]): boolean;
  forgetLost(uid: string): void;
}

export function createKnownClubs(uid: string, keepsNames: boolean): KnownClubs {
  const key = toKey(uid);
  let known = read(key);
  let list: readonly ClubEntry[] = [];
  const take = (next: readonly KnownClub[]): void => {
    known = next;
    list = known.filter(({ isLost }) => !isLost).map(toEntry);
    const kept = known.map((club) => (keepsNames ? club : { ...club, name: "" }));
    if (kept.length > 0) writeText(key, JSON.stringify(kept));
    else removeText(key);
  };
  list = known.filter(({ isLost }) => !isLost).map(toEntry);
  return {
    list: () => list,
    lost: () => known.filter(({ isLost }) => isLost).map((club) => club.uid),
    hear(news) {
      if (JSON.stringify(news.map(toEntry)) === JSON.stringify(list)) return false;
      const uids = new Set(news.map((club) => club.uid));
      const gone = known.filter((club) => !uids.has(club.uid));
      take([
        ...news.map((club) => ({ ...toEntry(club), isLost: false })),
        ...gone.map((club) => ({ ...club, isLost: true })),
      ]);
      return true;
    },
    forgetLost: (lost) => take(known.filter((club) => !club.isLost || club.uid !== lost)),
  };
}

/** At sign-out. */
export function forgetClubs(uid: string): void {
  removeText(toKey(uid));
}

/** The clubs in the live stream's hello; nothing where an older server says none. */
export function readClubNews(hello: unknown): readonly ClubEntry[] | undefined {
  const told = findField(hello, "account", "clubs");
  return Array.isArray(told) ? told.flatMap((each) => parseEntry(each) ?? []) : undefined;
}

function read(key: string): readonly KnownClub[] {
  try {
    const json: unknown = JSON.parse(readText(key) ?? "[]");
    return (Array.isArray(json) ? json : []).flatMap((each: unknown) => {
      const entry = parseEntry(each);
      return entry ? [{ ...entry, isLost: findField(each, "isLost") === true }] : [];
    });
  } catch {
    return [];
  }
}

function parseEntry(json: unknown): ClubEntry | undefined {
  const [uid, name, role] = ["uid", "name", "role"].map((field) => findField(json, field));
  if (typeof uid !== "string" || !isClubUid(uid) || typeof name !== "string") return undefined;
  return { uid, name, role: readClubRole(String(role)) };
}

function toEntry({ uid, name, role }: ClubEntry): ClubEntry {
  return { uid, name, role };
}

function toKey(uid: string): string {
  return `clubs:${uid}`;
}
