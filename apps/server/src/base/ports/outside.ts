import type { FeedFailure } from "@damim/domain/schedule/incoming/followed-feed.ts";
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

/** What a server said of the calendar that it gave, to ask it later whether that is another by now. */
export interface CalendarMarks {
  readonly etag?: string | undefined;
  readonly modified?: string | undefined;
}

export type CalendarAnswer =
  | { readonly type: "text"; readonly text: string; readonly marks: CalendarMarks }
  /** As it was. */
  | { readonly type: "same" }
  | { readonly type: "failed"; readonly failure: FeedFailure };

/** Fetches a calendar from an address that a teacher gave, anywhere but within the house. Never rejects. */
export type FetchCalendar = (
  address: string,
  marks: CalendarMarks,
  ends?: AbortSignal,
) => Promise<CalendarAnswer>;
