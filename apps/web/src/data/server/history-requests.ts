import { toQuery } from "./to-query.ts";
import { takeAnswer } from "./take-answer.ts";
import { askServer } from "./ask-server.ts";

/** Who wrote: by which account, on which device; null where nobody knows any more. */
type Writer = { readonly account: string | null; readonly device: string | null } | null;

/** One act on a record, as the server's history tells it. */
export interface HistoryChange {
  readonly id: string;
  readonly at: string;
  readonly type: "created" | "changed" | "deleted";
  readonly fields: readonly {
    readonly field: string;
    readonly from?: unknown;
    readonly to?: unknown;
  }[];
  readonly writtenAt: number;
  readonly writer: Writer;
  /** It locked a text that stood there before: nobody wrote, and there is nothing to go back to. */
  readonly isSealing?: boolean;
}

export interface HistoryPage {
  readonly changes: readonly HistoryChange[];
  readonly next: string | null;
}

/** A deleted record with what it held. */
export interface TrashRecord {
  readonly kind: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly deletedAt: number;
  readonly writer: Writer;
}

/** One page of what happened to records of one kind. Rejects when the server could not be asked. */
export function fetchHistory(
  records: { readonly scope: string; readonly kind: string; readonly ids: readonly string[] },
  before?: string,
): Promise<HistoryPage> {
  const query = new URLSearchParams({ scope: records.scope, kind: records.kind });
  for (const id of records.ids) query.append("id", id);
  if (before !== undefined) query.set("before", before);
  return takeAnswer(askServer("GET", `history?${query}`));
}

/** What was deleted from a scope in the last 30 days, newest first. Rejects as `fetchHistory`. */
export async function fetchTrash(scope: string): Promise<readonly TrashRecord[]> {
  const asked = askServer<{ readonly records: readonly TrashRecord[] }>(
    "GET",
    `trash${toQuery({ scope })}`,
  );
  return (await takeAnswer(asked)).records;
}
