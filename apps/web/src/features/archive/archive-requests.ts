import { ok, refuse } from "@damim/domain/base/result.ts";
import {
  type ServerAnswer,
  type ServerTrouble,
  askWordless,
  sayTrouble,
} from "../../data/server/ask-wordless.ts";

/** What an archive would hold, counted by the server. */
export interface ArchiveSummary {
  readonly scopes: readonly {
    readonly scope: string;
    readonly counts: readonly { readonly name: string; readonly count: number }[];
    readonly deletedCount: number;
    readonly formerValueCount: number;
  }[];
}

/** What an archive brought in, and each record that it did not. */
export interface ImportReport {
  readonly entries: readonly {
    readonly name: string;
    readonly count: number;
    readonly changedCount: number;
    readonly refused: readonly {
      readonly sort: string | null;
      readonly words: string;
      readonly reason: string;
    }[];
  }[];
  readonly unknownEntries: readonly string[];
}

/** What a person reads where everything of a teacher did not come out or in. */
export function sayArchiveTrouble(trouble: ServerTrouble): string {
  return sayTrouble(
    trouble,
    "서버에 연결하지 못했어요. 기록은 그대로 있어요. 인터넷이 연결되면 다시 해 주세요.",
  );
}

export function fetchSummary(): ServerAnswer<ArchiveSummary> {
  return askWordless("GET", "archive", undefined, { wait: "work" });
}

/**
 * The archive, whole or not at all. `onProgress` is told the bytes so far. A call that is broken off
 * by `signal` answers undefined.
 */
export async function fetchArchive(
  onProgress: (receivedBytes: number) => void,
  signal: AbortSignal,
): ServerAnswer<Blob | undefined> {
  const answer = await askWordless("POST", "archive", undefined, {
    wait: "stream",
    signal,
    read: (response) => readWhole(response, onProgress).catch(() => undefined),
  });
  if (signal.aborted) return ok(undefined);
  if (answer.ok && !answer.value) return refuse(CUT);
  return answer;
}

const CUT = {
  type: "Later",
  code: "DownloadCut",
  sentence: "내려받다가 연결이 끊겼어요. 기록은 그대로 있어요. 처음부터 다시 내려받아 주세요.",
} as const;

async function readWhole(
  response: Response,
  onProgress: (receivedBytes: number) => void,
): Promise<Blob> {
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    parts.push(read.value);
    received += read.value.length;
    onProgress(received);
  }
  return new Blob(parts, { type: "application/zip" });
}

export function sendArchive(file: Blob): ServerAnswer<ImportReport> {
  return askWordless("POST", "archive/import", file, {
    wait: "work",
    mime: "application/zip",
  });
}
