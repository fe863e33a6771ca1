import type { AnalyticsPlace, SentryPlace } from "./places.ts";
import { isLoopbackName } from "./loopback.ts";

/**
 * `https://<key>@<host>/<project>`, as Sentry, GlitchTip and Bugsink show it; http only on this computer.
 *
 * ```ts
 * parseDsn("https://abc@errors.school.kr/7")?.envelopeUrl; // "https://errors.school.kr/api/7/envelope/"
 * ```
 */
export function parseDsn(text: string): SentryPlace | undefined {
  const url = parseOutsideUrl(text);
  if (!url?.username) return undefined;
  const [, folder = "", project] = /^(\/.+)?\/(\w+)\/?$/.exec(url.pathname) ?? [];
  if (!project) return undefined;
  return {
    envelopeUrl: `${url.origin}${folder}/api/${project}/envelope/`,
    publicKey: url.username,
  };
}

/** `https://<host>/api/send?website=<id>`, as Umami takes it; http only on this computer. */
export function parseAnalyticsUrl(text: string): AnalyticsPlace | undefined {
  const url = parseOutsideUrl(text);
  const website = url?.searchParams.get("website");
  if (!url || !website || url.username) return undefined;
  return { url: url.origin + url.pathname, website };
}

function parseOutsideUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isSafe =
    url.protocol === "https:" || (url.protocol === "http:" && isLoopbackName(url.hostname));
  return isSafe ? url : undefined;
}

/** An address of this computer with its port: `127.0.0.1:9464`, `[::1]:9464`. */
export function parseSocket(text: string): { host: string; port: number } | undefined {
  const [, six, four, digits] = /^(?:\[([\da-f:]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = six ?? four;
  const port = Number(digits);
  return host !== undefined && port >= 1 && port <= 65_535 ? { host, port } : undefined;
}

/**
 * Whether an address begins with one of `schemes`, such as `postgres:`, and is read as it was meant: a password in which `/` or
 * `#` stands as it is would end the name of the computer.
 */
export function hasScheme(text: string, schemes: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, hash } = new URL(text);
  return schemes.includes(protocol) && !`${pathname}${hash}`.includes("@");
}

/** Where Redis is: `/` and a number of a database may follow, nothing else. */
export function isRedisPlace(text: string): boolean {
  return hasScheme(text, ["redis:", "rediss:"]) && /^\/?\d*$/.test(new URL(text).pathname);
}
