import type { PadLinkPreview } from "@damim/domain/pad/card/pad-card.ts";

/** A call to a service that is not ours: with a time limit, and never to where an answer points. */
export type FetchOutside = (
  url: string,
  init: {
    readonly signal: AbortSignal;
    readonly redirect: "error";
    readonly method?: "POST";
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | Uint8Array<ArrayBuffer>;
  },
) => Promise<Response>;

/** What a linked page calls itself; undefined: nothing to be had, for whatever reason. Never rejects. */
export type ReadLinkPage = (url: string) => Promise<PadLinkPreview | undefined>;
