import { lookup as lookupName } from "node:dns/promises";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { PadLinkPreview } from "@damim/domain/pad/card/pad-card.ts";
import { isPublicAddress } from "./public-address.ts";
import { readTitle } from "./read-title.ts";
import type { ReadLinkPage } from "../../base/ports/outside.ts";

const TIME_MAX_MS = 3_000;
const BYTES_MAX = 256 * 1024;
const HOPS_MAX = 3;
const USUAL_PORTS = ["", "80", "443"];
const HEADERS = {
  accept: "text/html",
  "accept-encoding": "identity",
  "accept-language": "ko",
  "user-agent": "Mozilla/5.0 (compatible; Damim link preview)",
};

interface Address {
  readonly address: string;
  readonly family: number;
}

export interface LinkReaderOptions {
  readonly lookup?: (host: string) => Promise<readonly Address[]>;
  /** Where we go at all. Tests let their stand-in through. */
  readonly isAllowed?: (address: string) => boolean;
  readonly ports?: readonly string[];
  readonly timeMaxMs?: number;
}

/**
 * Reads the title of a page that a pupil linked, without becoming anybody's hand within the house: http and https on
 * their usual ports, to addresses of the open internet alone. A name is looked up once and the connection goes to
 * what was looked at, so that a name that changes its mind leads nowhere; each hop of a redirect is looked at anew.
 * No cookies, at most 256 KB, at most three seconds in all.
 */
export function createLinkReader({
  lookup = (host) => lookupName(host, { all: true }),
  isAllowed = isPublicAddress,
  ports = USUAL_PORTS,
  timeMaxMs = TIME_MAX_MS,
}: LinkReaderOptions = {}): ReadLinkPage {
  async function findAddress({ hostname }: URL): Promise<Address | undefined> {
    const host = hostname.replace(/^\[|\]$/g, "");
    const family = isIP(host);
    const found = family ? [{ address: host, family }] : await lookup(host);
    // One inner address among public ones is a trick as well.
    return found.every(({ address }) => isAllowed(address)) ? found[0] : undefined;
  }

  async function read(text: string, signal: AbortSignal): Promise<PadLinkPreview | undefined> {
    let url = new URL(text);
    for (let hop = 0; hop <= HOPS_MAX; hop++) {
      const isWeb = url.protocol === "http:" || url.protocol === "https:";
      if (!isWeb || url.username || url.password || !ports.includes(url.port)) return undefined;
      const address = await findAddress(url);
      if (!address || signal.aborted) return undefined;
      const answer = await open(url, address, signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        answer.destroy();
        url = new URL(headers.location, url);
        continue;
      }
      return await toPreview(answer, url);
    }
    return undefined;
  }

  return async (text) => {
    const signal = AbortSignal.timeout(timeMaxMs);
    const tooLate = new Promise<undefined>((resolve) => {
      signal.addEventListener("abort", () => resolve(undefined), { once: true });
    });
    try {
      // A name server may take longer than any signal that it knows of.
      return await Promise.race([read(text, signal), tooLate]);
    } catch {
      return undefined;
    }
  };
}

function open(url: URL, pinned: Address, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        headers: HEADERS,
        signal,
        agent: false,
        lookup: (_host, options, hand) => {
          if (options.all) hand(null, [pinned]);
          else hand(null, pinned.address, pinned.family);
        },
      },
      resolve,
    );
    outgoing.on("error", reject);
    outgoing.end();
  });
}

async function toPreview(answer: IncomingMessage, url: URL): Promise<PadLinkPreview | undefined> {
  const { statusCode, headers } = answer;
  const contentType = headers["content-type"] ?? "";
  if (statusCode !== 200 || !/^text\/html\b/i.test(contentType)) {
    answer.destroy();
    return undefined;
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    parts.push(part as Buffer);
    size += (part as Buffer).length;
    if (size >= BYTES_MAX) break; // ends the stream too
  }
  return readTitle(Buffer.concat(parts).subarray(0, BYTES_MAX), {
    contentType,
    site: url.hostname.replace(/^www\./, ""),
  });
}
