import type { IncomingMessage } from "node:http";
import type { PadLinkPreview } from "@damim/domain/pad/card/pad-card.ts";
import { before, createPublicWeb, type PublicWebOptions } from "../public-web/open-public.ts";
import { readTitle } from "./read-title.ts";
import type { ReadLinkPage } from "../../base/ports/outside.ts";

const TIME_MAX_MS = 3_000;
const BYTES_MAX = 256 * 1024;
const HEADERS = {
  accept: "text/html",
  "accept-encoding": "identity",
  "accept-language": "ko",
  "user-agent": "Mozilla/5.0 (compatible; Damim link preview)",
};

/**
 * Reads the title of a page that a pupil linked (`open-public.ts`): http and https, at most 256 KB, at most three seconds in
 * all.
 */
export function createLinkReader(options: PublicWebOptions = {}): ReadLinkPage {
  const open = createPublicWeb(options);
  return async (text) => {
    const signal = AbortSignal.timeout(options.timeMaxMs ?? TIME_MAX_MS);
    const read = async (): Promise<PadLinkPreview | undefined> => {
      const { answer, url } = await open(text, { headers: HEADERS, signal });
      return toPreview(answer, url);
    };
    return before(signal, read()).catch(() => undefined);
  };
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
