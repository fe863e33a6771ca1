import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { SECRET_FILE, writeSecret } from "../base/data-folder.ts";
import type { Database } from "../db/open-database.ts";
import { forgetFilesPlace } from "../files/files-place.ts";
import { findFreePath, openBackupFolder } from "./backup-folder.ts";
import type { FoundSecret } from "./find-secret.ts";
import { markNewEpoch } from "./mark-new-epoch.ts";
import { forgetRestoreBegun } from "./restore-begun.ts";
import { forgetSecret } from "./secret-facts.ts";

/** After a restore: the secret that belongs to this database, wherever its files lie, and another epoch. */
export async function beginLife(
  database: Database,
  { dataDir, secret }: { readonly dataDir: string; readonly secret: FoundSecret },
): Promise<void> {
  if (secret.type === "found") {
    openBackupFolder(dataDir);
    const file = path.join(dataDir, SECRET_FILE);
    // What lay there stays beside it.
    if (existsSync(file)) renameSync(file, findFreePath(dataDir, `${SECRET_FILE}-before`));
    writeSecret(dataDir, secret.root);
  }
  await database.tx(async (queries) => {
    if (secret.type === "given-up") await forgetSecret(queries);
    await forgetFilesPlace(queries);
    await markNewEpoch(queries);
    if (database.kind === "postgres") await forgetRestoreBegun(queries);
  });
}
