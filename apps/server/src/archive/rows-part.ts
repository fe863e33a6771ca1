import {
  findArchivedScope,
  ROWS_FOLDER,
  toRowsEntry,
} from "@damim/domain/archive/archive-layout.ts";
import type { ArchiveRefusal } from "@damim/domain/archive/archive-refusal.ts";
import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import type { Queries } from "../db/schema.ts";
import type { ArchivePart, FoundEntry } from "./archive-part.ts";
import { importRows, type ImportDeps } from "./import-rows.ts";
import { listOwnScopes, readHistory, readRows } from "./read-scope-rows.ts";
import { openArchivedRows, type OpenedRows } from "./open-archived-rows.ts";
import { toArchivedRow, toArchivedValue, toArchivedWriter } from "./rows-json.ts";

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
      const content = await readContent(entry);
      if (!content.ok) return content;
      await content.value.close();
      return ok({
        async take(owner) {
          // Unpacked again rather than kept: the years of an archive would stand in memory all at once.
          const again = await readContent(entry);
          if (!again.ok) throw new Error("an entry changed while its archive was read");
          try {
            const report = await importRows(deps, owner, { archived, content: again.value });
            return { name: entry.name, ...report };
          } finally {
            await again.value.close();
          }
        },
      });
    },
  };
}

async function readContent(entry: FoundEntry): Promise<Result<OpenedRows, ArchiveRefusal>> {
  const bytes = await entry.read();
  return bytes.ok ? openArchivedRows(bytes.value) : bytes;
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
