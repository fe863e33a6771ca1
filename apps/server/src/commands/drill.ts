import { isOpened, toDrillSize, toDrillWords } from "@damim/domain/admin/drill.ts";
import { saveDrill } from "../backup/drill/drill-facts.ts";
import { runDrill } from "../backup/drill/run-drill.ts";
import { waitForBackup } from "../backup/held/wait-for-backup.ts";
import type { Config } from "../base/settings/config.ts";
import { openDatabase } from "../db/open-database.ts";
import { hasSqlite } from "../start/check-place.ts";
import { requireNoStickyPooler } from "../start/check-start.ts";
import { type Command, withSettings } from "../start/command.ts";

/**
 * `drill`: the newest backup put back beside, opened and compared; the server may run. Exit codes: 0 well, 65 something is
 * wrong with it, 66 there is none, 74, 75 and 78 as the server.
 */
export const drill: Command = (run) =>
  withSettings(run, async (config) => {
    const { print, complain } = run;
    await requireNoStickyPooler(config);
    await waitForServer(config, print);
    const result = await runDrill({ config, searchPath: run.env["PATH"] }, { now: Date.now });
    const { backup, differences } = result;
    if (!backup) {
      complain(`아직 백업이 없어요. 먼저 ${run.call("backup")}을 실행해 주세요.`);
      return 66;
    }
    const database = openDatabase(config);
    try {
      await saveDrill(database.queries, result);
    } finally {
      await database.close();
    }
    // Of what could not be opened there is no size, and nothing that was not compared.
    print(isOpened(result) ? `${backup}: ${toDrillSize(result)}` : backup);
    if (differences.length === 0) {
      print("이상 없음");
      return 0;
    }
    const isBackupSound = differences.every(({ type }) => type === "may-not-create");
    const advice = isBackupSound ? "" : ` 바로 ${run.call("backup")}을 실행해 주세요.`;
    complain(`${toDrillWords(result)}. 지금 데이터는 그대로 있어요.${advice}`);
    return 65;
  });

/** A backup that the server makes now is the one that people mean. */
async function waitForServer(config: Config, print: (line: string) => void): Promise<void> {
  if (!config.databaseUrl && !hasSqlite(config.dataDir)) return;
  const database = openDatabase(config);
  try {
    await waitForBackup(database.queries, {
      now: Date.now,
      onWait: () => print("지금 백업하고 있어요. 끝나면 그 백업을 열어 봐요."),
    });
  } finally {
    await database.close();
  }
}
