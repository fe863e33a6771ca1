import { once } from "node:events";
import net from "node:net";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { findDatabaseFailure } from "./database-failure.ts";
import { openDatabase } from "./open-database.ts";

const STATEMENT_MS = 500;

/** A way to the database that goes dumb when it is told to, as a computer that was frozen. */
async function openWay(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  let isFrozen = false;
  const way = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket.on("error", () => undefined));
      socket.on("close", () => sockets.delete(socket));
    }
    near.on("data", (bytes) => isFrozen || far.write(bytes));
    far.on("data", (bytes) => isFrozen || near.write(bytes));
    near.on("close", () => far.destroy());
  });
  way.listen(0, "127.0.0.1");
  await once(way, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    way.close();
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(way.address() as net.AddressInfo).port}`;
  return { url: url.href, freeze: (is: boolean) => void (isFrozen = is) };
}

it("a PostgreSQL that freezes keeps nobody waiting, and its connections are not used again", async () => {
  const database = await openTestDatabase("postgres");
  const { url, freeze } = await openWay(database.databaseUrl ?? "");
  const there = openDatabase({
    dataDir: "",
    databaseUrl: url,
    poolSize: 2,
    statementMs: STATEMENT_MS,
  });
  onTestFinished(() => there.close());
  onTestFinished(() => database.close());
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(there.queries);
  await Promise.all([ask(), ask()]);

  freeze(true);
  const began = performance.now();
  const failures = await Promise.all(
    [ask(), there.queries.transaction().execute((queries) => sql`select 2`.execute(queries))].map(
      (asked) => asked.then(() => undefined, findDatabaseFailure),
    ),
  );
  expect(failures).toEqual(["away", "away"]);
  expect(performance.now() - began).toBeLessThan(STATEMENT_MS + 3_000);

  freeze(false);

  expect((await ask()).rows).toEqual([{ one: 1 }]);
});
