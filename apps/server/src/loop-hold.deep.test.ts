import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { OPS_PER_SCOPE_LIMIT, PROTOCOL_VERSION } from "@damim/sync/protocol.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { Route } from "./http/route.ts";
import { MARKS_MAX } from "./http/scan-json.ts";
import { buildStudentOp } from "./testing/build-teacher.ts";
import { buildArchive, buildZip } from "./testing/build-zip.ts";
import { DATABASE_KINDS } from "./testing/open-test-database.ts";
import { readCpuMs, watchLoop } from "./testing/watch-loop.ts";
import { serverOfAll, teacherOfAll } from "./testing/server-of-tests.ts";

/** On a machine on which the floor takes as long as here; on a slower one as much longer. */
const HOLD_MAX_MS = 100;
const FLOOR_MS = 30;
const MINUTE_MS = 60_000;
const ARCHIVED_ROWS = 20_500;
const MB = 1024 * 1024;
const PIECE_BYTES = 64 * 1024;
const STREAMED = { duplex: "half" } as const;

/** What fills a body to its last byte, by what it costs: depth, number of things, names, length. */
const HOSTILE: Readonly<Record<string, (bytes: number) => string>> = {
  brackets: (bytes) => "[".repeat(bytes),
  lists: (bytes) => `[${"[],".repeat(Math.floor(bytes / 3) - 1)}0]`,
  "as many lists as are parsed": () => `[${"[],".repeat(MARKS_MAX - 2)}0]`,
  names: (bytes) => toNames(Math.min(MARKS_MAX - 2, Math.floor(bytes / 10) - 1)),
  numbers: (bytes) => `[${"0,".repeat(Math.floor(bytes / 2) - 2)}0]`,
  text: (bytes) => JSON.stringify({ text: "가".repeat(Math.floor(bytes / 3) - 10) }),
};

describe.each(DATABASE_KINDS)("a signed-in account on %s holds nobody up", (kind) => {
  const server = serverOfAll(kind);
  const teacher = teacherOfAll(server);
  let most = HOLD_MAX_MS;
  let moved = 0;
  beforeAll(async () => {
    const { queries } = server.database;
    const at = Date.now();
    await queries
      .insertInto("roles")
      .values({ user_id: teacher.uid, role: "admin", given_at: at })
      .execute();
    most = HOLD_MAX_MS * Math.max(1, measureFloor() / FLOOR_MS);
  });

  async function hold(
    route: Pick<Route, "path" | "method">,
    body: string | Uint8Array,
    contentType: string,
    answered?: number,
  ): Promise<number> {
    // Limits of each minute are not what is asked here.
    server.moveClock(MINUTE_MS);
    moved += MINUTE_MS;
    // Typed again just now: a date of the future counts for nothing.
    await server.database.queries
      .updateTable("sessions")
      .set({ stepped_up_at: Date.now() + moved - 1_000 })
      .execute();
    const cookie = [...teacher.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const { origin } = server.config;
    const bytes = Buffer.from(body);
    const headers = { cookie, origin, "content-type": contentType };
    return watchLoop(async () => {
      const answer = await server.app.request(
        `${origin}${server.config.basePath}${route.path.replaceAll(/:\w+/g, "x")}`,
        {
          ...STREAMED,
          method: route.method,
          headers: { ...headers, "content-length": String(bytes.length) },
          body: toStream(bytes),
        },
      );
      await answer.arrayBuffer();
      if (answered !== undefined) expect(answer.status).toBe(answered);
    });
  }

  it("by the largest body that a route takes, whatever is in it", async () => {
    const held: string[] = [];
    for (const route of server.routes) {
      if (route.method !== "POST" || route.path.endsWith("sign-out")) continue;
      const bytes = Math.min(
        route.bodyMaxBytes ?? (route.who === "anyone" ? 8 : 64) * 1024,
        32 * MB,
      );
      for (const [name, build] of Object.entries(HOSTILE)) {
        const text = build(bytes);
        if (text.length > bytes) continue;
        for (const type of ["application/json", "application/octet-stream"]) {
          const ms = await hold(route, text, type);
          if (ms > most) held.push(`${route.path}: ${name} as ${type}: ${Math.round(ms)} ms`);
        }
      }
    }

    expect(held, `more than ${Math.round(most)} ms`).toEqual([]);
  }, 600_000);

  it("by as many ops as a round takes", async () => {
    const scopes = [2025, 2026].map((year) => ({
      scope: `t/${teacher.uid}/${year}`,
      since: 0,
      ops: Array.from({ length: OPS_PER_SCOPE_LIMIT }, (_, n) =>
        buildStudentOp(n + 1, toStamp(Date.now(), n, "d1"), { name: `학생${n}` }),
      ),
    }));
    const body = JSON.stringify({ protocol: PROTOCOL_VERSION, scopes });
    const sync = { method: "POST", path: "api/sync" } as const;

    expect(await hold(sync, body, "application/json", 200)).toBeLessThan(most);
    expect(await hold(sync, body, "application/json", 200)).toBeLessThan(most);
  });

  it("by an archive of a year, in and out", async () => {
    const rows = Array.from({ length: ARCHIVED_ROWS }, (_, n) => ({
      kind: "student",
      id: `a${n}`,
      // Every other one is refused, and told by its name.
      data: { [DEAD]: false, number: n % 2 ? n + 1 : "x", name: `학생${n}`, studentId: `a${n}` },
      at: toStamp(Date.now() - 1000, n, "old"),
    }));
    const zip = await buildArchive({ 2024: rows });

    const ways = {
      in: await hold({ method: "POST", path: "api/archive/import" }, zip, "application/zip", 200),
      again: await hold(
        { method: "POST", path: "api/archive/import" },
        zip,
        "application/zip",
        200,
      ),
      out: await hold({ method: "POST", path: "api/archive" }, "{}", "application/json", 200),
    };

    for (const [way, ms] of Object.entries(ways)) expect(ms, way).toBeLessThan(most);
  }, 300_000);

  it.each([
    ["brackets", "data/2026.json", HOSTILE["brackets"]?.(30 * MB) ?? ""],
    ["lists", "data/2026.json", HOSTILE["lists"]?.(8 * MB) ?? ""],
    ["a manifest of lists", "damim-export.json", HOSTILE["lists"]?.(8 * MB) ?? ""],
  ])("by an archive with %s in it", async (_name, entry, content) => {
    const manifest = { app: "damim", format: 1 };
    // Packed it would be refused as a bomb before anybody looks in.
    const zip = await buildZip(
      { "damim-export.json": manifest, [entry]: content },
      { compress: false },
    );
    const way = { method: "POST", path: "api/archive/import" } as const;

    const ms = await hold(way, zip, "application/zip", 400);

    expect(ms).toBeLessThan(most);
  });
});

/** The best of a few: what parsing four megabytes of numbers takes at least. */
function measureFloor(): number {
  const text = HOSTILE["numbers"]?.(4 * MB) ?? "";
  const times = Array.from({ length: 5 }, () => {
    const before = readCpuMs();
    JSON.parse(text);
    return readCpuMs() - before;
  });
  return Math.min(...times);
}

/** Piece by piece, as it comes over a network: one of 32 MB costs what no body does. */
function toStream(bytes: Buffer): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(stream) {
      if (at >= bytes.length) return stream.close();
      stream.enqueue(bytes.subarray(at, (at += PIECE_BYTES)));
    },
  });
}

function toNames(count: number): string {
  return JSON.stringify(
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [n.toString(36).padStart(5, "a"), 0]),
    ),
  );
}
