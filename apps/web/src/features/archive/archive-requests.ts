import { ARCHIVE_LIMIT_MB } from "@damim/domain/archive/archive-layout.ts";
import { archiveMessages, type ArchiveRefusal } from "@damim/domain/archive/archive-refusal.ts";
import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import * as v from "valibot";
import { apiUrl } from "../../platform/api-url.ts";
import { findText } from "../../data/server/json-fields.ts";
import type { ArchiveFailure } from "./messages.ts";

const ANSWER_TIMEOUT_MS = 45_000;
/** A year on a slow line, and its turn on a busy server. */
const IMPORT_TIMEOUT_MS = 5 * 60_000;

const summarySchema = v.object({
  scopes: v.array(
    v.object({
      scope: v.string(),
      counts: v.array(v.object({ name: v.string(), count: v.number() })),
      deletedCount: v.number(),
      formerValueCount: v.number(),
    }),
  ),
});
const reportSchema = v.object({
  entries: v.array(
    v.object({
      name: v.string(),
      count: v.number(),
      changedCount: v.number(),
      refused: v.array(
        v.object({ sort: v.nullable(v.string()), words: v.string(), reason: v.string() }),
      ),
    }),
  ),
  unknownEntries: v.array(v.string()),
});

/** What an archive would hold, counted by the server. */
export type ArchiveSummary = v.InferOutput<typeof summarySchema>;
/** What an archive brought in, and each record that it did not. */
export type ImportReport = v.InferOutput<typeof reportSchema>;

type Answer<T> = Promise<Result<T, ArchiveFailure>>;

export async function fetchSummary(): Answer<ArchiveSummary> {
  const answer = await send("archive", { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
  return answer.ok ? readAnswer(answer.value, summarySchema) : answer;
}

/**
 * The archive, whole or not at all. `onProgress` is told the bytes so far. A call that is broken off
 * by `signal` answers undefined.
 */
export async function fetchArchive(
  onProgress: (receivedBytes: number) => void,
  signal: AbortSignal,
): Answer<Blob | undefined> {
  const answer = await send("archive", { method: "POST", signal });
  if (signal.aborted) return ok(undefined);
  if (!answer.ok) return answer;
  const reader = answer.value.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  try {
    for (;;) {
      const read = await reader?.read();
      if (!read || read.done) break;
      parts.push(read.value);
      received += read.value.length;
      onProgress(received);
    }
  } catch {
    return signal.aborted ? ok(undefined) : refuse({ type: "DownloadCut" });
  }
  return ok(new Blob(parts, { type: "application/zip" }));
}

export async function sendArchive(file: Blob): Answer<ImportReport> {
  const answer = await send("archive/import", {
    method: "POST",
    headers: { "content-type": "application/zip" },
    body: file,
    signal: AbortSignal.timeout(IMPORT_TIMEOUT_MS),
  });
  return answer.ok ? readAnswer(answer.value, reportSchema) : answer;
}

async function send(path: string, init: RequestInit): Answer<Response> {
  try {
    const response = await fetch(apiUrl(path), init);
    return response.ok ? ok(response) : refuse(await toFailure(response));
  } catch {
    return refuse({ type: "ServerAway" });
  }
}

async function readAnswer<T>(response: Response, schema: v.GenericSchema<unknown, T>): Answer<T> {
  const parsed = v.safeParse(schema, await response.json().catch(() => undefined));
  return parsed.success ? ok(parsed.output) : refuse({ type: "ServerTroubled", status: 200 });
}

async function toFailure(response: Response): Promise<ArchiveFailure> {
  const { status } = response;
  const type = findText(await response.json().catch(() => undefined), "error", "type");
  if (type === "StepUpNeeded") return { type };
  if (status === 413) return { type: "ArchiveTooLarge", limitMb: ARCHIVE_LIMIT_MB };
  if (isPlainRefusal(type)) return { type };
  if (status === 401) return { type: "SignedOut" };
  if (status !== 429) return { type: "ServerTroubled", status };
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return { type: "TooManyAttempts", retryAfterSeconds: seconds > 0 ? seconds : undefined };
}

type PlainRefusal = Exclude<ArchiveRefusal["type"], "ArchiveTooLarge">;

function isPlainRefusal(type: string | undefined): type is PlainRefusal {
  return type !== undefined && type !== "ArchiveTooLarge" && Object.hasOwn(archiveMessages, type);
}
