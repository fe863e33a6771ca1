import net from "node:net";
import path from "node:path";
import { once } from "node:events";
import { pathToFileURL } from "node:url";

/** The time of a lived year, for servers in processes of their own (`lived-time.ts`). */
export interface YearClock {
  /** Epoch ms. */
  readonly now: () => number;
  /** Goes on to an instant; resolves when every server is there. A server's own clock may stand beside it. */
  readonly goTo: (at: number) => Promise<void>;
  /** What a server is started with, so that it lives in this time. */
  readonly env: () => Readonly<Record<string, string>>;
  /** How far the clock of the servers and their database is ahead of the true time, ms; from the next step on. */
  wrongMs: number;
  close(): void;
}

const PRELOAD = pathToFileURL(path.join(import.meta.dirname, "lived-time.ts")).href;
/** A server that was killed answers no more. */
const PATIENCE_MS = 5_000;

/** @param tellDatabase where the database has a clock of its own */
export async function openYearClock(
  from: number,
  tellDatabase: (at: number) => Promise<void> | undefined = () => undefined,
): Promise<YearClock> {
  let at = from;
  const sockets = new Set<net.Socket>();
  const heard = new Map<net.Socket, () => void>();
  const listener = net.createServer((socket) => {
    sockets.add(socket);
    const forget = (): void => {
      sockets.delete(socket);
      heard.get(socket)?.();
    };
    socket.on("close", forget).on("error", forget);
    socket.on("data", () => heard.get(socket)?.());
    socket.write(`${at + clock.wrongMs}\n`);
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as net.AddressInfo;
  const tell = (socket: net.Socket): Promise<void> =>
    new Promise((resolve) => {
      const late = setTimeout(resolve, PATIENCE_MS);
      heard.set(socket, () => {
        clearTimeout(late);
        heard.delete(socket);
        resolve();
      });
      socket.write(`${at + clock.wrongMs}\n`);
    });
  const clock: YearClock = {
    now: () => at,
    async goTo(next) {
      at = next;
      await Promise.all([tellDatabase(at + clock.wrongMs), ...[...sockets].map(tell)]);
    },
    env: () => ({
      YEAR_CLOCK: String(port),
      YEAR_NOW: String(at + clock.wrongMs),
      NODE_OPTIONS: `--import ${PRELOAD}`,
    }),
    wrongMs: 0,
    close() {
      for (const socket of sockets) socket.destroy();
      listener.close();
    },
  };
  return clock;
}
