/**
 * `node bin/run.js tools/make-release.ts v2`: keeps what this version writes, in `released/v2`, for the
 * tests of all later versions (`docs/releases.md`). Written once per release, never changed after. A second word is the
 * folder where it is kept instead of `released`.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { SQLITE_FILE } from "../apps/server/src/db/open-database.ts";
import { openReleaseServer } from "../apps/server/src/testing/open-release-server.ts";
import { openAsIfAlways } from "../apps/server/src/promises/as-if-always.ts";
import { toPlan } from "../apps/server/src/promises/booked-erasures.ts";
import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { familyReportKind } from "@damim/domain/family-report/family-report.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { dumpIndexedDb, dumpSqlite } from "./release/dump.ts";
import { openReleaseBrowser } from "./release/release-browser.ts";
import { fillTables } from "./release/fill-tables.ts";
import { RELEASE_TEACHER, writeOther, writeReleaseYear } from "./release/release-year.ts";
import { projectRoot } from "./run-step.ts";

const [name = "", into = "released"] = process.argv.slice(2);
const folder = path.resolve(projectRoot, into, name);
if (!/^v\d+$/.test(name) || existsSync(folder)) {
  console.error("사용법: node bin/run.js tools/make-release.ts v2 (released에 아직 없는 이름)");
  process.exit(64);
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-release-"));
const running = await openReleaseServer(dataDir);
const { app } = running.server;
const browser = openReleaseBrowser((request) => app.request(request), running.config);
const year = await writeReleaseYear(browser);
await browser.post("step-up", { password: RELEASE_TEACHER.password });
const archive = await (await browser.fetch("archive", {})).arrayBuffer();
// After the archive: they are rows alone, and no bytes of files.
const { database, server, config } = running;
const other = await writeOther(
  openReleaseBrowser((request) => server.app.request(request), config),
);
const now = Date.now();
const at = toStamp(now, 0, "server");
const { uid } = year.expected;
await fillTables(database, { uid, other, scope: yearScope(uid, 2026), now });
// The server alone writes it, of what it has in its tables.
await database.tx((queries) =>
  openAsIfAlways(queries, profileScope(other)).put(destructionKind.name, "2020", {
    data: { ...toPlan(now), [DEAD]: false },
    at: { requestedAt: at, dueAt: at, [DEAD]: at },
  }),
);
// A family alone writes it, by a page of its own.
const report = {
  type: "absent",
  note: "밤부터 열이 나요",
  reason: "sick",
  relation: "어머니",
  at: now,
  state: "new",
  door: "card",
};
await database.tx((queries) =>
  openAsIfAlways(queries, yearScope(uid, 2026)).put(familyReportKind.name, "2026-11-20~s1~1", {
    data: { ...report, keyHash: "0a".repeat(32), [DEAD]: false },
    at: Object.fromEntries([...Object.keys(report), "keyHash", DEAD].map((field) => [field, at])),
  }),
);
await running.close();

mkdirSync(folder, { recursive: true });
const keep = (file: string, content: string | Uint8Array): void =>
  writeFileSync(path.join(folder, file), content);
const toText = (content: unknown): string => `${JSON.stringify(content, undefined, 1)}\n`;
keep("server.sql", dumpSqlite(path.join(dataDir, SQLITE_FILE)));
keep("archive.zip", new Uint8Array(archive));
keep("client.json", toText(await dumpIndexedDb(year.factory, year.databaseName)));
keep("wire.json", toText(browser.wire));
keep("expected.json", toText({ ...RELEASE_TEACHER, ...year.expected }));
rmSync(dataDir, { recursive: true });
console.log(
  `released/${name}: ${Object.keys(year.expected.rowsByScope).length}개 범위를 담았어요.`,
);
