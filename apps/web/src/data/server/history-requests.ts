import * as v from "valibot";
import { apiUrl } from "../../platform/api-url.ts";
import { readJsonAnswer } from "./server-trouble.ts";

const REQUEST_TIMEOUT_MS = 20_000;

const writerSchema = v.nullable(
  v.object({ account: v.nullable(v.string()), device: v.nullable(v.string()) }),
);
const changeSchema = v.object({
  id: v.string(),
  at: v.string(),
  type: v.picklist(["created", "changed", "deleted"]),
  fields: v.array(
    v.object({
      field: v.string(),
      from: v.exactOptional(v.unknown()),
      to: v.exactOptional(v.unknown()),
    }),
  ),
  writtenAt: v.number(),
  writer: writerSchema,
});
const historySchema = v.object({ changes: v.array(changeSchema), next: v.nullable(v.string()) });
const trashSchema = v.object({
  records: v.array(
    v.object({
      kind: v.string(),
      id: v.string(),
      fields: v.record(v.string(), v.unknown()),
      deletedAt: v.number(),
      writer: writerSchema,
    }),
  ),
});

/** One act on a record, as the server's history tells it. */
export type HistoryChange = v.InferOutput<typeof changeSchema> & {
  /** It locked a text that stood there before: nobody wrote, and there is nothing to go back to. */
  readonly isSealing?: boolean;
};
export type HistoryPage = Omit<v.InferOutput<typeof historySchema>, "changes"> & {
  readonly changes: readonly HistoryChange[];
};
/** A deleted record with what it held. */
export type TrashRecord = v.InferOutput<typeof trashSchema>["records"][number];

/** One page of what happened to records of one kind. Rejects when the server could not be asked. */
export async function fetchHistory(
  records: { readonly scope: string; readonly kind: string; readonly ids: readonly string[] },
  before?: string,
): Promise<HistoryPage> {
  const query = new URLSearchParams({ scope: records.scope, kind: records.kind });
  for (const id of records.ids) query.append("id", id);
  if (before !== undefined) query.set("before", before);
  return v.parse(historySchema, await fetchJson(`history?${query}`));
}

/** What was deleted from a scope in the last 30 days, newest first. Rejects as `fetchHistory`. */
export async function fetchTrash(scope: string): Promise<readonly TrashRecord[]> {
  const query = new URLSearchParams({ scope });
  return v.parse(trashSchema, await fetchJson(`trash?${query}`)).records;
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(apiUrl(path), { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  return readJsonAnswer(response);
}
