import { parseAnalyticsUrl, parseDsn } from "./parse-places.ts";
import type { ServicePlace, WeatherPlaces } from "./places.ts";
import { serverSettings } from "./server-settings.ts";
import { OWN, serviceSettings } from "./service-settings.ts";
import { checkSaidOnce, listNames, listOff } from "./setting.ts";
import type { ByKey, ByName, Present, Setting } from "./setting.ts";
import { storageSettings } from "./storage-settings.ts";

/** sysexits.h EX_CONFIG: service managers know that a restart does not help. */
export const WRONG_SETTING_EXIT_CODE = 78;

/** Every setting, in the order in which they are told. */
export const settings = [...serverSettings, ...storageSettings, ...serviceSettings];
checkSaidOnce("setting", listNames(settings));

/** What the operator decides. Everything has a default: `npm start` needs no setting. */
export type ConfigOf<Said extends Setting> = Present<ByKey<Said>> &
  Present<ReturnType<typeof toTogether>> & {
    /** What the settings leave out: a line each, for 관리 「서버」 and the doctor. */
    readonly off: readonly string[];
  };
export type Config = ConfigOf<(typeof settings)[number]>;

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

/** What the settings mean, once each is well written. */
export function toConfig(
  list: readonly Setting[],
  values: Readonly<Record<string, unknown>>,
): Config {
  const own = list.flatMap(({ name, as }) =>
    as === undefined ? [] : [[as, values[name]] as const],
  );
  const together = toTogether(values as ByName<(typeof settings)[number]>);
  const all = [...own, ...Object.entries(together), ["off", listOff(list, values)] as const];
  return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as unknown as Config;
}

const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "::1"];

/** What several settings mean together. */
function toTogether(values: ByName<(typeof settings)[number]>) {
  const { PORT: port, DAMIM_TLS_CERT: certificateFile, DAMIM_TLS_KEY: keyFile } = values;
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  const { DAMIM_AI_URL: baseUrl, DAMIM_AI_MODEL: model, DAMIM_AI_KEY: key } = values;
  const onThisComputer = LOOPBACK_HOSTS.map(
    (name) => `http://${name.includes(":") ? `[${name}]` : name}:${port}`,
  );
  const origin = values.DAMIM_ORIGIN ?? `http://localhost:${port}`;
  /** Known by an https address: the rules for the school's own network are off. */
  const isHttps = origin.startsWith("https:");
  const weather: WeatherPlaces = {
    dataGoKr: { baseUrl: values.DATA_GO_KR_URL, key: values.DATA_GO_KR_KEY },
    openMeteo: { baseUrl: values.OPEN_METEO_URL, airUrl: values.OPEN_METEO_AIR_URL },
  };
  const neis: ServicePlace = { baseUrl: values.NEIS_URL, key: values.NEIS_API_KEY };
  const ai: AiPlace | undefined =
    values.DAMIM_AI && baseUrl && model ? { baseUrl, model, key } : undefined;
  const google: GoogleSettings | undefined =
    clientId && clientSecret ? { clientId, clientSecret, issuer: values.GOOGLE_ISSUER } : undefined;
  return {
    listenOn: toAddresses(values),
    origin,
    /** Whose pages may write: `origin` and, on http, the other names of this computer. */
    trustedOrigins: isHttps ? [origin] : [...new Set([origin, ...onThisComputer])],
    isHttps,
    tlsFiles: certificateFile && keyFile ? { certificateFile, keyFile } : undefined,
    ...toBus(values),
    google,
    neis,
    weather: values.DAMIM_WEATHER ? weather : undefined,
    ai,
    sentry: parseDsn(values.SENTRY_DSN ?? ""),
    /** Scrubbed bugs are kept here. */
    keepsErrors: values.SENTRY_DSN === OWN,
    analytics: parseAnalyticsUrl(values.ANALYTICS_URL ?? ""),
    /** Opened pages are counted here. */
    countsPages: values.ANALYTICS_URL === OWN,
  };
}

/** Behind a proxy the port without encryption is open to this computer only, unless HOST says more. */
function toAddresses(values: ByName<(typeof serverSettings)[number]>): readonly string[] {
  const isBehindProxy = values.DAMIM_ORIGIN !== undefined && !values.DAMIM_TLS_CERT;
  const host = values.HOST ?? (isBehindProxy ? "localhost" : "0.0.0.0");
  if (host === "localhost") return ["127.0.0.1", "::1"];
  // "localhost" is ::1 for some browsers, which 0.0.0.0 does not hold.
  return host === "0.0.0.0" ? ["0.0.0.0", "::1"] : [host];
}

/** How commits of other server processes come to the listeners of this one; the address of Redis may hold a password. */
function toBus(values: ByName<(typeof settings)[number]>): {
  readonly bus: "local" | "postgres" | "poll" | "redis";
  readonly redisUrl: string | undefined;
} {
  const { DAMIM_BUS: said, DATABASE_URL: shared } = values;
  if (said === undefined) return { bus: shared ? "postgres" : "local", redisUrl: undefined };
  if (said === "local" || said === "postgres" || said === "poll")
    return { bus: said, redisUrl: undefined };
  return { bus: "redis", redisUrl: said };
}
