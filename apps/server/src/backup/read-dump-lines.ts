import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { UnreadableDump } from "./put-dump-back.ts";

/** A row of a table by its columns, as text. */
export type DumpLine = Readonly<Record<string, string | null>>;

/** What stands in the tables that `only` (options of pg_restore) leaves, line by line. Throws `UnreadableDump`. */
export async function* readDumpLines(
  programs: string,
  file: string,
  only: readonly string[],
): AsyncGenerator<{ readonly table: string; readonly line: DumpLine }> {
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

function parseLine(columns: readonly string[], text: string): DumpLine {
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
