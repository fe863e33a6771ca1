import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { S3Place } from "./parse-s3-place.ts";
import { parseS3Place } from "./parse-s3-place.ts";
import { listMisspelt } from "./misspelt-settings.ts";
import {
  isSafeAddress,
  keyFileNames,
  outsideEntries,
  readKeyFiles,
  toOutsidePlaces,
  type ServicePlace,
  type WeatherPlaces,
} from "./outside-settings.ts";
import {
  parseAnalyticsUrl,
  parseDsn,
  parseSocket,
  type AnalyticsPlace,
  type SentryPlace,
} from "./parse-places.ts";

/** What the operator decides. Everything has a default: `npm start` needs no setting. */
export interface Config {
  readonly port: number;
  /**
   * Addresses to listen on: all of this computer, unless a proxy stands in front. What may be done over
   * plain http from elsewhere is the business of `http/arrival.ts`.
   */
  readonly listenOn: readonly string[];
  readonly dataDir: string;
  /** Folder of a built web app; without it the one of this project. */
  readonly webRoot?: string;
  /** `postgres://…`; without it SQLite in `dataDir`. */
  readonly databaseUrl?: string;
  /** How commits of other server processes come to the listeners of this one. */
  readonly bus: "local" | "postgres" | "poll";
  /** For people, or for a collector of logs. */
  readonly logFormat: "text" | "json";
  /** Where a collector reads figures; nowhere without it. */
  readonly metricsOn?: { readonly host: string; readonly port: number };
  /** Connections to PostgreSQL at most. */
  readonly poolSize: number;
  /** Where the bytes of files lie: the data folder, or a bucket. */
  readonly files: { readonly type: "disk" } | ({ readonly type: "s3" } & S3Place);
  /** How many bytes of files a teacher may have. */
  readonly fileQuotaBytes: number;
  /** How many bytes of files a pad room may have. */
  readonly padQuotaBytes: number;
  /** How many backups of SQLite stay. */
  readonly backupKeep: number;
  /** Begins and ends with a slash. */
  readonly basePath: string;
  /** The address people type, without a path; links in mails begin with it. */
  readonly origin: string;
  /** Origins whose pages may write: `origin` and, on http, the other names of this computer. */
  readonly trustedOrigins: readonly string[];
  /** Known by an https address (`DAMIM_ORIGIN`): the rules for the school's own network are off. */
  readonly isHttps: boolean;
  /** The operator's own certificate; without it an installation makes its own. */
  readonly tlsFiles?: { readonly certificateFile: string; readonly keyFile: string };
  readonly smtpUrl?: string;
  readonly supportEmail?: string;
  /** Where 「사용법」 of the profile menu leads; without it to the guides of ours. */
  readonly guideUrl?: string;
  /** Whether a visitor may look around in a class that is made up (「둘러보기」). */
  readonly isTryOffered: boolean;
  /** Hosts of push services beside the known ones. */
  readonly pushHosts: readonly string[];
  /** Where scrubbed bugs go; nowhere without it. */
  readonly sentry?: SentryPlace;
  /** `SENTRY_DSN=self`: scrubbed bugs are kept here. */
  readonly keepsErrors: boolean;
  /** Where opened pages are counted; nowhere without it. */
  readonly analytics?: AnalyticsPlace;
  /** `ANALYTICS_URL=self`: opened pages are counted here. */
  readonly countsPages: boolean;
  /** 「Google로 로그인」 is offered only with it. */
  readonly google?: GoogleSettings;
  /** The education-data service (open.neis.go.kr). Without a key it gives five rows of anything. */
  readonly neis: ServicePlace;
  /** Weather and dust; nowhere when the operator wants none. */
  readonly weather?: WeatherPlaces;
  /** The model of AI매니저; without it prompts are copied by hand. */
  readonly ai?: AiPlace;
  /** Tokens a teacher may use in a day. */
  readonly aiDailyTokens: number;
}

/** A service that speaks chat completions, also one on the school's own machine. */
export interface AiPlace {
  /** Without a slash at the end: `https://ai.example/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly key: string | undefined;
}

/** A client of an OpenID provider: Google's, or the one at `issuer`. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Without a slash at the end; its discovery document lies below `/.well-known/`. */
  readonly issuer: string;
}

export type ParsedConfig =
  | { readonly ok: true; readonly value: Config }
  | { readonly ok: false; readonly mistakes: readonly string[] };

/** sysexits.h EX_CONFIG: service managers know that a restart does not help. */
export const WRONG_SETTING_EXIT_CODE = 78;

const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "::1"];

const DEFAULT_PORT = "4000";

