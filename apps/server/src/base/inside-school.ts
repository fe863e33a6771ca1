import { isIP } from "node:net";
import { isInNetworks, toNetworks } from "./settings/networks.ts";

/** RFC 1918, 4193, loopback and link-local: addresses that mean something in one network alone. */
const inside = toNetworks([
  "10.0.0.0/8",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "::1",
  "fc00::/7",
  "fe80::/10",
]);

/** Names that no name server of the open internet answers (RFC 6761, 6762, 8375; ICANN's `internal`). */
const INSIDE_NAME = /(?:^|\.)(?:localhost|local|lan|internal|home\.arpa)$/;

/**
 * Whether a host is this computer or one of the school's own network: what goes there goes to nobody else. The one rule of the
 * privacy papers, for mail, storage, models and the rest. A name without a dot is one of the house; what cannot be read is not.
 *
 * ```ts
 * isInsideSchool("192.168.0.9"); // true
 * isInsideSchool("smtp.example"); // false
 * ```
 */
export function isInsideSchool(hostName: string): boolean {
  // As browsers read it: one writing of each address, small letters.
  const url = `http://${hostName}`;
  if (!URL.canParse(url)) return false;
  const host = new URL(url).hostname.replace(/\.$/, "").replaceAll(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return isInNetworks(inside, host);
  return !host.includes(".") || INSIDE_NAME.test(host);
}
