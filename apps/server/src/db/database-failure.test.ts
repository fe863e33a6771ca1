import { expect, it } from "vitest";
import { DatabaseTrouble, findDatabaseFailure } from "./database-failure.ts";

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
  ["a PostgreSQL that no way leads to", { code: "EHOSTUNREACH" }, "away"],
  ["a name that is not found now", { code: "EAI_AGAIN" }, "away"],
  ["a pooler without a server", { code: "08P01" }, "away"],
  ["a PostgreSQL without memory", { code: "53200" }, "away"],
  ["a PostgreSQL whose disk does not answer", { code: "58030" }, "away"],
  ["a standby that takes no words", { code: "25006" }, "away"],
  ["a password that counts no more", { code: "28P01" }, "away"],
  ["a database that is just put back", { code: "3D000" }, "away"],
  [
    "a pool of ours that ends",
    new Error("Cannot use a pool after calling end on the pool"),
    "away",
  ],
  ["what somebody else's code met", new DatabaseTrouble("full"), "full"],
  ["what better-auth hands on", toApiError({ code: "57P01" }), "away"],
  ["another word of better-auth", toApiError(undefined), undefined],
  [
    "a service of the outside",
    new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } }),
    undefined,
  ],
  ["a program that ended with 57", { code: 57 }, undefined],
  ["a broken rule", { code: "23505" }, undefined],
  ["a bug", new TypeError("x is not a function"), undefined],
])("findDatabaseFailure knows %s", (_name, error, expected) => {
  expect(findDatabaseFailure(error)).toBe(expected);
});

function toApiError(cause: unknown): Error {
  return Object.assign(new Error("", { cause }), { name: "APIError" });
}