/** In place of a service: kept on this server. */
const OWN = "self";

/** Every setting by name: each stands in the documents. */
export const settingNames = (): readonly string[] => Object.keys(settingsSchema.entries);

const settingsSchema = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, "PORT는 1~65535 사이의 숫자여야 해요."),
      v.transform(Number),
      v.minValue(1, "PORT는 1~65535 사이의 숫자여야 해요."),
      v.maxValue(65_535, "PORT는 1~65535 사이의 숫자여야 해요."),
    ),
    DEFAULT_PORT,
  ),
  HOST: v.optional(v.string()),
  DAMIM_DATA_DIR: v.optional(v.string(), "./data"),
  DAMIM_WEB_ROOT: v.optional(v.string()),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => hasScheme(text, ["postgres:", "postgresql:"]),
        "DATABASE_URL은 postgres://사용자:비밀번호@주소/데이터베이스 형식이어야 해요.",
      ),
    ),
  ),
  DAMIM_BUS: v.optional(
    v.picklist(
      ["local", "postgres", "poll"],
      "DAMIM_BUS는 local, postgres, poll 가운데 하나여야 해요.",
    ),
  ),
  DAMIM_LOG: v.optional(
    v.picklist(["text", "json"], "DAMIM_LOG는 text나 json이어야 해요."),
    "text",
  ),
  DAMIM_METRICS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => parseSocket(text) !== undefined,
        "DAMIM_METRICS는 127.0.0.1:9464처럼 주소와 포트를 적어 주세요.",
      ),
    ),
  ),
  DAMIM_POOL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,2}$/, "DAMIM_POOL은 1~999 사이의 숫자(데이터베이스 연결 수)여야 해요."),
      v.transform(Number),
    ),
    "20",
  ),
  DAMIM_FILES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === "disk" || parseS3Place(text) !== undefined,
        "DAMIM_FILES는 disk이거나 s3+https://열쇠:비밀열쇠@저장소주소/버킷?region=지역 형식이어야 해요. s3+http는 이 컴퓨터 안의 저장소만 쓸 수 있어요.",
      ),
    ),
    "disk",
  ),
  DAMIM_FILES_QUOTA_MB: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,6}$/, "DAMIM_FILES_QUOTA_MB는 1~9999999 사이의 숫자(MB)여야 해요."),
      v.transform(Number),
    ),
    "1024",
  ),
  DAMIM_PAD_QUOTA_MB: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,6}$/, "DAMIM_PAD_QUOTA_MB는 1~9999999 사이의 숫자(MB)여야 해요."),
      v.transform(Number),
    ),
    "200",
  ),
  DAMIM_BACKUP_KEEP: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/, "DAMIM_BACKUP_KEEP는 1~9999 사이의 숫자여야 해요."),
      v.transform(Number),
    ),
    "14",
  ),
  DAMIM_BASE_PATH: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\/(?:[a-z0-9-]+\/)+$/,
        "DAMIM_BASE_PATH는 /damim/처럼 /로 시작하고 /로 끝나야 해요(영문 소문자, 숫자, -).",
      ),
    ),
    "/damim/",
  ),
  DAMIM_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isOrigin,
        "DAMIM_ORIGIN은 https://school.example처럼 경로 없이 적어 주세요. http는 localhost만 쓸 수 있어요.",
      ),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  DAMIM_TLS_CERT: v.optional(v.string()),
  DAMIM_TLS_KEY: v.optional(v.string()),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => hasScheme(text, ["smtp:", "smtps:"]),
        "SMTP_URL은 smtp://사용자:비밀번호@메일서버:587 형식이어야 해요.",
      ),
    ),
  ),
  SENTRY_DSN: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === OWN || parseDsn(text) !== undefined,
        "SENTRY_DSN은 self이거나 https://열쇠@주소/프로젝트번호 형식이어야 해요. http는 이 컴퓨터 안의 주소만 쓸 수 있어요.",
      ),
    ),
  ),
  ANALYTICS_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === OWN || parseAnalyticsUrl(text) !== undefined,
        "ANALYTICS_URL은 self이거나 https://주소/api/send?website=번호 형식이어야 해요. http는 이 컴퓨터 안의 주소만 쓸 수 있어요.",
      ),
    ),
  ),
  DAMIM_SUPPORT_EMAIL: v.optional(
    v.pipe(v.string(), v.email("DAMIM_SUPPORT_EMAIL은 메일 주소여야 해요.")),
  ),
  DAMIM_GUIDE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => hasScheme(text, ["https:"]),
        "DAMIM_GUIDE_URL은 https://로 시작하는 주소여야 해요.",
      ),
    ),
  ),
  DAMIM_TRY: v.optional(v.picklist(["on", "off"], "DAMIM_TRY는 on이나 off여야 해요."), "on"),
  DAMIM_PUSH_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9.-]+(?::\d{1,5})?(?:,[a-z0-9.-]+(?::\d{1,5})?)*$/,
        "DAMIM_PUSH_HOSTS는 push.school.example처럼 주소를 쉼표로 이어 적어 주세요.",
      ),
      v.transform((text) => text.split(",")),
    ),
  ),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  GOOGLE_ISSUER: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isSafeAddress,
        "GOOGLE_ISSUER는 https://accounts.google.com처럼 적어 주세요. http는 이 컴퓨터만 쓸 수 있어요.",
      ),
      v.transform((text) => text.replace(/\/+$/, "")),
    ),
    "https://accounts.google.com",
  ),
  DAMIM_AI: v.optional(v.picklist(["on", "off"], "DAMIM_AI는 on이나 off여야 해요."), "on"),
  DAMIM_AI_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isHttpAddress,
        "DAMIM_AI_URL은 https://주소/v1이나 학교 안 컴퓨터의 http://주소:11434/v1처럼 적어 주세요.",
      ),
      v.transform((text) => text.replace(/\/+$/, "")),
    ),
  ),
  DAMIM_AI_KEY: v.optional(v.string()),
  DAMIM_AI_MODEL: v.optional(v.pipe(v.string(), v.maxLength(200))),
  DAMIM_AI_DAILY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, "DAMIM_AI_DAILY는 하루에 쓸 토큰의 수여야 해요."),
      v.transform(Number),
    ),
    "200000",
  ),
  ...outsideEntries,
});

