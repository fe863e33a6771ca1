import { findUnreadable } from "../../db/migrations/migrate.ts";
import type { Database } from "../../db/open-database.ts";

/** What a start and a restore refuse is not called well by a drill: this code cannot tell what is in it. */
export async function refuseNewer(database: Database): Promise<void> {
  const newer = await findUnreadable(database);
  if (newer === undefined) return;
  throw new Error(`이 담임보다 새 버전(${newer})에서 만든 백업이에요`);
}
