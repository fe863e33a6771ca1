import { expect, it } from "vitest";
import { findDatabaseFailure } from "./database-failure.ts";

it.each([
  ["a serialization failure", { code: "40001" }, "retry"],
  ["a deadlock", { code: "40P01" }, "retry"],
  ["a busy SQLite file", { code: "ERR_SQLITE_ERROR", errcode: 5 }, "retry"],
  ["a full SQLite disk", { code: "ERR_SQLITE_ERROR", errcode: 13 }, "full"],
  ["a WAL that cannot grow", { code: "ERR_SQLITE_ERROR", errcode: 778 }, "full"],
  ["a full PostgreSQL disk", { code: "53100" }, "full"],
  ["a full disk of ours", { code: "ENOSPC" }, "full"],
  ["a PostgreSQL that restarts", { code: "57P01" }, "away"],
  ["a PostgreSQL that is not there", { code: "ECONNREFUSED" }, "away"],
  [
    "a connection that broke just now",
    new Error("Client has encountered a connection error and is not queryable"),
    "away",
  ],
  ["a broken rule", { code: "23505" }, undefined],
  ["a bug", new TypeError("x is not a function"), undefined],
])("findDatabaseFailure knows %s", (_name, error, expected) => {
  expect(findDatabaseFailure(error)).toBe(expected);
});
