/**
 * `npm run seed`: an account with a class of 26 and a month of life, in the data folder (or database)
 * that `npm start` would use. The same day gives the same rows; a second run changes nothing. Beside a
 * server on SQLite it is refused: that server's pages would not hear of the rows.
 * Exit codes: 0 done, 75 the server runs, 78 wrong setting.
 */
import type { Config } from "../apps/server/src/base/settings/config.ts";
import { openDataFolder, type Secrets } from "../apps/server/src/base/data-folder.ts";
import { tryLockDataFolder } from "../apps/server/src/db/lock-data-folder.ts";
import { migrate } from "../apps/server/src/db/migrations/migrate.ts";
import { openDatabase } from "../apps/server/src/db/open-database.ts";
import { seedClass } from "../apps/server/src/start/seed-class.ts";
import { withSettings } from "../apps/server/src/start/command.ts";
import { runByNpm } from "./run-by-npm.ts";

await runByNpm((run) => withSettings(run, seed));

async function seed(config: Config): Promise<number> {
  const secrets = openDataFolder(config.dataDir);
  const unlock = config.databaseUrl ? () => undefined : tryLockDataFolder(config.dataDir);
  if (!unlock) {
    console.error(
      `${config.dataDir} 폴더를 쓰는 담임 서버가 켜져 있어요. 서버를 끄고 다시 하거나 DAMIM_DATA_DIR로 다른 폴더를 정해 주세요. 바뀐 것은 없어요.`,
    );
    return 75;
  }
  // SQLite makes its files with the process's mask: student data is for the owner's eyes only.
  process.umask(0o077);
  try {
    await fill(config, secrets);
  } finally {
    unlock();
  }
  return 0;
}

async function fill(config: Config, secrets: Secrets): Promise<void> {
  const database = openDatabase(config);
  try {
    await migrate(database, { now: Date.now });
    const report = await seedClass({ config, database, secrets, now: Date.now });
    console.log(
      `학생 ${report.studentCount}명과 출결 ${report.markCount}건을 넣었어요.\n` +
        `npm start 뒤 ${report.email} / ${report.password} 로 로그인해 주세요.`,
    );
  } finally {
    await database.close();
  }
}
