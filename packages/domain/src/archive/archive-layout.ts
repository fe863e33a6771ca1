import type { Scope } from "../school-year/scope.ts";

/** Rises when an older version could misread an archive. Adding an optional part is no change. */
export const ARCHIVE_FORMAT = 1;

/** Ten years of a class with their history are an eighth of it, the rest is for photos. */
export const ARCHIVE_LIMIT_MB = 128;
export const ARCHIVE_LIMIT_BYTES = ARCHIVE_LIMIT_MB * 1024 * 1024;

/** What the archive is and which versions wrote it; always its first entry. */
export const MANIFEST_ENTRY = "damim-export.json";

/** Rows of the app, one JSON a scope; an archive names scopes without their owner. */
export const ROWS_FOLDER = "data/";

/** A scope as an archive names it: whoever imports it is its owner. */
export type ArchivedScope = "profile" | `${number}`;

export function toArchivedScope(scope: Scope): ArchivedScope {
  return scope.type === "profile" ? "profile" : `${scope.year}`;
}

/** `toRowsEntry("2026")` is "data/2026.json". */
export function toRowsEntry(scope: ArchivedScope): string {
  return `${ROWS_FOLDER}${scope}.json`;
}

/**
 * The scope whose rows an entry has; nothing when it is none of ours.
 *
 * ```ts
 * findArchivedScope("data/2026.json"); // "2026"
 * findArchivedScope("data/t/u1/2026.json"); // undefined
 * ```
 */
export function findArchivedScope(entry: string): ArchivedScope | undefined {
  const [, name] = /^data\/(profile|\d{4})\.json$/.exec(entry) ?? [];
  return name === undefined ? undefined : isArchivedScope(name) ? name : undefined;
}

/** 「담임 2026학년도.xlsx」, for people. */
export function toSheetsEntry(scope: ArchivedScope): string {
  return scope === "profile" ? "담임 프로필.xlsx" : `담임 ${scope}학년도.xlsx`;
}

function isArchivedScope(name: string): name is ArchivedScope {
  return /^(profile|\d{4})$/.test(name);
}
