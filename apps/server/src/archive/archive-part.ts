import type { ArchiveRefusal } from "@damim/domain/archive/archive-refusal.ts";
import type { Result } from "@damim/domain/base/result.ts";

/** Whose everything it is. */
export interface ArchiveOwner {
  readonly uid: string;
}

/** One file of the archive that is written; `read` is called when its turn comes. */
export interface ArchiveEntry {
  readonly name: string;
  readonly read: () => AsyncIterable<Uint8Array>;
}

/** One file of an archive that came in, its name and size checked. */
export interface FoundEntry {
  readonly name: string;
  /** All of it; never more than it declared. */
  readonly read: () => Promise<Result<Uint8Array, ArchiveRefusal>>;
}

/** What one entry brought. */
export interface EntryReport {
  readonly name: string;
  /** Records (or files) in it. */
  readonly count: number;
  /** New here, or newer than what was here. */
  readonly changedCount: number;
  readonly refused: readonly RefusedRecord[];
}

/** What was not taken, in words for its owner. */
export interface RefusedRecord {
  /** 「명단」; null for a kind that this server does not know. */
  readonly sort: string | null;
  /** 「3 · 김가온」. */
  readonly words: string;
  readonly reason: string;
}

/**
 * One sort of thing in an archive: the rows of the app, the spreadsheets, later the attached files in
 * `files/`. Taking happens in two steps: all entries of all parts are looked through before any is taken.
 */
export interface ArchivePart {
  readonly list: (owner: ArchiveOwner) => Promise<readonly ArchiveEntry[]>;
  /** Whether an entry that came in is this part's. */
  readonly isOurs: (name: string) => boolean;
  /** Absent: only for people, never read again. */
  readonly open?: (entry: FoundEntry) => Promise<Result<OpenedEntry, ArchiveRefusal>>;
}

/** An entry that was understood and can be taken in. Taking the same twice changes nothing. */
export interface OpenedEntry {
  readonly take: (owner: ArchiveOwner) => Promise<EntryReport>;
}