/**
 * Settings from the environment, or every mistake at once in Korean: an operator who mends one
 * setting a start gives up before the last. An empty value counts as not set, as Docker and
 * systemd files write it. Keys may stand in files that `…_FILE` names.
 *
 * ```ts
 * parseConfig({ PORT: "5000" }); // { ok: true, value: { port: 5000, … } }
 * parseConfig({ PORT: "x", DAMIM_BASE_PATH: "damim" }); // { ok: false, mistakes: [two sentences] }
 * ```
 */
export function parseConfig(
  env: Readonly<Record<string, string | undefined>>,
  readText = (file: string): string => readFileSync(file, "utf8"),
): ParsedConfig {
  const named: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  );
  const files = readKeyFiles(named, readText);
  const written = { ...named, ...files.values };
  const parsed = v.safeParse(settingsSchema, written);
  const mistakes = [
    ...listMisspelt(Object.keys(named), [...settingNames(), ...keyFileNames]),
    ...files.mistakes,
    ...(parsed.success ? [] : parsed.issues.map((issue) => issue.message)),
  ];
  const metricsPort = parseSocket(written["DAMIM_METRICS"] ?? "")?.port;
  if (metricsPort === Number(written["PORT"] ?? DEFAULT_PORT)) {
    mistakes.push("DAMIM_METRICS의 포트는 PORT와 달라야 해요.");
  }
  if (Boolean(written["DAMIM_TLS_CERT"]) !== Boolean(written["DAMIM_TLS_KEY"])) {
    mistakes.push("DAMIM_TLS_CERT와 DAMIM_TLS_KEY는 함께 적어 주세요.");
  }
  if (Boolean(written["GOOGLE_CLIENT_ID"]) !== Boolean(written["GOOGLE_CLIENT_SECRET"])) {
    mistakes.push("GOOGLE_CLIENT_ID와 GOOGLE_CLIENT_SECRET은 함께 적어 주세요.");
  }
  if (Boolean(written["DAMIM_AI_URL"]) !== Boolean(written["DAMIM_AI_MODEL"])) {
    mistakes.push("DAMIM_AI_URL과 DAMIM_AI_MODEL은 함께 적어 주세요.");
  }
  if (["postgres", "poll"].includes(String(written["DAMIM_BUS"])) && !written["DATABASE_URL"]) {
    mistakes.push("DAMIM_BUS=postgres와 poll은 DATABASE_URL이 있을 때만 쓸 수 있어요.");
  }
  if (!parsed.success || mistakes.length > 0)
    return { ok: false, mistakes: [...new Set(mistakes)] };
  return { ok: true, value: toConfig(parsed.output) };
}

