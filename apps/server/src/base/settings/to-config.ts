import path from "node:path";
import * as v from "valibot";
import type { Config } from "./config.ts";
import { outsideEntries, toOutsidePlaces } from "./outside-entries.ts";
import { parseAnalyticsUrl, parseDsn, parseSocket } from "./parse-places.ts";
import { parseS3Place } from "./parse-s3-place.ts";
import { serverEntries } from "./server-entries.ts";
import { OWN, serviceEntries } from "./service-entries.ts";
import { storageEntries } from "./storage-entries.ts";

const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "::1"];

export const settingsSchema = v.object({
  ...serverEntries,
  ...storageEntries,
  ...serviceEntries,
  ...outsideEntries,
});

type Settings = v.InferOutput<typeof settingsSchema>;

/** What the settings mean, once each is well written. */
export function toConfig(settings: Settings): Config {
  const metricsOn = parseSocket(settings.DAMIM_METRICS ?? "");
  const backupTo = parseS3Place(settings.DAMIM_BACKUP_TO ?? "");
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
    role: settings.DAMIM_ROLE,
    ...toBus(settings),
    logFormat: settings.DAMIM_LOG,
    logRequests: settings.DAMIM_LOG_REQUESTS,
    ...(metricsOn ? { metricsOn } : {}),
    isCluster: settings.DAMIM_CLUSTER === "citus",
    poolSize: settings.DAMIM_POOL,
    files: toFilesPlace(settings.DAMIM_FILES),
    fileQuotaBytes: settings.DAMIM_FILES_QUOTA_MB * 1024 * 1024,
    padQuotaBytes: settings.DAMIM_PAD_QUOTA_MB * 1024 * 1024,
    backupKeep: settings.DAMIM_BACKUP_KEEP,
    ...(backupTo ? { backupTo } : {}),
    basePath: settings.DAMIM_BASE_PATH,
    origin,
    trustedOrigins: isHttps ? [origin] : [...new Set([origin, ...onThisComputer])],
    isHttps,
    proxies: settings.DAMIM_PROXIES ?? [],
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
function toAddresses(settings: Settings): readonly string[] {
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

function toBus({
  DAMIM_BUS: bus,
  DATABASE_URL: shared,
}: Settings): Pick<Config, "bus" | "redisUrl"> {
  switch (bus) {
    case undefined:
      return { bus: shared ? "postgres" : "local" };
    case "local":
    case "postgres":
    case "poll":
      return { bus };
    default:
      return { bus: "redis", redisUrl: bus };
  }
}
