import { readdirSync } from "node:fs";
import path from "node:path";
import { listAway } from "../backup/away/away-backups.ts";
import { isFromBefore, openBackupFolder } from "../backup/backup-folder.ts";
import type { FileStorage } from "../base/ports/file-storage.ts";

/** What still has what was destroyed at an instant (epoch ms), here and in the bucket: backups, and what restores put aside. */
export async function listOlderBackups(
  dataDir: string,
  away: FileStorage | undefined,
  destroyedAt: number,
): Promise<readonly string[]> {
  const here = readdirSync(openBackupFolder(dataDir)).map((name) => path.basename(name));
  const there = away ? await listAway(away) : { whole: [], cut: [] };
  return [...here, ...there.whole, ...there.cut].filter((name) => isFromBefore(name, destroyedAt));
}
