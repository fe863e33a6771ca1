import { expect, inject, it, vi } from "vitest";
import { buildTestServer } from "../../testing/build-test-server.ts";
import { hasRedis, startRedis } from "../../testing/temporary-redis.ts";

const here = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
const READY = "http://localhost:4000/damim/api/readyz";

it.skipIf(!hasRedis)(
  "a Redis that goes away is told with its cause, and people are answered",
  async () => {
    const redis = await startRedis({ password: "secret-word" });
    const server = await buildTestServer("postgres", {
      env: { DAMIM_BUS: redis.url, DATABASE_URL: inject("postgresUrl") },
    });
    const ask = async () => {
      const answer = await server.app.request(READY, {}, here);
      return [answer.status, await answer.json()];
    };
    await vi.waitFor(() => expect(server.bus.isDeaf?.()).toBe(false), 5_000);
    expect(await ask()).toEqual([200, { status: "ready" }]);

    await redis.stop();
    await vi.waitFor(() => expect(server.logLines.join()).toContain("ECONNREFUSED"), 5_000);

    expect(server.bus.isDeaf?.()).toBe(true);
    expect(await ask()).toEqual([200, { status: "ready", late: ["bus"] }]);
    expect(server.logLines.join()).toContain("Redis(127.0.0.1:");
    expect(server.logLines.join()).not.toContain("secret-word");
    await server.bus.close();
    await server.close();
  },
);
