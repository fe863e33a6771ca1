import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parseLiveFrame, parseSyncReply } from "../protocol.ts";
import type { SyncReply, SyncRequest } from "../protocol.ts";
import { buildServer } from "./rig.ts";

/** What travelled in that version (`recordWire`), written down once and never again. */
const VERSIONS = ["0.1"];

describe.each(VERSIONS)("a page of version %s", (version) => {
  const { requests, replies, frames } = readWire(version);

  it("gets from today's server what it got from its own", async () => {
    const server = buildServer({ pullLimit: 3 });

    for (const [index, request] of requests.entries()) {
      const told = replies[index];
      server.epoch = told?.epoch ?? "";
      // Today's server may say more than its own did.
      expect(await server.answer(request), `request ${index}`).toMatchObject(told ?? {});
      server.time.pass(20);
    }
  });

  it("was told by its server what today's page understands", () => {
    for (const reply of replies) expect(parseSyncReply(reply)).toEqual({ ok: true, value: reply });
    for (const frame of frames) expect(parseLiveFrame(frame)).toEqual({ ok: true, value: frame });
    expect(Math.min(replies.length, frames.length)).toBeGreaterThan(3);
  });
});

function readWire(version: string): {
  readonly requests: readonly SyncRequest[];
  readonly replies: readonly SyncReply[];
  readonly frames: readonly unknown[];
} {
  const file = path.join(import.meta.dirname, "released", `wire-${version}.json`);
  return JSON.parse(readFileSync(file, "utf8"));
}
