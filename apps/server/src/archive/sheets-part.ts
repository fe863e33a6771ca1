import { toSheetsEntry } from "@damim/domain/archive/archive-layout.ts";
import { Worker } from "node:worker_threads";
import { isDead } from "@damim/sync/merge.ts";
import type { Queries } from "../db/schema.ts";
import type { ArchivePart } from "./archive-part.ts";
import { listOwnScopes, readRows } from "./read-scope-rows.ts";
import type { PageForSheets, SheetsPlace } from "./spreadsheet-worker.ts";

/** One spreadsheet for each scope, for people: it is never read again. */
export function createSheetsPart(queries: Queries): ArchivePart {
  return {
    isOurs: (name) => name.endsWith(".xlsx"),
    async list({ uid }) {
      const scopes = await listOwnScopes(queries, uid);
      return scopes.map((own) => ({
        name: toSheetsEntry(own.archived),
        async *read() {
          const place = own.archived === "profile" ? "profile" : "year";
          yield await writeInThread(queries, { scope: own.scope, place });
        },
      }));
    },
  };
}

/**
 * A year of records takes half a second: in a thread of its own nobody waits for it. It is told page by
 * page, because handing over a year at once holds everybody up as well.
 */
export async function writeInThread(
  queries: Queries,
  { scope, place }: { readonly scope: string; readonly place: SheetsPlace },
): Promise<Uint8Array> {
  const worker = new Worker(new URL("./spreadsheet-worker.ts", import.meta.url), {
    workerData: place,
  });
  const written = new Promise<Uint8Array>((resolve, reject) => {
    worker.once("message", (bytes: Uint8Array) => resolve(bytes));
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`the spreadsheet ended with ${code}`)));
  });
  // Looked at below; it may fail before.
  written.catch(() => undefined);
  const hand = (page: PageForSheets): void => worker.postMessage(page);
  try {
    for await (const rows of readRows(queries, scope)) {
      hand(rows.map((row) => ({ ...row, isDead: isDead(row) })));
    }
    hand("end");
    return await written;
  } finally {
    await worker.terminate();
  }
}
