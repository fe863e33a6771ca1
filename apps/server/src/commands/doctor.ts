import { createHash } from "node:crypto";
import { existsSync, readFileSync, statfsSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import * as v from "valibot";
import type { AwayFacts } from "@damim/domain/admin/admin-reply.ts";
import { toDrillWords } from "@damim/domain/admin/drill.ts";
import { NO_JOB_RUNNER } from "@damim/domain/admin/server-words.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findAway } from "../backup/away/away-facts.ts";
import { findSealedBackupKey, NO_WORDS_AWAY } from "../backup/away/backup-key.ts";
import { listBackups } from "../backup/backup-folder.ts";
import { findLastFull, readBackupSize } from "../backup/last-full.ts";
import { findDrill } from "../backup/drill/drill-facts.ts";
import type { Config } from "../base/settings/config.ts";
import { findOwnVersion } from "../base/own-version.ts";
import { hasJobRunner } from "../jobs/job-pulse.ts";
import { findUnreadable } from "../db/migrations/migrate.ts";
import { migrations } from "../db/migrations/migrations.ts";
import { openDatabase, SQLITE_FILE } from "../db/open-database.ts";
import { toLanOrigins } from "../tls/lan-origins.ts";
import { findOwnNames } from "../tls/own-names.ts";
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
import { findFreeBytes } from "../start/open-data.ts";
import { toStartFailure } from "../start/start-failure.ts";
import { ask, askReady } from "./health.ts";

const readySchema = v.object({ unbelieved: v.optional(v.array(v.string())) });
const CLOCK_LIMIT_MS = 2 * 60_000;
const DAY_MS = 86_400_000;
const GB = 1_000_000_000;

/** A line of what was looked at; wrong where somebody has to do something. */
interface Finding {
  readonly about: string;
  readonly text: string;
  readonly isWrong?: boolean;
}

/**
 * `doctor`: what is here and what is wrong with it, without a secret; the server may run. Exit codes: 0 nothing to mend,
 * 78 something is, or a setting is wrong; 74 and 75 as the server.
 */
export function doctor(folder: string): Command {
  return (run) =>
    withSettings(run, async (config) => {
      const now = Date.now();
      const look = lookAll({ ...config, call: run.call });
      const findings = [
        ...(await look("프로그램", () => checkProgram(folder))),
        ...(await look("시작", () => checkBeginning(config, run.call))),
        ...(await look("데이터", () => checkSchema(config))),
        ...(await look("디스크", () => checkDisk(config))),
        ...(await look("마지막 백업", () => checkBackups(config, now))),
        ...(await look("마지막 복구 연습", () => checkFacts(config))),
        ...(await look("주소", () => checkServer(config))),
        ...(await look("프록시", () => checkProxies(config))),
        ...(await look("작업", () => checkJobs(config, now))),
        ...(await look("시계", () => checkClock(config))),
        { about: "꺼진 것", text: config.off.map(toHead).join(", ") || "없어요" },
      ];
      for (const { about, text, isWrong } of findings) {
        run.print(`${isWrong ? "!" : " "} ${about}: ${text}`);
      }
      const count = findings.filter(({ isWrong }) => isWrong).length;
      run.print(count === 0 ? "이상 없어요." : `고칠 것이 ${count}가지 있어요(! 표시).`);
      return count === 0 ? 0 : 78;
    });
}

/** What cannot be looked at is a finding itself, said as the start says it: the rest of the list follows. */
function lookAll(about: Parameters<typeof toStartFailure>[1]) {
  return async (
    name: string,
    work: () => Finding | readonly Finding[] | Promise<Finding | readonly Finding[]>,
  ): Promise<readonly Finding[]> => {
    try {
      return [await work()].flat();
    } catch (error) {
      return [{ about: name, text: toStartFailure(error, about).sentence, isWrong: true }];
    }
  };
}

/** By the very checks of a start: what it refuses is said here. */
async function checkBeginning(config: Config, call: CallName): Promise<Finding> {
  const { dataDir, databaseUrl } = config;
  requireReadable(config);
  checkPlace(config, call);
  const about = "시작";
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
  return { about, text: "시작할 수 있어요" };
}

/** Whether all that came with the folder is as it was packed: a copy may have been cut off. */
function checkProgram(folder: string): Finding {
  const version = findOwnVersion();
  const lines = readFileSync(path.join(folder, "CHECKSUMS"), "utf8").trim().split("\n");
  const changed = lines.flatMap((line) => {
    const [sum, name = ""] = line.split("  ");
    const file = path.join(folder, name);
    return existsSync(file) && hash(file) === sum ? [] : [name];
  });
  const about = "프로그램";
  if (changed.length === 0) return { about, text: `담임 ${version}, 파일이 모두 그대로예요` };
  return {
    about,
    text: `담임 ${version}, 파일 ${changed.length}개가 빠졌거나 달라요(${changed[0]}). 받은 파일을 다시 풀어 주세요`,
    isWrong: true,
  };
}

function hash(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

async function checkSchema(config: Config): Promise<Finding> {
  const about = "데이터";
  const { databaseUrl, dataDir } = config;
  requireReadable(config);
  if (!databaseUrl && !hasSqlite(dataDir)) return { about, text: `${dataDir}에 없어요` };
  const kind = databaseUrl
    ? "PostgreSQL"
    : `SQLite ${toSize(statSync(path.join(dataDir, SQLITE_FILE)).size)}`;
  const database = openDatabase(config);
  try {
    const rows = await database.queries.selectFrom("migrations").select("name").execute();
    const applied = rows.map(({ name }) => name).sort();
    const last = applied.at(-1) ?? "없음";
    if ((await findUnreadable(database)) !== undefined)
      return { about, text: `${kind}, 더 새 담임이 바꾼 데이터예요(${last})`, isWrong: true };
    const missing = migrations.length - applied.length;
    const rest = missing > 0 ? `, 시작하면 ${missing}단계를 바꿔요` : "";
    return { about, text: `${kind}, 스키마 ${last}${rest}` };
  } finally {
    await database.close();
  }
}

function checkDisk({ dataDir }: Config): Finding {
  const place = [dataDir, path.dirname(dataDir)].find((each) => existsSync(each)) ?? os.homedir();
  const { bavail, bsize } = statfsSync(place);
  const free = bavail * bsize;
  const isWrong = free < GB;
  return {
    about: "디스크",
    text: `${toSize(free)} 남았어요${isWrong ? ". 1 GB는 있어야 해요" : ""}`,
    isWrong,
  };
}

function checkBackups(config: Config, now: number): Finding {
  const about = "마지막 백업";
  const { databaseUrl, dataDir } = config;
  requireReadable(config);
  const folder = path.join(dataDir, "backups");
  const end = databaseUrl ? ".dump" : ".sqlite";
  const all = existsSync(folder) ? listBackups(folder, end) : [];
  const last = all.at(-1);
  if (!last) return { about, text: "아직 없어요. 밤마다 03:10에 해요" };
  const { mtimeMs, size } = statSync(last);
  const isWrong = now - mtimeMs > 2 * DAY_MS;
  const text = `${toSeoulDay(mtimeMs)}, ${toSize(size)}`;
  const full = findLastFull(all.map((file) => ({ name: file, size: readBackupSize(file) })));
  if (full !== undefined && full !== last) {
    return {
      about,
      text: `${text}. 그 전의 ${path.basename(full)}보다 든 것이 훨씬 적어요. 데이터가 줄었다면 그 백업을 되돌려 주세요`,
      isWrong: true,
    };
  }
  return { about, text: isWrong ? `${text}. 이틀이 지났어요` : text, isWrong };
}

/** Whether the backup was opened since, and came away from the house. */
async function checkFacts(config: Config): Promise<readonly Finding[]> {
  const about = "마지막 복구 연습";
  const { databaseUrl, dataDir, backupTo } = config;
  requireReadable(config);
  const later: Finding = { about, text: "아직 없어요. 매달 1일 04:00에 해요" };
  if (!databaseUrl && !hasSqlite(dataDir)) return [later];
  const database = openDatabase(config);
  try {
    const drill = await findDrill(database.queries);
    const away = backupTo && (await findAway(database.queries));
    const opened = drill && {
      about,
      text: `${toSeoulDay(drill.at)}, ${toDrillWords(drill)}`,
      isWrong: drill.differences.length > 0,
    };
    if (!backupTo) return [opened ?? later];
    const hasWords = (await findSealedBackupKey(database.queries)) !== undefined;
    const shut: Finding = { about: "다른 곳의 백업", text: NO_WORDS_AWAY, isWrong: true };
    return [opened ?? later, describeAway(away), ...(hasWords ? [] : [shut])];
  } finally {
    await database.close();
  }
}

function describeAway(away: AwayFacts | undefined): Finding {
  const about = "다른 곳의 백업";
  if (away?.failure) return { about, text: away.failure, isWrong: true };
  const at = away?.at ?? null;
  return { about, text: at === null ? "아직 보내지 않았어요" : `${toSeoulDay(at)}까지 보냈어요` };
}

async function checkServer(config: Config): Promise<Finding> {
  const { basePath, origin, listenOn } = config;
  const lan = listenOn.includes("0.0.0.0") ? findOwnNames(os).lanAddresses : [];
  const addresses = [origin, ...toLanOrigins(lan, config)].map((each) => `${each}${basePath}`);
  const answer = await askReady(config);
  const state = !answer ? "꺼져 있어요" : answer.ok ? "켜져 있어요" : "켜져 있지만 쓸 수 없어요";
  return {
    about: "주소",
    text: `${addresses.join(", ")} (${state})`,
    isWrong: answer?.ok === false,
  };
}

/** Whose word is taken for where a request comes from, and who says so in vain: behind such a one all clients are one. */
async function checkProxies(config: Config): Promise<Finding> {
  const { isHttps, proxies } = config;
  const about = "프록시";
  const here = isHttps ? ["이 컴퓨터"] : [];
  const believed = [...here, ...proxies].join(", ") || "아무것도 없어요";
  const answer = v.safeParse(readySchema, await (await askReady(config))?.json().catch(() => ({})));
  const unbelieved = answer.success ? (answer.output.unbelieved ?? []) : [];
  const text = `믿는 것: ${believed}`;
  if (unbelieved.length === 0) return { about, text };
  return {
    about,
    text: `${text}. ${unbelieved.join(", ")}에서 X-Forwarded-For가 오는데 믿지 않아서 접속한 기기가 모두 한 주소로 보여요. 우리 프록시라면 DAMIM_PROXIES에 적어 주세요`,
    isWrong: true,
  };
}

/** A server that is off does none, and that is known. */
async function checkJobs(config: Config, now: number): Promise<Finding> {
  const about = "작업";
  // Opened where it is missing it would be made: the next start would take an empty school for ours.
  const hasData = config.databaseUrl !== undefined || hasSqlite(config.dataDir);
  if (!hasData || !(await askReady(config))?.ok) return { about, text: "서버가 켜져 있을 때 해요" };
  const database = openDatabase(config);
  try {
    const isDone = await hasJobRunner(database.queries, now);
    return { about, text: isDone ? "하고 있어요" : NO_JOB_RUNNER, isWrong: !isDone };
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
  const about = "시계";
  if (leads.length === 0) return { about, text: "인터넷에 닿지 못해 견주어 보지 못했어요" };
  // One of two may be wrong itself.
  const lead = leads.reduce((a, b) => (Math.abs(a) < Math.abs(b) ? a : b));
  const seconds = Math.round(Math.abs(lead) / 1_000);
  if (seconds < 2) return { about, text: "맞아요" };
  const text = `바깥보다 ${seconds}초 ${lead > 0 ? "빨라요" : "느려요"}`;
  return { about, text, isWrong: Math.abs(lead) > CLOCK_LIMIT_MS };
}

function toSize(bytes: number): string {
  return bytes < GB ? `${Math.ceil(bytes / 1_000_000)} MB` : `${(bytes / GB).toFixed(1)} GB`;
}

/** Of what the settings leave out, what it is called: before what that means. */
const toHead = (line: string): string => line.replace(/[:.] .*/, "");
