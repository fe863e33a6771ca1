import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { toOriginalKey, toThumbnailKey } from "../../files/file-keys.ts";
import { type HashedRow, hashRows } from "../snapshot-facts.ts";
import { createRowCheck } from "./check-rows.ts";
import { UnreadableDump } from "../put-dump-back.ts";
import type { NamedFile } from "../backup-files.ts";
import type { Opened } from "./opened.ts";

type Line = Readonly<Record<string, string | null>>;

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

/** What stands in the tables that `only` (options of pg_restore) leaves, line by line. Throws `UnreadableDump`. */
export async function* readDumpLines(
  programs: string,
  file: string,
  only: readonly string[],
): AsyncGenerator<{ readonly table: string; readonly line: Line }> {
  const args = ["--data-only", ...only, "-f", "-", file];
  const child = spawn(path.join(programs, "pg_restore"), args, {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("close", resolve);
    child.once("error", reject);
  });
  let table: { readonly name: string; readonly columns: readonly string[] } | undefined;
  for await (const text of createInterface({ input: child.stdout, crlfDelay: 0 })) {
    if (!table) table = parseCopy(text);
    else if (text === "\\.") table = undefined;
    else yield { table: table.name, line: parseLine(table.columns, text) };
  }
  if ((await ended) !== 0 || table) throw new UnreadableDump("the dump ends early");
}

/** 「COPY public.rows (scope, kind, "id") FROM stdin;」 */
function parseCopy(text: string) {
  const [, name, columns] = /^COPY (?:[\w"]+\.)?"?(\w+)"? \((.*)\) FROM stdin;$/.exec(text) ?? [];
  if (name === undefined || columns === undefined) return undefined;
  return { name, columns: columns.split(", ").map((column) => column.replaceAll('"', "")) };
}

function parseLine(columns: readonly string[], text: string): Line {
  const values = text.split("\t");
  return Object.fromEntries(
    columns.map((column, at) => {
      const value = values[at] ?? "";
      return [column, value === "\\N" ? null : unescape(value)];
    }),
  );
}

const ESCAPES: Readonly<Record<string, string>> = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};

function unescape(value: string): string {
  return value.replaceAll(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}

function toNamedFile(line: Line): NamedFile {
  const ref = { owner_id: line["owner_id"] ?? "", id: line["id"] ?? "" };
  const small = line["thumbnail_size"] === null ? [] : [toThumbnailKey(ref)];
  return { ownerId: ref.owner_id, id: ref.id, keys: [toOriginalKey(ref), ...small] };
}