function toConfig(settings: v.InferOutput<typeof settingsSchema>): Config {
  const metricsOn = parseSocket(settings.DAMIM_METRICS ?? "");
  const sentry = parseDsn(settings.SENTRY_DSN ?? "");
  const analytics = parseAnalyticsUrl(settings.ANALYTICS_URL ?? "");
  const onThisComputer = LOOPBACK_HOSTS.map(
    (name) => `http://${name.includes(":") ? `[${name}]` : name}:${settings.PORT}`,
  );
  const origin = settings.DAMIM_ORIGIN ?? `http://localhost:${settings.PORT}`;
  const isHttps = origin.startsWith("https:");
  return {
    port: settings.PORT,
    listenOn: toAddresses(settings),
    dataDir: path.resolve(settings.DAMIM_DATA_DIR),
    ...(settings.DAMIM_WEB_ROOT ? { webRoot: path.resolve(settings.DAMIM_WEB_ROOT) } : {}),
    ...(settings.DATABASE_URL ? { databaseUrl: settings.DATABASE_URL } : {}),
    bus: settings.DAMIM_BUS ?? (settings.DATABASE_URL ? "postgres" : "local"),
    logFormat: settings.DAMIM_LOG,
    ...(metricsOn ? { metricsOn } : {}),
    poolSize: settings.DAMIM_POOL,
    files: toFilesPlace(settings.DAMIM_FILES),
    fileQuotaBytes: settings.DAMIM_FILES_QUOTA_MB * 1024 * 1024,
    padQuotaBytes: settings.DAMIM_PAD_QUOTA_MB * 1024 * 1024,
    backupKeep: settings.DAMIM_BACKUP_KEEP,
    basePath: settings.DAMIM_BASE_PATH,
    origin,
    trustedOrigins: isHttps ? [origin] : [...new Set([origin, ...onThisComputer])],
    isHttps,
    ...(settings.DAMIM_TLS_CERT && settings.DAMIM_TLS_KEY
      ? {
          tlsFiles: {
            certificateFile: path.resolve(settings.DAMIM_TLS_CERT),
            keyFile: path.resolve(settings.DAMIM_TLS_KEY),
          },
        }
      : {}),
    ...(settings.SMTP_URL ? { smtpUrl: settings.SMTP_URL } : {}),
    ...(settings.DAMIM_SUPPORT_EMAIL ? { supportEmail: settings.DAMIM_SUPPORT_EMAIL } : {}),
    ...(settings.DAMIM_GUIDE_URL ? { guideUrl: settings.DAMIM_GUIDE_URL } : {}),
    ...(settings.GOOGLE_CLIENT_ID && settings.GOOGLE_CLIENT_SECRET
      ? {
          google: {
            clientId: settings.GOOGLE_CLIENT_ID,
            clientSecret: settings.GOOGLE_CLIENT_SECRET,
            issuer: settings.GOOGLE_ISSUER,
          },
        }
      : {}),
    keepsErrors: settings.SENTRY_DSN === OWN,
    countsPages: settings.ANALYTICS_URL === OWN,
    isTryOffered: settings.DAMIM_TRY === "on",
    pushHosts: settings.DAMIM_PUSH_HOSTS ?? [],
    ...toOutsidePlaces(settings),
    aiDailyTokens: settings.DAMIM_AI_DAILY,
    ...(settings.DAMIM_AI === "on" && settings.DAMIM_AI_URL && settings.DAMIM_AI_MODEL
      ? {
          ai: {
            baseUrl: settings.DAMIM_AI_URL,
            model: settings.DAMIM_AI_MODEL,
            key: settings.DAMIM_AI_KEY,
          },
        }
      : {}),
    ...(sentry ? { sentry } : {}),
    ...(analytics ? { analytics } : {}),
  };
}

/** Behind a proxy the port without encryption is open to this computer only, unless HOST says more. */
function toAddresses(settings: v.InferOutput<typeof settingsSchema>): readonly string[] {
  const isBehindProxy = settings.DAMIM_ORIGIN !== undefined && !settings.DAMIM_TLS_CERT;
  const host = settings.HOST ?? (isBehindProxy ? "localhost" : "0.0.0.0");
  if (host === "localhost") return ["127.0.0.1", "::1"];
  // "localhost" is ::1 for some browsers, which 0.0.0.0 does not hold.
  return host === "0.0.0.0" ? ["0.0.0.0", "::1"] : [host];
}

function toFilesPlace(text: string): Config["files"] {
  const place = parseS3Place(text);
  return place ? { type: "s3", ...place } : { type: "disk" };
}

function hasScheme(text: string, schemes: readonly string[]): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol);
}

function isOrigin(text: string): boolean {
  return isSafeAddress(text) && new URL(text).pathname === "/";
}

/** The operator's own word, so a machine of the school may be reached without encryption. */
function isHttpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  return (protocol === "https:" || protocol === "http:") && !search && !hash && !username;
}
