import { existsSync } from "node:fs";
import path from "node:path";
import { backupSqlite } from "../backup/backup-sqlite.ts";
import { SQLITE_FILE } from "../db/open-database.ts";
import { type Command, withSettings } from "../start/command.ts";

/**
 * A checked copy of the SQLite database in `DAMIM_DATA_DIR/backups`; the server may run.
 * Exit codes: 0 done, 1 not written, 64 PostgreSQL, 66 no database, 78 wrong setting.
 */
export const backUp: Command = (run) =>
  withSettings(run, async ({ databaseUrl, dataDir, backupKeep: keep }) => {
    const { call, print, complain } = run;
    if (databaseUrl) {
      complain(
        `PostgreSQL은 pg_dump -Fc "$DATABASE_URL" -f damim.dump로 백업하고, pg_restore로 되돌린 뒤 ${call("restore", "--new-epoch")}을 실행해 주세요(docs/operations.md).`,
      );
      return 64;
    }
    if (!existsSync(path.join(dataDir, SQLITE_FILE))) {
      complain(`${dataDir}에 백업할 데이터가 없어요. DAMIM_DATA_DIR을 확인해 주세요.`);
      return 66;
    }
    try {
      const made = await backupSqlite({ dataDir, keep, now: Date.now() });
      const { file, counts, fileCount, hasSecret } = made;
      print(
        `백업했어요: ${file} (사용자 ${counts["users"]}명, 기록 ${counts["rows"]}건, 파일 ${fileCount}개)`,
      );
      if (!hasSecret) {
        print(
          "이 백업에는 서버 열쇠(secret)가 없어요. 관리 「서버」에서 복구 낱말을 만들면 다음 백업부터 들어가요.",
        );
      }
      return 0;
    } catch (error) {
      complain(`백업하지 못했어요. 원래 데이터는 그대로 있어요. (${String(error)})`);
      return 1;
    }
  });
