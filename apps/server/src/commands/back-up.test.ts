import { expect, it } from "vitest";
import { listBackups, openBackupFolder } from "../backup/backup-folder.ts";
import { beginCommand } from "../testing/begin-command.ts";
import { DATABASE_KINDS, openTestDatabase } from "../testing/open-test-database.ts";
import { backUp } from "./back-up.ts";

it.each(DATABASE_KINDS)("a backup by hand waits for that of a server: %s", async (kind) => {
  const database = await openTestDatabase(kind);
  const { dataDir, databaseUrl, queries } = database;
  const lease = { name: "backup", next_run_at: 0, holder: "a", lease_until: Date.now() + 60_000 };
  await queries.insertInto("jobs").values(lease).execute();
  const env = { DAMIM_DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PATH: process.env["PATH"] };
  const count = (): number =>
    listBackups(openBackupFolder(dataDir), kind === "sqlite" ? ".sqlite" : ".dump").length;

  const { code, lines } = beginCommand(backUp, env);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(count()).toBe(0);
  expect(lines).toEqual(["서버가 지금 백업하고 있어요. 끝나면 이어서 백업해요."]);
  await queries.updateTable("jobs").set({ lease_until: 0 }).execute();

  expect(await code).toBe(0);
  expect(count()).toBe(1);
  const job = await queries.selectFrom("jobs").selectAll().executeTakeFirst();
  expect(job).toMatchObject({ next_run_at: 0, holder: null, lease_until: 0, last_run_at: null });
  await database.close();
});
