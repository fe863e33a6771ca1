import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import * as v from "valibot";
import { type Fact, readFacts, tellFact } from "../base/facts/fact.ts";
import { findOwnVersion } from "../base/own-version.ts";
import type { Config } from "../base/settings/config.ts";
import type { Setting } from "../base/settings/setting.ts";
import { findUnreadable, migrate } from "../db/migrations/migrate.ts";
import { migrations } from "../db/migrations/migrations.ts";
import { openDatabase, openSqlite, SQLITE_FILE } from "../db/open-database.ts";
import { findOffice } from "../documents/convert-office.ts";
import type { CallName } from "../start/call-name.ts";
import {
  checkDumps,
  checkPlace,
  checkSecret,
  hasSqlite,
  requireReadable,
} from "../start/check-place.ts";
import { checkStart } from "../start/check-start.ts";
import { type Command, withSettings } from "../start/command.ts";
import * as modulesByName from "../start/modules.ts";
import { findFreeBytes } from "../start/open-data.ts";
import { listFacts, type ServerModule } from "../start/server-module.ts";
import { toStartFailure } from "../start/start-failure.ts";
import { toLanOrigins } from "../tls/lan-origins.ts";
import { findOwnNames } from "../tls/own-names.ts";
import { ask, askReady } from "./health.ts";

const readySchema = v.object({ unbelieved: v.optional(v.array(v.string())) });
const CLOCK_LIMIT_MS = 2 * 60_000;
const GB = 1_000_000_000;

/** A line of what was looked at; wrong where somebody has to do something. */
interface Finding {
  readonly text: string;
  readonly isWrong?: boolean;
}

/**
 * `doctor`: what is here and what is wrong with it, without a secret; the server may run. Exit codes: 0 nothing to mend,
 * 78 something is, or a setting is wrong; 74 and 75 as the server.
 */
export function doctor(
  folder: string,
  modules: readonly ServerModule[] = Object.values(modulesByName),
  list?: readonly Setting[],
): Command {
  return (run) =>
    withSettings(
      run,
      async (config) => {
        // What cannot be looked at is a finding itself, said as the start says it: the rest of the list follows.
        const toWrong = (about: string) => (error: unknown) => {
          const { sentence } = toStartFailure(error, { ...config, call: run.call });
          return [{ text: `${about}: ${sentence}`, isWrong: true }];
        };
        const look = (about: string, looked: Promise<Finding>): Promise<readonly Finding[]> =>
          looked.then((found) => [{ ...found, text: `${about}: ${found.text}` }], toWrong(about));
        const findings = [
          ...(await look("프로그램", checkProgram(folder))),
          ...(await look("시작", checkBeginning(config, run.call))),
          ...(await look("데이터", checkSchema(config))),
          ...(await readServerFacts(config, listFacts(modules), run.env["PATH"]).catch(
            toWrong("서버"),
          )),
          ...(await look("주소", checkServer(config))),
          ...(await look("프록시", checkProxies(config))),
          ...(await look("시계", checkClock(config))),
        ];
        for (const { text, isWrong } of findings) run.print(`${isWrong ? "!" : " "} ${text}`);
        const count = findings.filter(({ isWrong }) => isWrong).length;
        run.print(count === 0 ? "이상 없어요." : `고칠 것이 ${count}가지 있어요(! 표시).`);
        return count === 0 ? 0 : 78;
      },
      list,
    );
}

/** By the very checks of a start: what it refuses is said here. */
async function checkBeginning(config: Config, call: CallName): Promise<Finding> {
  const { dataDir, databaseUrl } = config;
  requireReadable(config);
  checkPlace(config, call);
  if (databaseUrl || hasSqlite(dataDir)) {
    const database = openDatabase(config);
    try {
      await checkSecret(dataDir, database);
      await checkStart({ config, database, now: Date.now, findFreeBytes });
      await checkDumps(config, database, call);
    } finally {
      await database.close();
    }
  }
  return { text: "시작할 수 있어요" };
}

/** Whether all that came with the folder is as it was packed: a copy may have been cut off. */
async function checkProgram(folder: string): Promise<Finding> {
  const version = findOwnVersion();
  const lines = readFileSync(path.join(folder, "CHECKSUMS"), "utf8").trim().split("\n");
  const changed = lines.flatMap((line) => {
    const [sum, name = ""] = line.split("  ");
    const file = path.join(folder, name);
    return existsSync(file) && hash(file) === sum ? [] : [name];
  });
  if (changed.length === 0) return { text: `담임 ${version}, 파일이 모두 그대로예요` };
  return {
    text: `담임 ${version}, 파일 ${changed.length}개가 빠졌거나 달라요(${changed[0]}). 받은 파일을 다시 풀어 주세요`,
    isWrong: true,
  };
}

