/**
 * `npm run admin -- add teacher@school.kr`: makes an account an admin; the server may run. A device of hers hears of it
 * at its next contact.
 * Exit codes: 0 done, 64 wrong words, 66 no such account, 74, 75 and 78 as the server.
 */
import { addAdmin } from "../apps/server/src/admin/add-admin.ts";
import { parseConfig, type Config } from "../apps/server/src/base/config.ts";
import { migrate } from "../apps/server/src/db/migrations/migrate.ts";
import { openDatabase } from "../apps/server/src/db/open-database.ts";
import { tellFailure } from "./tell-failure.ts";

const [act, email] = process.argv.slice(2);
const parsed = parseConfig(process.env);
if (act !== "add" || !email) {
  console.error("이렇게 적어 주세요: npm run admin -- add 선생님@학교.kr");
  process.exitCode = 64;
} else if (parsed.ok) {
  process.exitCode = await add(parsed.value, email).catch(tellFailure(parsed.value));
} else {
  console.error(["설정을 고쳐 주세요.", ...parsed.mistakes.map((line) => `- ${line}`)].join("\n"));
  process.exitCode = 78;
}

async function add({ databaseUrl, dataDir }: Config, address: string): Promise<number> {
  const database = openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
  await migrate(database, { now: Date.now });
  const outcome = await addAdmin({ database, now: Date.now }, address);
  await database.close();
  if (outcome === "unknown") {
    console.error("그 메일 주소로 가입한 선생님이 없어요. 먼저 가입한 뒤 다시 해 주세요.");
    return 66;
  }
  console.log(outcome === "added" ? "이제 관리자예요." : "이미 관리자예요. 바뀐 것은 없어요.");
  return 0;
}
