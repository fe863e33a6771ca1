import { SyncFailure } from "@damim/sync/client/rounds.ts";
import { sendRequest, type Sent } from "../../platform/server/send-request.ts";
import { findField, findText, isStopped } from "../server/json-fields.ts";
import type { Bytes } from "./file-box.ts";
import type { FileRefusalAnswer, WaitingFile } from "./waiting-file.ts";

/** A lost network costs at most so much of what was sent. */
const PIECE_BYTES = 256 * 1024;
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
  const ask = (path: string, body: string | Bytes, mime?: string): Promise<Step> =>
    post(path, { body, signal, wait: "file", ...(mime && { mime }) });
  const start = JSON.stringify({ id, scope: place.scope, name, size, sha256 });
  let step = await ask(api, start);
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
    step = await ask(`${api}/${id}/finish`, "");
    if ("isReady" in step && !step.isReady && anew++ >= ANEW_MAX) throw new SyncFailure("later");
  }
}

type Step =
  | { readonly isReady: boolean; readonly received: number }
  | { readonly refusal: FileRefusalAnswer };

async function post(path: string, sent: Sent): Promise<Step> {
  const answer = await sendRequest(path, sent).catch((cause: unknown) => {
    throw new SyncFailure("later", { cause });
  });
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
