import { describe, expect, it } from "vitest";
import type { LiveFrame, WireRow } from "../protocol.ts";
import { buildTime } from "../testing/rig.ts";
import { createLiveHub } from "./live-hub.ts";
import type { Commit } from "./push.ts";

const row = (id: string, seq: number, note = ""): WireRow => ["mark", id, { note }, seq];
function commit(from: number, rows: readonly WireRow[]): Commit {
  return { scope: "s", from, seq: rows.at(-1)?.[3] ?? from, rows, clock: "" };
}

function buildHub() {
  const time = buildTime();
  const hub = createLiveHub({ setTimer: time.setTimer, epoch: "e1" });
  const frames: LiveFrame[] = [];
  const texts: string[] = [];
  const stop = hub.watch("s", (text, frame) => {
    texts.push(text);
    frames.push(frame);
  });
  return { time, hub, frames, texts, stop };
}

describe("createLiveHub", () => {
  it("tells an idle scope at once", () => {
    const { hub, frames, texts } = buildHub();

    hub.commit(commit(0, [row("m1", 1)]));

    expect(frames).toEqual([
      { scope: "s", epoch: "e1", from: 0, seq: 1, rows: [row("m1", 1)], clock: "" },
    ]);
    expect(JSON.parse(texts[0] ?? "")).toEqual(frames[0]);
  });

  it("joins what is committed within a tick into one frame, each row once", () => {
    const { time, hub, frames } = buildHub();
    hub.commit(commit(0, [row("m1", 1)]));
    hub.commit(commit(1, [row("m1", 2, "older"), row("m2", 3)]));
    hub.commit(commit(3, [row("m1", 4, "newer")]));

    expect(frames).toHaveLength(1);
    time.pass(16);

    expect(frames[1]).toMatchObject({
      from: 1,
      seq: 4,
      rows: [row("m2", 3), row("m1", 4, "newer")],
    });
  });

  it("is idle again after a tick without commits", () => {
    const { time, hub, frames } = buildHub();
    hub.commit(commit(0, [row("m1", 1)]));
    time.pass(16);
    hub.commit(commit(1, [row("m1", 2)]));

    expect(frames).toHaveLength(2);
  });

  it("leaves large rows out, and rows with a gap between them", () => {
    const { time, hub, frames } = buildHub();
    hub.commit(commit(0, [row("m1", 1, "x".repeat(9_000))]));
    hub.commit(commit(1, [row("m2", 2)]));
    hub.commit(commit(5, [row("m2", 6)]));
    time.pass(16);

    expect(frames).toEqual([
      { scope: "s", epoch: "e1", from: 0, seq: 1 },
      { scope: "s", epoch: "e1", from: 1, seq: 6 },
    ]);
  });

  it("tells nobody after they stopped watching, and counts who watches", () => {
    const { hub, frames, stop } = buildHub();
    expect(hub.countListeners("s")).toBe(1);
    stop();
    hub.commit(commit(0, [row("m1", 1)]));

    expect(frames).toEqual([]);
    expect(hub.countListeners("s")).toBe(0);
  });
});
