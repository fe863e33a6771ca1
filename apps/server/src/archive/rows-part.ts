import {
  findArchivedScope,
  ROWS_FOLDER,
  toRowsEntry,
} from "@damim/domain/archive/archive-layout.ts";
import { ok, refuse } from "@damim/domain/result.ts";
import type { Queries } from "../db/schema.ts";
import type { ArchivePart } from "./archive-part.ts";
import { importRows, type ImportDeps } from "./import-rows.ts";
import { listOwnScopes, readHistory, readRows } from "./read-scope-rows.ts";
import {
  parseArchivedRows,
  toArchivedRow,
  toArchivedValue,
  toArchivedWriter,
} from "./rows-json.ts";

/** The rows of the app: all of them, deleted ones and former values included, one JSON a scope. */
export function createRowsPart(deps: ImportDeps): ArchivePart {
  const { queries } = deps.database;
  return {
    isOurs: (name) => name.startsWith(ROWS_FOLDER),
    async list({ uid }) {
      const scopes = await listOwnScopes(queries, uid);
      return scopes.map(({ scope, archived }) => ({
        name: toRowsEntry(archived),
        read: () => toBytes(writeScope(queries, scope)),
      }));
    },
    async open(entry) {
      const archived = findArchivedScope(entry.name);
      if (!archived) return refuse({ type: "ScopeUnknown" });
      const bytes = await entry.read();
      if (!bytes.ok) return bytes;
      const content = parseArchivedRows(bytes.value);
      if (!content.ok) return content;
      return ok({
        take: async (owner) => ({
          name: entry.name,
          ...(await importRows(deps, owner, { archived, content: content.value })),
        }),
      });
    },
  };
}

/** A record a line, so that two archives can be compared by any tool for texts. */
async function* writeScope(queries: Queries, scope: string): AsyncGenerator<string> {
  yield '{"rows":[';
  yield* writeList(readRows(queries, scope), toArchivedRow);
  yield '],\n"history":[';
  yield* writeList(readHistory(queries, scope), toArchivedValue);
  yield '],\n"writers":[';
  const writers = queries.selectFrom("writers").selectAll().where("scope", "=", scope).execute();
  yield (await writers).map((row) => `\n${JSON.stringify(toArchivedWriter(row))}`).join(",");
  yield "]}\n";
}

async function* writeList<T>(
  pages: AsyncIterable<readonly T[]>,
  convert: (item: T) => unknown,
): AsyncGenerator<string> {
  let comma = "";
  for await (const page of pages) {
    yield page
      .map((item) => {
        const line = `${comma}\n${JSON.stringify(convert(item))}`;
        comma = ",";
        return line;
      })
      .join("");
  }
}

async function* toBytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) if (text !== "") yield encoder.encode(text);
}
