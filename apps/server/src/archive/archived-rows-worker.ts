import { parentPort, workerData } from "node:worker_threads";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { type ArchivedRows, parseArchivedRows } from "./rows-json.ts";

export type AskedOfRows =
  | { readonly list: keyof ArchivedRows; readonly from: number }
  | { readonly student: unknown };

/** The first answer tells whether the bytes were understood, each later one what was asked. */
export type ToldOfRows =
  | { readonly isOk: boolean }
  | { readonly items: readonly unknown[] }
  | { readonly student: Fields | undefined };

/** Handed over at once: a thousandth of a second each, and nobody waits for a year. */
const PAGE = 250;

// Given by `open-archived-rows.ts` alone.
const parsed = parseArchivedRows(workerData as Uint8Array);
const tell = (told: ToldOfRows): void => parentPort?.postMessage(told);

parentPort?.on("message", (asked: AskedOfRows) => {
  if (!parsed.ok) return;
  if ("list" in asked) {
    const { list, from } = asked;
    return tell({ items: parsed.value[list].slice(from, from + PAGE) });
  }
  const isAsked = ({ kind, id }: { kind: string; id: string }): boolean =>
    kind === studentKind.name && id === asked.student;
  return tell({ student: parsed.value.rows.find(isAsked)?.data });
});
tell({ isOk: parsed.ok });
