import type { BookingWay } from "@damim/domain/booking/booking-records.ts";
import type { BookingReply, MyBooking } from "@damim/domain/booking/booking-reply.ts";
import type { SlotPlace } from "@damim/domain/booking/slot-place.ts";
import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import { apiUrl } from "../../platform/api-url.ts";
import { findText } from "../server/json-fields.ts";
import { toAnswerSentence } from "../server/server-trouble.ts";

const LONGEST_MS = 20_000;

/** `Away`: the network or the server, try again later · `Told`: the server says why, in a sentence for guardians. */
export type BookFailure =
  /** With a sentence where something answered, and is in trouble itself. */
  | { readonly type: "Away"; readonly message?: string }
  | { readonly type: "Told"; readonly code: string; readonly message: string };
export type BookAnswer<T> = Result<T, BookFailure>;

export interface BookClaim extends Pick<SlotPlace, "day" | "time"> {
  readonly key: string;
  readonly number: number;
  readonly name: string;
  readonly way: BookingWay;
  readonly guardian: string;
  readonly phone: string;
  readonly wish: string;
}

/** What a guardian asks of a plan, by its code. */
export function createBookRequests(code: string) {
  const path = `book/${encodeURIComponent(code)}`;
  return {
    read: () => ask<BookingReply>(path),
    claim: (claim: BookClaim) => ask<MyBooking>(`${path}/claims`, claim),
    mine: (key: string) => ask<MyBooking>(`${path}/mine`, { key }),
    move: (key: string, slot: Pick<SlotPlace, "day" | "time"> & { readonly way: BookingWay }) =>
      ask<MyBooking>(`${path}/mine/move`, { key, ...slot }),
    cancel: (key: string) => ask<MyBooking>(`${path}/mine/cancel`, { key }),
  };
}

export type BookRequests = ReturnType<typeof createBookRequests>;

async function ask<T>(path: string, body?: object): Promise<BookAnswer<T>> {
  try {
    const response = await fetch(apiUrl(path), {
      ...(body && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
      cache: "no-store",
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    // Page and server are of one build: what it answers has this form.
    if (response.ok) return ok((await response.json()) as T);
    const json: unknown = await response.json().catch(() => undefined);
    const message = toAnswerSentence(response.status, json);
    const code = response.status < 500 ? findText(json, "error", "type") : undefined;
    return refuse(code ? { type: "Told", code, message } : { type: "Away", message });
  } catch {
    return refuse({ type: "Away" });
  }
}
