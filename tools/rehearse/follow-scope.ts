import type { LiveFrame, ScopeReply } from "@damim/sync/protocol.ts";
import type { TestTeacher } from "../../apps/server/src/testing/build-teacher.ts";

/** A device without a store that comes back by itself, as the page does. */
export interface Follower {
  /** Kind and id → sequence and data. */
  readonly rows: ReadonlyMap<string, string>;
  /** Resolves when the row is there. */
  until(what: string): Promise<void>;
  close(): void;
}

const RETRY_MS = 500;

/** Hears a scope by its stream, pulls after each opening and where a frame does not fit its cursor. */
export function followScope(teacher: TestTeacher, scope: string): Follower {
  const rows = new Map<string, string>();
  const waiting = new Set<() => void>();
  let cursor = 0;
  let isOver = false;
  let stopReading = (): void => {};
  const take = (taken: ScopeReply["rows"], seq: number): void => {
    for (const [kind, id, data, rowSeq] of taken) {
      rows.set(`${kind} ${id}`, `${rowSeq} ${JSON.stringify(data)}`);
    }
    cursor = Math.max(cursor, seq);
    for (const look of waiting) look();
  };
  const pull = async (): Promise<void> => {
    for (let more = true; more && !isOver;) {
      const reply = await teacher.push(scope, [], cursor);
      take(reply.rows, reply.seq);
      more = reply.more ?? false;
    }
  };
  const hear = async (event: string): Promise<void> => {
    if (event.includes("event: ")) return;
    const text = /^data: (.+)$/m.exec(event)?.[1];
    if (!text) return;
    const frame = JSON.parse(text) as LiveFrame;
    if (frame.seq <= cursor) return;
    if (frame.from === cursor && frame.rows) take(frame.rows, frame.seq);
    else await pull();
  };
  const listen = async (): Promise<void> => {
    const answer = await teacher.fetch(`api/live?scopes=${scope}`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!answer.ok || !reader) throw new Error(`the stream was answered ${answer.status}`);
    stopReading = () => void reader.cancel().catch(() => undefined);
    let text = "";
    for (let isOpen = false; ;) {
      const { value, done } = await reader.read();
      if (done) return;
      if (!isOpen) await pull();
      isOpen = true;
      text += value;
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) await hear(event);
    }
  };
  void (async () => {
    while (!isOver) {
      await listen().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS * (0.5 + Math.random())));
    }
  })();
  return {
    rows,
    until: (what) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!rows.has(what)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close() {
      isOver = true;
      stopReading();
    },
  };
}
