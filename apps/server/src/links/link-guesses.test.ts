import { describe, expect, it } from "vitest";
import { buildServerBrowser } from "../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { serverOfAll } from "../testing/server-of-tests.ts";

describe.each(DATABASE_KINDS)("codes that are guessed on %s", (kind) => {
  const server = serverOfAll(kind);

  it("slow all guesses together once they are too many, on both ways", async () => {
    const { queries } = server.database;
    const rows = Array.from({ length: 30_000 }, (_, at) => ({
      id: `guess-${at}`,
      target: "link codes",
      tried_at: Date.now(),
    }));
    for (let at = 0; at < rows.length; at += 5_000)
      await queries
        .insertInto("password_tries")
        .values(rows.slice(at, at + 5_000))
        .execute();
    const statuses = () =>
      Promise.all(
        ["go/0000-0000", "api/book/0000-0000"].map(
          async (path) => (await buildServerBrowser(server).fetch(path)).status,
        ),
      );
    expect(await statuses()).toEqual([429, 429]);
    await queries.deleteFrom("password_tries").where("target", "=", "link codes").execute();
    expect(await statuses()).toEqual([404, 404]);
  });
});
