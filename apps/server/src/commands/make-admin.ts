import { addAdmin } from "../admin/add-admin.ts";
import { migrate } from "../db/migrations/migrate.ts";
import { openDatabase } from "../db/open-database.ts";
import { type Command, withSettings } from "../start/command.ts";

/**
 * `admin add teacher@school.kr`: makes an account an admin; the server may run. A device of hers hears of it at its next
 * contact. Exit codes: 0 done, 64 wrong words, 66 no such account, 74, 75 and 78 as the server.
 */
export const makeAdmin: Command = async (run) => {
  const [act, email] = run.args;
  const { call, print, complain } = run;
  if (act !== "add" || !email) {
    complain(`이렇게 적어 주세요: ${call("admin", "add", "선생님@학교.kr")}`);
    return 64;
  }
  return withSettings(run, async (config) => {
    const database = openDatabase(config);
    await migrate(database, { now: Date.now });
    const outcome = await addAdmin({ database, now: Date.now }, email);
    await database.close();
    if (outcome === "unknown") {
      complain("그 메일 주소로 가입한 선생님이 없어요. 먼저 가입한 뒤 다시 해 주세요.");
      return 66;
    }
    print(outcome === "added" ? "이제 관리자예요." : "이미 관리자예요. 바뀐 것은 없어요.");
    return 0;
  });
};
