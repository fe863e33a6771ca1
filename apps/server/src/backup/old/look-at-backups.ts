import { addDays, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { readdirSync } from "node:fs";
import type { Config } from "../../base/settings/config.ts";
import type { FileStorage } from "../../base/ports/file-storage.ts";
import { listAway } from "../away/away-backups.ts";
import { AWAY_DAYS } from "./backup-days.ts";
import { isFromBefore, openBackupFolder, toNamedDay } from "../backup-folder.ts";

/** Backups that hold what was there before an instant. */
export interface OldBackups {
  /** How many lie there. */
  readonly left: number;
  /** The day on which the last of them goes, if nights go on as they do; null where nobody here knows, or none is left. */
  readonly until: CalendarDay | null;
}

/**
 * Looks at the backups of the folder, at what restores put aside, and at the bucket, for those from before an instant (epoch
 * ms). Rejects with a `FileStorageFailure` where the bucket is away.
 */
export async function lookAtBackups(
  {
    config,
    away,
    now,
  }: {
    readonly config: Pick<Config, "dataDir" | "databaseUrl" | "backupKeep">;
    readonly away: FileStorage | undefined;
    readonly now: () => number;
  },
  instant: number,
): Promise<OldBackups> {
  const { dataDir, databaseUrl, backupKeep } = config;
  const isOld = (name: string): boolean => isFromBefore(name, instant);
  const here = readdirSync(openBackupFolder(dataDir)).filter((name) => !name.endsWith(".json"));
  const { whole, cut } = away ? await listAway(away) : { whole: [], cut: [] };
  const today = toSeoulDay(now());
  const newer = here.filter((name) => name.startsWith("damim-") && !isOld(name)).length;
  const old = here.filter(isOld);
  const sent = [...whole, ...cut].filter(isOld);
  const days = [
    // Each night pushes one out.
    ...old
      .filter((name) => name.startsWith("damim-"))
      .map(() => addDays(today, Math.max(1, backupKeep - newer))),
    ...old
      .filter((name) => !name.startsWith("damim-"))
      .map((name) => addDays(toNamedDay(name) ?? today, backupKeep + 1)),
    ...sent.map((name) => addDays(toNamedDay(name) ?? today, AWAY_DAYS + 1)),
  ];
  const until = databaseUrl ? null : (days.toSorted().at(-1) ?? null);
  return { left: old.length + sent.length, until };
}
