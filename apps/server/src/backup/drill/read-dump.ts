import { toOriginalKey, toThumbnailKey } from "../../files/file-keys.ts";
import { type HashedRow, hashRows } from "../snapshot-facts.ts";
import { createRowCheck } from "./check-rows.ts";
import { type DumpLine, readDumpLines } from "../read-dump-lines.ts";
import type { NamedFile } from "../backup-files.ts";
import type { Opened } from "./opened.ts";

/** Reads a dump of PostgreSQL line by line, with no database and no room on the disk. */
export async function readDump(input: {
  /** The folder of pg_restore. */
  readonly programs: string;
  readonly file: string;
  /** In which our tables lie; a dump may hold others. */
  readonly schema: string;
  /** Scopes whose rows are hashed. */
  readonly scopes: readonly string[];
}): Promise<Opened> {
  const counts: Record<string, number> = {};
  const rowsByScope = new Map(input.scopes.map((scope) => [scope, [] as HashedRow[]]));
  const files: NamedFile[] = [];
  const check = createRowCheck();
  const { programs, file, schema } = input;
  for await (const { table, line } of readDumpLines(programs, file, ["-n", schema])) {
    counts[table] = (counts[table] ?? 0) + 1;
    if (table === "files" && line["state"] === "ready") files.push(toNamedFile(line));
    if (table !== "rows") continue;
    const { scope, kind, id, data, stamps } = line;
    if (line["dead_at"] === null) check.check(kind ?? "", data ?? "");
    rowsByScope.get(scope ?? "")?.push({
      kind: kind ?? "",
      id: id ?? "",
      data: data ?? "",
      stamps: stamps ?? "",
    });
  }
  const hashes = Object.fromEntries(
    [...rowsByScope].map(([scope, rows]) => [scope, hashRows(rows)]),
  );
  return { facts: { counts, hashes }, files, differences: check.differences() };
}

function toNamedFile(line: DumpLine): NamedFile {
  const ref = { owner_id: line["owner_id"] ?? "", id: line["id"] ?? "" };
  const small = line["thumbnail_size"] === null ? [] : [toThumbnailKey(ref)];
  return { ownerId: ref.owner_id, id: ref.id, keys: [toOriginalKey(ref), ...small] };
}
