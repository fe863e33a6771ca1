import { describe, expect, it } from "vitest";
import type { LiveFrame, WireRow } from "../protocol.ts";
import { buildTime } from "../testing/rig.ts";
import { type Audience, createLiveHub } from "./live-hub.ts";
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

describe("audiences", () => {
  const audience: Audience = {
    view: ([kind, id, data, seq], reader) =>
      data?.["by"] === reader && reader !== undefined
        ? [kind, id, data, seq]
        : [kind, id, null, seq],
    findInsider: ([, , data]) => (typeof data?.["by"] === "string" ? data["by"] : undefined),
  };
  const secret = (by: string, seq: number): WireRow => ["mark", `m${seq}`, { by }, seq];

  function listen(hub: ReturnType<typeof createLiveHub>, reader?: string) {
    const heard: { readonly text: string; readonly frame: LiveFrame }[] = [];
    hub.watch(
      "s",
      (text, frame) => heard.push({ text, frame }),
      reader === undefined ? undefined : { audience, reader },
    );
    return heard;
  }

  it("get rows in their form, the insider of a row in another, the rest as they are", () => {
    const { hub, frames } = buildHub();
    const [hana, duri] = [listen(hub, "hana"), listen(hub, "duri")];

    hub.commit(commit(0, [secret("hana", 1)]));

    expect(frames[0]?.rows).toEqual([secret("hana", 1)]);
    expect(hana[0]?.frame.rows).toEqual([secret("hana", 1)]);
    expect(duri[0]?.frame.rows).toEqual([["mark", "m1", null, 1]]);
    expect(duri[0]?.text).not.toContain("hana");
  });

  it("share one encoding among all who get the same", () => {
    const { hub } = buildHub();
    const heard = Array.from({ length: 5 }, (_, n) => listen(hub, `pupil${n}`));

    hub.commit(commit(0, [row("m1", 1)]));

    expect(new Set(heard.map(([first]) => first?.frame)).size).toBe(1);
  });
});

describe("the pace", () => {
  it("follows the scope and how many listen to it", () => {
    const time = buildTime();
    const asked: [string, number][] = [];
    const hub = createLiveHub({
      setTimer: time.setTimer,
      epoch: "e1",
      pace(scope, listeners) {
        asked.push([scope, listeners]);
        return { tickMs: 100, limitCharacters: 65_536 };
      },
    });
    const frames: LiveFrame[] = [];
    hub.watch("s", (_text, frame) => frames.push(frame));
    hub.commit(commit(0, [row("m1", 1, "x".repeat(9_000))]));
    hub.commit(commit(1, [row("m2", 2)]));

    time.pass(99);
    expect(frames).toHaveLength(1);
    time.pass(1);

    expect(frames.map(({ rows }) => rows?.length)).toEqual([1, 1]);
    expect(asked[0]).toEqual(["s", 1]);
  });

  it("with a lead takes along what is committed in the same moment", () => {
    const time = buildTime();
    const pace = { tickMs: 100, limitCharacters: 65_536, leadMs: 1 };
    const hub = createLiveHub({ setTimer: time.setTimer, epoch: "e1", pace: () => pace });
    const frames: LiveFrame[] = [];
    hub.watch("s", (_text, frame) => frames.push(frame));
    hub.commit(commit(0, [row("m1", 1)]));
    hub.commit(commit(1, [row("m2", 2)]));

    expect(frames).toEqual([]);
    time.pass(1);

    expect(frames.map(({ from, seq }) => [from, seq])).toEqual([[0, 2]]);
  });
});
