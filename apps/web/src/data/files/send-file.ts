import { SyncFailure } from "@damim/sync/client/rounds.ts";
import { apiUrl } from "../../platform/api-url.ts";
import { findField, findText, isStopped } from "../server/json-fields.ts";
import type { Bytes } from "./file-box.ts";
import type { FileRefusalAnswer, WaitingFile } from "./waiting-file.ts";

/** A lost network costs at most so much of what was sent. */
const PIECE_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 60_000;
/** The pieces came out as another file; more often than that it is no accident of the network. */
const ANEW_MAX = 2;
/** The server is busy, or has lost the upload: later it may go. */
const PASSING = new Set([404, 408, 429]);

export interface SendingPlace {
  /** Where files are taken, below `api/`. */
  readonly place: string;
  readonly signal: AbortSignal;
  /** The server has taken a piece: the network works. */
  readonly onProgress: () => void;
}

/**
 * Sends a file in pieces, from where the server has it. Resolves with nothing when the server has it whole, or
 * with the reason why it does not take it. Rejects with a `SyncFailure` when the network or the server is away.
 */
export async function sendFile(
  file: WaitingFile,
  bytes: Bytes,
  { place: api, signal, onProgress }: SendingPlace,
): Promise<FileRefusalAnswer | undefined> {
  const { id, place, name, size, sha256 } = file;
  const ask = (path: string, body: BodyInit, contentType: string): Promise<Step> =>
    post(path, { body, contentType, signal });
  const start = JSON.stringify({ id, scope: place.scope, name, size, sha256 });
  let step = await ask(api, start, "application/json");
  for (let anew = 0; ;) {
    if ("refusal" in step) return step.refusal;
    if (step.isReady) return undefined;
    if (step.received < size) {
      const piece = bytes.subarray(step.received, step.received + PIECE_BYTES);
      const path = `${api}/${id}/parts?offset=${step.received}`;
      step = await ask(path, piece, "application/octet-stream");
      onProgress();
      continue;
    }
    step = await ask(`${api}/${id}/finish`, "", "application/json");
    if ("isReady" in step && !step.isReady && anew++ >= ANEW_MAX) throw new SyncFailure("later");
  }
}

type Step =
  | { readonly isReady: boolean; readonly received: number }
  | { readonly refusal: FileRefusalAnswer };

async function post(
  path: string,
  sent: {
    readonly body: BodyInit;
    readonly contentType: string;
    readonly signal: AbortSignal;
  },
): Promise<Step> {
  const answer = await request(path, sent);
  const json: unknown = await answer.json().catch(() => undefined);
  const received = findField(json, "received");
  if (answer.ok && typeof received === "number") {
    return { isReady: findText(json, "state") === "ready", received };
  }
  if (answer.status === 401) throw new SyncFailure("after-sign-in");
  const isFinal = answer.status >= 400 && answer.status < 500 && !PASSING.has(answer.status);
  const type = findText(json, "error", "type");
  if (!isFinal || type === undefined || isStopped(answer.status, type))
    throw new SyncFailure("later");
  return { refusal: { type, message: findText(json, "error", "message") ?? "" } };
}

async function request(
  path: string,
  { body, contentType, signal }: Parameters<typeof post>[1],
): Promise<Response> {
  try {
    return await fetch(apiUrl(path), {
      method: "POST",
      headers: { "content-type": contentType },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
    });
  } catch (error) {
    throw new SyncFailure("later", { cause: error });
  }
}
