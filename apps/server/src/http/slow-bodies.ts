import type { IncomingMessage } from "node:http";

export interface BodyPatience {
  /** How long a body may take that brings nothing at all. */
  readonly graceMs: number;
  /** A body that comes at least as fast may go on: a film over a school's Wi-Fi. */
  readonly bytesPerSecond: number;
}

const PATIENCE: BodyPatience = { graceMs: 15_000, bytesPerSecond: 1_000 };
const SWEEPS_PER_GRACE = 5;

/** Ends connections whose request says that a body comes, and then it does not. */
export interface SlowBodies {
  watch(incoming: IncomingMessage): void;
  close(): void;
}

/** One timer for all of them. Time that a body waits for us to read it is not the sender's. */
export function createSlowBodies({ graceMs, bytesPerSecond } = PATIENCE): SlowBodies {
  const toMs = (bytes: number): number => (bytes / bytesPerSecond) * 1000;
  const under = new Map<IncomingMessage, { since: number; from: number }>();
  const sweep = setInterval(() => {
    for (const [incoming, held] of under) {
      const { complete, destroyed, socket, readableLength } = incoming;
      if (complete || destroyed) under.delete(incoming);
      else if (readableLength > 0) under.set(incoming, begin(incoming));
      else if (performance.now() - held.since > graceMs + toMs(socket.bytesRead - held.from)) {
        under.delete(incoming);
        socket.destroy();
      }
    }
  }, graceMs / SWEEPS_PER_GRACE).unref();
  return {
    watch(incoming) {
      const { "content-length": length = "0", "transfer-encoding": coding } = incoming.headers;
      if (coding !== undefined || Number(length) > 0) under.set(incoming, begin(incoming));
    },
    close: () => clearInterval(sweep),
  };
}

function begin({ socket }: IncomingMessage): { since: number; from: number } {
  return { since: performance.now(), from: socket.bytesRead };
}
