import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findLastDestroyed } from "./ledger/ledger-file.ts";
import { findLastFull, readBackupSize } from "./last-full.ts";

const SEOUL_OFFSET_MS = 9 * 3_600_000;
/** A backup that is being made writes all the time; only a killed one has been still for so long. */
const STILL_MS = 3_600_000;
const OWNER_ONLY_FOLDER = 0o700;
const BACKUP_NAME = /^damim-\d{4}-\d\d-\d\d-\d{6}(-\d+)?(?<end>\.sqlite|\.dump)$/;

const DRAFT = /\.partial(-journal|-wal|-shm)?$/;
const SET_ASIDE = /^before-restore-/;

/** A copy of SQLite, or a dump of PostgreSQL. */
export type BackupEnd = ".sqlite" | ".dump";

/** `DAMIM_DATA_DIR/backups`, made for the owner's eyes only. */
export function openBackupFolder(dataDir: string): string {
  const folder = path.join(dataDir, "backups");
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  chmodSync(folder, OWNER_ONLY_FOLDER);
  return folder;
}

/**
 * A file name by day and time in Seoul; names sort by time.
 *
 * ```ts
 * toTimeName(Date.UTC(2026, 10, 20, 18, 10)); // "2026-11-21-031000"
 * ```
 */
export function toTimeName(now: number): string {
  const [day = "", time = ""] = new Date(now + SEOUL_OFFSET_MS).toISOString().split("T");
  return `${day}-${time.slice(0, 8).replaceAll(":", "")}`;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const NAMED_BY_TIME = /^(?:damim|before-restore)-(\d{4}-\d\d-\d\d-\d{6})/;

/**
 * Whether what lies there by this name may hold what was there before an instant (epoch ms): a backup is named by its
 * begin, and a destruction takes its time.
 */
export function isFromBefore(name: string, instant: number): boolean {
  const time = NAMED_BY_TIME.exec(name)?.[1];
  return time !== undefined && time < toTimeName(instant + HOUR_MS);
}

/** The day in the name of a backup, or of what a restore put aside. */
export function toNamedDay(name: string): CalendarDay | undefined {
  return NAMED_BY_TIME.exec(name)?.[1]?.slice(0, 10) as CalendarDay | undefined;
}

/** A path that is free: a second backup within a second gets a number. */
export function findFreePath(folder: string, name: string, extension = ""): string {
  for (let n = 1; ; n++) {
    const free = path.join(folder, `${name}${n > 1 ? `-${n}` : ""}${extension}`);
    if (!existsSync(free)) return free;
  }
}

/** Oldest first. Sets that a restore has put aside are not among them. */
export function listBackups(folder: string, end: BackupEnd = ".sqlite"): readonly string[] {
  return readdirSync(folder)
    .filter((name) => BACKUP_NAME.exec(name)?.groups?.["end"] === end)
    .sort()
    .map((name) => path.join(folder, name));
}

/**
 * Removes all but the newest `keep` backups and the last full one (`last-full.ts`) with what stands beside them, what a restore
 * put aside as many nights ago, so that the last day of a destroyed year holds for it too, and drafts of processes that died.
 */
export function trimBackups(
  folder: string,
  keep: number,
  now: number,
  end: BackupEnd = ".sqlite",
): void {
  const all = listBackups(folder, end);
  const old = all.slice(0, -keep);
  // What is destroyed makes a database smaller, and is no reason to keep what still has it.
  const destroyedAt = findLastDestroyed(path.dirname(folder)) ?? 0;
  const since = all.filter((file) => !isFromBefore(path.basename(file), destroyedAt));
  const full =
    old.length > 0 &&
    findLastFull(since.map((file) => ({ name: file, size: readBackupSize(file) })));
  for (const file of old.filter((each) => each !== full)) {
    for (const each of [file, `${file}.json`]) rmSync(each, { force: true });
  }
  const names = readdirSync(folder);
  const asideUntil = toTimeName(now - keep * DAY_MS);
  for (const name of names.filter((each) => SET_ASIDE.test(each)))
    if ((NAMED_BY_TIME.exec(name)?.[1] ?? asideUntil) < asideUntil)
      rmSync(path.join(folder, name), { recursive: true, force: true });
  for (const name of names.filter((file) => DRAFT.test(file))) {
    const file = path.join(folder, name);
    if (statSync(file).mtimeMs < now - STILL_MS) rmSync(file, { force: true });
  }
}
