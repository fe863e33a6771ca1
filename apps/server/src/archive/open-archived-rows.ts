import { Worker } from "node:worker_threads";
import type { ArchiveRefusal } from "@damim/domain/archive/archive-refusal.ts";
import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { AskedOfRows, ToldOfRows } from "./archived-rows-worker.ts";
import type { ArchivedRows } from "./rows-json.ts";

/** A year of one archive, a page at a time. */
export interface OpenedRows {
  read<List extends keyof ArchivedRows>(list: List): AsyncGenerator<ArchivedRows[List]>;
  findStudent(id: unknown): Promise<Fields | undefined>;
  close(): Promise<void>;
}

/** 32 MB of text may become much more: such a thread ends, and the server goes on. */
const LIMITS = { maxOldGenerationSizeMb: 768 };

/**
 * Understands the JSON of one scope in a thread of its own: parsing and checking a year takes most of a second. One
 * question at a time.
 */
export async function openArchivedRows(
  bytes: Uint8Array,
): Promise<Result<OpenedRows, ArchiveRefusal>> {
  const worker = new Worker(new URL("./archived-rows-worker.ts", import.meta.url), {
    workerData: bytes,
    resourceLimits: LIMITS,
  });
  let hasEnded = false;
  let waiting: PromiseWithResolvers<ToldOfRows> | undefined;
  worker.on("message", (told: ToldOfRows) => waiting?.resolve(told));
  worker.on("error", (error) => waiting?.reject(error));
  worker.on("exit", () => {
    hasEnded = true;
    waiting?.reject(new Error("the reader of rows ended"));
  });
  const hear = async (): Promise<ToldOfRows> => {
    if (hasEnded) throw new Error("the reader of rows ended");
    waiting = Promise.withResolvers();
    return waiting.promise;
  };
  const ask = (asked: AskedOfRows): Promise<ToldOfRows> => {
    const told = hear();
    worker.postMessage(asked);
    return told;
  };
  const close = async (): Promise<void> => void (await worker.terminate());

  // A thread that ran out of memory has understood nothing either.
  const first = await hear().catch(() => ({ isOk: false }));
  if (!("isOk" in first && first.isOk)) {
    await close();
    return refuse({ type: "ArchiveDamaged" });
  }
  return ok({
    async *read(list) {
      for (let from = 0; ;) {
        const told = await ask({ list, from });
        const items = ("items" in told ? told.items : []) as ArchivedRows[typeof list];
        if (items.length === 0) return;
        from += items.length;
        yield items;
      }
    },
    async findStudent(id) {
      const told = await ask({ student: id });
      return "student" in told ? told.student : undefined;
    },
    close,
  });
}
