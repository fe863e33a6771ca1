import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { DEALT_TABLES, JOINED_TABLES } from "./cluster-tables.ts";

it("are those that the operator's file deals out and makes known", () => {
  const file = path.resolve(import.meta.dirname, "../../../../ops/citus.sql");
  const calls = readFileSync(file, "utf8").matchAll(/^select (\w+)\('(\w+)'/gm);
  const named = Map.groupBy(calls, ([, call]) => call);
  const list = (call: string) => named.get(call)?.map(([, , table]) => table);
  expect(list("create_distributed_table_concurrently")).toEqual(DEALT_TABLES);
  expect(list("citus_add_local_table_to_metadata")).toEqual(JOINED_TABLES);
});
