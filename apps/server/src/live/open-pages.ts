import * as v from "valibot";
import type { LiveSink } from "./live-sink.ts";
import type { LiveBus } from "./bus/live-bus.ts";

/** What an open page shows; two of the same tag are one. */
export interface Toast {
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  /** An own page: `/notice`. */
  readonly path: string;
}

/** The open pages of teachers: they hear a message by the live stream, with or without a push service. */
export interface OpenPages {
  /** Returns the way to stop. */
  follow(uid: string, sink: Pick<LiveSink, "write">): () => void;
  /** On this process and all others. */
  tell(uid: string, payload: Toast): void;
}

const wordSchema = v.object({
  type: v.literal("toast"),
  uid: v.string(),
  payload: v.object({ tag: v.string(), title: v.string(), body: v.string(), path: v.string() }),
});

export function createOpenPages(bus: Pick<LiveBus, "tell" | "hear">): OpenPages {
  const sinksByUid = new Map<string, Set<Pick<LiveSink, "write">>>();
  const encoder = new TextEncoder();
  const show = (uid: string, payload: Toast): void => {
    const bytes = encoder.encode(`event: toast\ndata: ${JSON.stringify(payload)}\n\n`);
    for (const sink of sinksByUid.get(uid) ?? []) sink.write(bytes);
  };
  bus.hear((text) => {
    const word = readWord(text);
    if (word) show(word.uid, word.payload);
  });
  return {
    follow(uid, sink) {
      const sinks = sinksByUid.get(uid) ?? new Set();
      sinksByUid.set(uid, sinks.add(sink));
      return () => {
        sinks.delete(sink);
        if (sinks.size === 0 && sinksByUid.get(uid) === sinks) sinksByUid.delete(uid);
      };
    },
    tell(uid, payload) {
      show(uid, payload);
      bus.tell(JSON.stringify({ type: "toast", uid, payload }));
    },
  };
}

function readWord(text: string): v.InferOutput<typeof wordSchema> | undefined {
  if (!text.startsWith('{"type":"toast"')) return undefined;
  const word = v.safeParse(wordSchema, JSON.parse(text) as unknown);
  return word.success ? word.output : undefined;
}