function hash(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

async function checkSchema(config: Config): Promise<Finding> {
  const { databaseUrl, dataDir } = config;
  requireReadable(config);
  if (!databaseUrl && !hasSqlite(dataDir)) return { text: `${dataDir}에 없어요` };
  const kind = databaseUrl
    ? "PostgreSQL"
    : `SQLite ${toSize(statSync(path.join(dataDir, SQLITE_FILE)).size)}`;
  const database = openDatabase(config);
  try {
    const rows = await database.queries.selectFrom("migrations").select("name").execute();
    const applied = rows.map(({ name }) => name).sort();
    const last = applied.at(-1) ?? "없음";
    if ((await findUnreadable(database)) !== undefined)
      return { text: `${kind}, 더 새 담임이 바꾼 데이터예요(${last})`, isWrong: true };
    const missing = migrations.length - applied.length;
    const rest = missing > 0 ? `, 시작하면 ${missing}단계를 바꿔요` : "";
    return { text: `${kind}, 스키마 ${last}${rest}` };
  } finally {
    await database.close();
  }
}

async function checkServer(config: Config): Promise<Finding> {
  const { basePath, origin, listenOn } = config;
  const lan = listenOn.includes("0.0.0.0") ? findOwnNames(os).lanAddresses : [];
  const addresses = [origin, ...toLanOrigins(lan, config)].map((each) => `${each}${basePath}`);
  const answer = await askReady(config);
  const state = !answer ? "꺼져 있어요" : answer.ok ? "켜져 있어요" : "켜져 있지만 쓸 수 없어요";
  return {
    text: `${addresses.join(", ")} (${state})`,
    isWrong: answer?.ok === false,
  };
}

/** Whose word is taken for where a request comes from, and who says so in vain: behind such a one all clients are one. */
async function checkProxies(config: Config): Promise<Finding> {
  const { isHttps, proxies } = config;
  const here = isHttps ? ["이 컴퓨터"] : [];
  const believed = [...here, ...proxies].join(", ") || "아무것도 없어요";
  const answer = v.safeParse(readySchema, await (await askReady(config))?.json().catch(() => ({})));
  const unbelieved = answer.success ? (answer.output.unbelieved ?? []) : [];
  const text = `믿는 것: ${believed}`;
  if (unbelieved.length === 0) return { text };
  return {
    text: `${text}. ${unbelieved.join(", ")}에서 X-Forwarded-For가 오는데 믿지 않아서 접속한 기기가 모두 한 주소로 보여요. 우리 프록시라면 DAMIM_PROXIES에 적어 주세요`,
    isWrong: true,
  };
}

/** What the server says of itself in 관리; without data, what it would say of an empty school, and none is made. */
async function readServerFacts(
  config: Config,
  facts: readonly Fact[],
  searchPath: string | undefined,
): Promise<readonly Finding[]> {
  const { databaseUrl, dataDir } = config;
  requireReadable(config);
  const hasData = databaseUrl !== undefined || hasSqlite(dataDir);
  const database = hasData ? openDatabase(config) : openSqlite(":memory:");
  try {
    if (!hasData) await migrate(database, { now: Date.now });
    const all = await readFacts({
      facts,
      config,
      database,
      now: Date.now,
      isOff: !hasData || !(await askReady(config))?.ok,
      officeProgram: findOffice(searchPath),
    });
    return all.flatMap((each) => {
      const told = tellFact(each, Date.now());
      return told ? [{ text: told.text, isWrong: told.isWarn }] : [];
    });
  } finally {
    await database.close();
  }
}

/** By what two services outside say that it is; without a network nothing is known. */
async function checkClock({ neis, weather }: Config): Promise<Finding> {
  const places = [neis.baseUrl, weather?.openMeteo.baseUrl].filter((place) => place !== undefined);
  const leads = (
    await Promise.all(
      places.map(async (place) => {
        const date = Date.parse((await ask(place, "HEAD"))?.headers.get("date") ?? "");
        return Number.isNaN(date) ? [] : [Date.now() - date];
      }),
    )
  ).flat();
  if (leads.length === 0) return { text: "인터넷에 닿지 못해 견주어 보지 못했어요" };
  // One of two may be wrong itself.
  const lead = leads.reduce((a, b) => (Math.abs(a) < Math.abs(b) ? a : b));
  const seconds = Math.round(Math.abs(lead) / 1_000);
  if (seconds < 2) return { text: "맞아요" };
  const text = `바깥보다 ${seconds}초 ${lead > 0 ? "빨라요" : "느려요"}`;
  return { text, isWrong: Math.abs(lead) > CLOCK_LIMIT_MS };
}

function toSize(bytes: number): string {
  return bytes < GB ? `${Math.ceil(bytes / 1_000_000)} MB` : `${(bytes / GB).toFixed(1)} GB`;
}
