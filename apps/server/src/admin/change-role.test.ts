import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  DATABASE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from "../testing/open-test-database.ts";
import { findRole } from "../session/find-role.ts";
import { changeRole } from "./change-role.ts";

describe.each(DATABASE_KINDS)("roles on %s", (kind) => {
  let database: TestDatabase;
  const now = Date.now;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const row = { role: "admin", given_at: 0 };
    await database.queries
      .insertInto("roles")
      .values(["a", "b"].map((user_id) => ({ user_id, ...row })))
      .execute();
  });
  afterAll(() => database.close());

  it("leave one admin when two take the role from each other at once, and say so to the other", async () => {
    const take = (actorId: string, uid: string) =>
      changeRole({ database, now, config: database }, { actorId, uid, to: null, reason: "" });

    const results = await Promise.allSettled([take("a", "b"), take("b", "a")]);

    const refused = results.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(refused).toMatchObject([{ status: 409, message: "관리자가 한 명은 있어야 해요." }]);
    const left = await database.queries.selectFrom("roles").selectAll().execute();
    expect(left).toHaveLength(1);
  });

  it("are written down, and no line of that log can be changed or taken out", async () => {
    await changeRole(
      { database, now, config: database },
      { actorId: "a", uid: "c", to: "moderator", reason: "도움" },
    );

    expect(await findRole(database.queries, "c")).toBe("moderator");
    const line = await database.queries
      .selectFrom("audit")
      .selectAll()
      .where("target_id", "=", "c")
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ actor_id: "a", act: "role", before: "", after: "moderator" });
    await expect(
      database.queries.updateTable("audit").set({ after: "admin" }).execute(),
    ).rejects.toThrow();
    await expect(database.queries.deleteFrom("audit").execute()).rejects.toThrow();
  });
});
