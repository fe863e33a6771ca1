import { DEAD } from "../change.ts";
import { toStamp } from "../clock.ts";
import type { SyncRequest } from "../protocol.ts";
import { createLiveHub } from "../server/live-hub.ts";
import { buildDevice, buildServer, NOON, SCOPE } from "./rig.ts";

/** Messages as they really travelled, as JSON texts. */
export interface RecordedWire {
  readonly requests: readonly string[];
  readonly replies: readonly string[];
  readonly frames: readonly string[];
}

/**
 * A day of two devices: marks, edits, deletions, refusals of every sort, a device from the future, pages,
 * and a server that comes back from a backup and is told what it lost.
 */
export async function recordWire(): Promise<RecordedWire> {
  const recorded = { requests: [] as string[], replies: [] as string[], frames: [] as string[] };
  const server = buildServer({ pullLimit: 3 });
  const hub = createLiveHub({ setTimer: server.time.setTimer, epoch: server.epoch });
  hub.watch(SCOPE, (text) => void recorded.frames.push(text));
  const answer = async (request: SyncRequest) => {
    recorded.requests.push(JSON.stringify(request));
    const reply = await server.answer(request);
    recorded.replies.push(JSON.stringify(reply));
    for (const commit of server.commits.splice(0)) hub.commit(commit);
    server.time.pass(20);
    return reply;
  };
  const [first, second] = [await buildDevice(server), await buildDevice(server)];
  const ahead = await buildDevice(server, { now: () => server.time.now() + 3_600_000 });
  for (const device of [first, second, ahead]) device.network = answer;
  const mark = (id: string, set: Record<string, unknown>) => ({ kind: "mark", id, set });

  await first.store.write(["m1", "m2", "m3", "m4"].map((id) => mark(id, { status: "late" })));
  await first.sync();
  await second.sync();
  await second.store.write([mark("m1", { note: "감기" }), mark("m2", { [DEAD]: true })]);
  await second.store.write([mark("sealed", { status: "late" }), mark("m3", { status: "wrong" })]);
  await first.store.write([mark("m2", { note: "늦은 말" }), mark("m4", { note: undefined })]);
  await second.sync();
  await first.sync();
  await ahead.store.write([mark("m5", { status: "absent" })]);
  await ahead.sync();
  server.epoch = "e2";
  await first.sync();
  await answer({ protocol: 1, scopes: [] });
  await answer({ protocol: 1, scopes: [{ scope: SCOPE, since: 1, floor: 1, ops: [toLostOp()] }] });
  return recorded;
}

/** As a device tells a restored server what it lost. */
function toLostOp() {
  const [older, newer] = [toStamp(NOON, 1, "d1"), toStamp(NOON, 2, "d1")];
  const set = { [DEAD]: false, status: "late", note: "다시" };
  const stamps = { [DEAD]: older, status: older, note: newer, "~killed": older };
  return { n: 0, kind: "mark", id: "m9", set, at: `${newer}.r`, stamps };
}
