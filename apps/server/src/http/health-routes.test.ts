import { expect, it } from "vitest";
import { watchLoop } from "../base/watch-loop.ts";
import { buildTestServer } from "../testing/build-test-server.ts";

const here = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
const afar = { incoming: { socket: { remoteAddress: "10.0.0.9" } } };
const PATH = "http://localhost:4000/damim/api/";

it.each(["sqlite", "postgres"] as const)(
  "readyz on %s names what is not to this computer, and tells strangers only that it is down",
  async (kind) => {
    const server = await buildTestServer(kind);
    const ask = async (env: object) => {
      const answer = await server.app.request(`${PATH}readyz`, {}, env);
      return [answer.status, await answer.json()];
    };
    expect(await ask(afar)).toEqual([200, { status: "ready" }]);

    const newer = { name: "9999-later", applied_at: 0, release: "99.0", readable_since: null };
    await server.database.queries.insertInto("migrations").values(newer).execute();
    server.beginEnd();

    expect(await ask(here)).toEqual([503, { status: "down", missing: ["migrations", "draining"] }]);
    expect(await ask(afar)).toEqual([503, { status: "down" }]);
    await server.close();
  },
);

it("readyz names a database that is gone", async () => {
  const server = await buildTestServer("sqlite");
  await server.database.queries.schema.dropTable("migrations").execute();
  const answer = await server.app.request(`${PATH}readyz`, {}, here);

  expect(await answer.json()).toEqual({ status: "down", missing: ["database"] });
  await server.close();
});

it("readyz names the disk for as long as what is pushed finds no room", async () => {
  const server = await buildTestServer("sqlite");
  const full = Object.assign(new Error("database or disk is full"), { errcode: 13 });
  await expect(server.database.tx(() => Promise.reject(full))).rejects.toThrow("full");
  const answer = await server.app.request(`${PATH}readyz`, {}, here);

  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: "down", missing: ["disk"] },
  ]);
  await server.close();
});

it("healthz is down while the process is held up for more than five seconds, and up after the next beat", async () => {
  let at = 0;
  let beat = (): void => {};
  const loop = watchLoop({
    elapsed: () => at,
    setTimer(work) {
      beat = work;
      return () => {};
    },
  });
  const server = await buildTestServer("sqlite", { deps: { loopLagMs: loop.lagMs } });
  const ask = async () => (await server.app.request(`${PATH}healthz`, {}, afar)).status;
  const seen = [await ask()];
  at += 7_000;
  seen.push(await ask());
  beat();
  seen.push(await ask());
  at += 1_000;
  beat();
  seen.push(await ask());

  expect(seen).toEqual([200, 503, 503, 200]);
  await server.close();
});
