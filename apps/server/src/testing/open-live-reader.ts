import { type LiveFrame, PROTOCOL_VERSION, type SyncReply } from "@damim/sync/protocol.ts";
import { readJson, type TestTeacher } from "./build-teacher.ts";

/** A device without a store: takes frames that fit its cursor and pulls when one does not. */
export interface LiveReader {
  /** Row id → sequence and data as JSON. */
  readonly rows: ReadonlyMap<string, string>;
  /** Resolves when the row is there; its instant (`performance.now()`) is the value. */
  untilRow(id: string): Promise<number>;
  readonly frames: readonly LiveFrame[];
  /** How often a frame could not be taken as it was. */
  readonly pullCount: () => number;
  close(): Promise<void>;
}

/** Opens the live stream, waits for its hello, then pulls: the order that a device has too. */
export async function openLiveReader(teacher: TestTeacher, scope: string): Promise<LiveReader> {
  const rows = new Map<string, string>();
  const frames: LiveFrame[] = [];
  const waiting: { id: string; resolve: (instant: number) => void }[] = [];
  let cursor = 0;
  let pulls = 0;

  const take = (taken: LiveFrame["rows"] & {}, seq: number): void => {
    for (const [kind, id, data, rowSeq] of taken) {
      rows.set(`${kind} ${id}`, `${rowSeq} ${JSON.stringify(data)}`);
    }
    cursor = seq;
    for (const { id, resolve } of waiting) {
      if (rows.has(`student ${id}`)) resolve(performance.now());
    }
  };
  const pull = async (): Promise<void> => {
    for (let more = true; more;) {
      const request = { protocol: PROTOCOL_VERSION, scopes: [{ scope, since: cursor, ops: [] }] };
      const answer = await teacher.post("api/sync", request);
      if (!answer.ok) throw new Error(`sync answered ${answer.status}`);
      const [reply] = (await readJson<SyncReply>(answer)).scopes;
      take(reply?.rows ?? [], reply?.seq ?? cursor);
      more = reply?.more ?? false;
    }
  };
  const hear = async (event: string): Promise<void> => {
    const text = /^data: (.+)$/m.exec(event)?.[1];
    if (!text || event.includes("event: ")) return;
    const frame = JSON.parse(text) as LiveFrame;
    frames.push(frame);
    if (frame.seq <= cursor) return;
    if (frame.from === cursor && frame.rows) return take(frame.rows, frame.seq);
    pulls++;
    await pull();
  };

  const live = await teacher.fetch(`api/live?scopes=${scope}`);
  if (!live.ok) throw new Error(`the stream was answered ${live.status}`);
  const stream = live.body?.pipeThrough(new TextDecoderStream()).getReader();
  await stream?.read(); // hello
  await pull();
  const reading = (async () => {
    let text = "";
    for (;;) {
      const chunk = await stream?.read();
      if (!chunk || chunk.done) return;
      text += chunk.value;
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) await hear(event);
    }
  })();

  return {
    rows,
    frames,
    pullCount: () => pulls,
    untilRow: (id) =>
      new Promise((resolve) => {
        if (rows.has(`student ${id}`)) resolve(performance.now());
        else waiting.push({ id, resolve });
      }),
    async close() {
      await stream?.cancel();
      await reading;
    },
  };
}
