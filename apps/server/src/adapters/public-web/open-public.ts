import { lookup as lookupName } from "node:dns/promises";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";

const HOPS_MAX = 3;

interface Address {
  readonly address: string;
  readonly family: number;
}

export interface PublicWebOptions {
  readonly lookup?: (host: string) => Promise<readonly Address[]>;
  /** Where we go at all. Tests let their stand-in through. */
  readonly isAllowed?: (address: string) => boolean;
  readonly ports?: readonly string[];
  readonly protocols?: readonly string[];
  readonly timeMaxMs?: number;
}

/** Where nobody is led: within the house, to another port, by a name and password in the address. */
export class NotPublic extends Error {}

interface Opened {
  readonly answer: IncomingMessage;
  /** Where it came from in the end. */
  readonly url: URL;
}

/**
 * Opens an address that somebody else gave, without becoming anybody's hand within the house: on the usual ports, to addresses
 * of the open internet alone. A name is looked up once and the connection goes to what was looked at, so that a name that
 * changes its mind leads nowhere; each hop of a redirect is looked at anew, three at most. No cookies.
 *
 * @returns a way to open, which throws `NotPublic` where it does not go and what the network says else
 */
export function createPublicWeb({
  lookup = (host) => lookupName(host, { all: true }),
  isAllowed = isPublicAddress,
  ports = ["", "80", "443"],
  protocols = ["http:", "https:"],
}: PublicWebOptions = {}) {
  async function findAddress({ hostname }: URL): Promise<Address> {
    const host = hostname.replace(/^\[|\]$/g, "");
    const family = isIP(host);
    const found = family ? [{ address: host, family }] : await lookup(host);
    const [first] = found;
    // One inner address among public ones is a trick as well.
    if (!first || !found.every(({ address }) => isAllowed(address))) throw new NotPublic();
    return first;
  }

  return async (
    text: string,
    how: { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal },
  ): Promise<Opened> => {
    let url = new URL(text);
    for (let hop = 0; hop <= HOPS_MAX; hop++) {
      const isWeb = protocols.includes(url.protocol) && ports.includes(url.port);
      if (!isWeb || url.username || url.password) throw new NotPublic();
      const address = await findAddress(url);
      how.signal.throwIfAborted();
      const answer = await open(url, address, how);
      const { statusCode = 0, headers } = answer;
      if (statusCode < 300 || statusCode >= 400 || !headers.location) return { answer, url };
      answer.destroy();
      url = new URL(headers.location, url);
    }
    throw new NotPublic();
  };
}

function open(
  url: URL,
  pinned: Address,
  how: { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal },
): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        ...how,
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

/** What a promise gives before a signal; nothing after it: a name server may take longer than any signal that it knows of. */
export async function before<T>(signal: AbortSignal, work: Promise<T>): Promise<T | undefined> {
  const tooLate = new Promise<undefined>((resolve) => {
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  work.catch(() => undefined);
  return Promise.race([work, tooLate]);
}
