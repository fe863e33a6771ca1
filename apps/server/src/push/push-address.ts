import { createHash } from "node:crypto";

const SERVICES = [
  ["fcm.googleapis.com", /^fcm\.googleapis\.com$/],
  ["push.services.mozilla.com", /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/],
  ["push.apple.com", /^(?:[\w-]+\.)+push\.apple\.com$/],
  ["notify.windows.com", /^(?:[\w-]+\.)+notify\.windows\.com$/],
] as const;

/** The domains of the push services that send to browsers: a company each. */
export const PUSH_DOMAINS: readonly string[] = SERVICES.map(([domain]) => domain);

/**
 * Whether we send to an address that a device gave: https on its usual port at a known push service, or a host that the
 * operator added (on this computer over http too, as the stand-in of tests is).
 *
 * ```ts
 * isPushAddress("https://fcm.googleapis.com/fcm/send/x", []); // true
 * isPushAddress("https://192.168.0.1/", []); // false
 * ```
 */
export function isPushAddress(endpoint: string, moreHosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, host, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (moreHosts.includes(host)) {
    return protocol === "https:" || (protocol === "http:" && hostname === "localhost");
  }
  return protocol === "https:" && port === "" && SERVICES.some(([, host]) => host.test(hostname));
}

/** Apple answers 403 to whoever has no contact that exists. */
export function isApple(endpoint: string): boolean {
  return new URL(endpoint).hostname.endsWith(".push.apple.com");
}

/** The name under which a device stands in the list: it opens nothing. */
export function toPushToken(endpoint: string): string {
  return createHash("sha256").update(endpoint).digest("base64url").slice(0, 22);
}
