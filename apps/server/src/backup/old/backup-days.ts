import type { Config } from "../../base/settings/config.ts";

/** Of the bucket away from the house the newest of each of twelve months stays (`../away/choose-kept.ts`). */
export const AWAY_DAYS = 366;

/** After how many days no backup holds what was deleted; null where the operator keeps others that we do not know. */
export function findBackupDays({
  databaseUrl,
  backupKeep,
  backupTo,
}: Pick<Config, "databaseUrl" | "backupKeep" | "backupTo">): number | null {
  if (databaseUrl) return null;
  return backupTo ? Math.max(AWAY_DAYS, backupKeep) : backupKeep;
}
