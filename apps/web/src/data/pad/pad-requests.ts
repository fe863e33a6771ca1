import type { PadEntrance, PadKey } from "@damim/domain/pad/pad-entrance.ts";
import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import { apiUrl } from "../../platform/api-url.ts";
import { findText } from "../server/json-fields.ts";
import { parseEntrance } from "./pad-news.ts";

const LONGEST_MS = 20_000;

/**
 * `Away`: the network or the server, try again later · `Removed` by the teacher · `SignedOut`: this device is in no
 * room (any more) · `Told`: the server says why, in a sentence for children.
 */
export type PadRequestFailure =
  | { readonly type: "Away" }
  | { readonly type: "Removed" }
  | { readonly type: "SignedOut" }
  | { readonly type: "Told"; readonly code: string; readonly message: string };

export type PadAnswer<T = PadEntrance> = Result<T, PadRequestFailure>;

export interface PadRequests {
  enter(key: PadKey): Promise<PadAnswer>;
  look(): Promise<PadAnswer>;
  claim(wish: { readonly number: number } | { readonly nickname: string }): Promise<PadAnswer>;
  /** False where the server cannot be told: then this device comes back as who left, until it is (`left-here.ts`). */
  leave(): Promise<boolean>;
}

/** What a visitor asks of a room's door. */
export const padRequests: PadRequests = {
  enter: (key) => ask("enter", parseEntrance, key),
  look: () => ask("me", parseEntrance),
  claim: (wish) => ask("claim", parseEntrance, wish),
  leave: () =>
    send("leave", {}).then(
      // Whoever is in no room any more has left it.
      ({ status }) => status < 500 && status !== 429,
      () => false,
    ),
};

/** The answer as `read` takes it out of what came. */
export async function ask<T>(
  path: string,
  read: (json: unknown) => T | undefined,
  body?: object,
): Promise<PadAnswer<T>> {
  try {
    const response = await send(path, body);
    const json: unknown = await response.json();
    const answer = response.ok ? read(json) : undefined;
    return answer ? ok(answer) : refuse(toFailure(json));
  } catch {
    return refuse({ type: "Away" });
  }
}

function send(path: string, body?: object): Promise<Response> {
  return fetch(apiUrl(`pad/${path}`), {
    ...(body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
    cache: "no-store",
    signal: AbortSignal.timeout(LONGEST_MS),
  });
}

function toFailure(json: unknown): PadRequestFailure {
  const code = findText(json, "error", "type");
  const message = findText(json, "error", "message");
  if (code === "PadRemoved") return { type: "Removed" };
  if (code === "PadSignedOut") return { type: "SignedOut" };
  // A school comes in at once: whoever was asked to wait tries again like without a network.
  if (code === undefined || message === undefined || code === "PadBusy") return { type: "Away" };
  return { type: "Told", code, message };
}
