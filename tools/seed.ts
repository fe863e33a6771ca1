/**
 * `npm run seed`: an account with a class of 26 and a month of life, in the data folder (or database)
 * that `npm start` would use. The same day gives the same rows; a second run changes nothing.
 */
import { parseConfig } from "../apps/server/src/config.ts";
import { openDataFolder } from "../apps/server/src/data-folder.ts";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { openDatabase } from "../apps/server/src/db/open-database.ts";
import { seedClass } from "../apps/server/src/seed-class.ts";

const parsed = parseConfig(process.env);
if (parsed.ok) {
  const config = parsed.value;
  const secrets = openDataFolder(config.dataDir);
  const database = openDatabase(config);
  await migrate(database, { now: Date.now });
  const report = await seedClass({ config, database, secrets, now: Date.now });
  await database.close();
  console.log(
    `학생 ${report.studentCount}명과 출결 ${report.markCount}건을 넣었어요.\n` +
      `npm start 뒤 ${report.email} / ${report.password} 로 로그인해 주세요.`,
  );
} else {
  console.error(["설정을 고쳐 주세요.", ...parsed.mistakes.map((line) => `- ${line}`)].join("\n"));
  process.exitCode = 78;
}
