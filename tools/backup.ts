/**
 * `npm run backup`: a checked copy of the SQLite database in DAMIM_DATA_DIR/backups; the server may run.
 * Exit codes: 0 done, 1 not written, 64 PostgreSQL, 66 no database, 78 wrong setting.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { backupSqlite } from "../apps/server/src/backup/backup-sqlite.ts";
import { type Config, parseConfig } from "../apps/server/src/base/config.ts";
import { SQLITE_FILE } from "../apps/server/src/db/open-database.ts";

const parsed = parseConfig(process.env);
if (parsed.ok) process.exitCode = await backUp(parsed.value);
else {
  console.error(["설정을 고쳐 주세요.", ...parsed.mistakes.map((line) => `- ${line}`)].join("\n"));
  process.exitCode = 78;
}

async function backUp({ databaseUrl, dataDir, backupKeep: keep }: Config): Promise<number> {
  if (databaseUrl) {
    console.error(
      'PostgreSQL은 pg_dump -Fc "$DATABASE_URL" -f damim.dump로 백업하고, pg_restore로 되돌린 뒤 npm run restore -- --new-epoch을 실행해 주세요(docs/operations.md).',
    );
    return 64;
  }
  if (!existsSync(path.join(dataDir, SQLITE_FILE))) {
    console.error(`${dataDir}에 백업할 데이터가 없어요. DAMIM_DATA_DIR을 확인해 주세요.`);
    return 66;
  }
  try {
    const { file, counts, fileCount, hasSecret } = await backupSqlite({
      dataDir,
      keep,
      now: Date.now(),
    });
    console.log(
      `백업했어요: ${file} (사용자 ${counts["users"]}명, 기록 ${counts["rows"]}건, 파일 ${fileCount}개)`,
    );
    if (!hasSecret) {
      console.log(
        "이 백업에는 서버 열쇠(secret)가 없어요. 관리 「서버」에서 복구 낱말을 만들면 다음 백업부터 들어가요.",
      );
    }
    return 0;
  } catch (error) {
    console.error(`백업하지 못했어요. 원래 데이터는 그대로 있어요. (${String(error)})`);
    return 1;
  }
}
