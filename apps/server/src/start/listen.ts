import { createServer as createHttpServer, type RequestListener, type Server } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { drainStreams } from "../live/drain-streams.ts";
import { type BodyPatience, createSlowBodies } from "../http/slow-bodies.ts";
import type { DamimServer } from "./create-server.ts";
import type { ServerCertificate } from "../base/ports/network.ts";

/** How long requests under way may still take when the server is told to end. */
const LAST_REQUESTS_MS = 10_000;
const IDLE_SWEEP_MS = 25;
/**
 * Longer than a proxy in front keeps a silent connection (a minute, as a rule): who closes first must be the one that
 * asks, or a write goes into a connection that has just ended, and looks like a server that is away.
 */
const SILENT_CONNECTION_MS = 75_000;
/** A TLS connection begins with a record of this type, an HTTP request with a letter. */
const TLS_HANDSHAKE = 22;
const FIRST_BYTE_MS = 10_000;
/** The head of a request. */
const HEADERS_MS = 15_000;
/** All of it, an archive or a piece of a film that comes slowly but steadily (`http/slow-bodies.ts`). */
const REQUEST_MS = 10 * 60_000;
const PATIENCE = {
  keepAliveTimeout: SILENT_CONNECTION_MS,
  headersTimeout: HEADERS_MS,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: 5_000,
};

export interface Listening {
  /** From now on new https connections get this certificate: an address of the computer has changed. */
  renew(certificate: ServerCertificate): void;
  /** Ends live streams first (they would never end by themselves), then requests under way. */
  close(): Promise<void>;
}

export interface ListenOptions {
  readonly addresses: readonly string[];
  readonly port: number;
  /** With it the port speaks https too; without it http only. */
  readonly certificate?: ServerCertificate;
  /** No other process takes the streams of this one. Absent: so it is. */
  readonly isAlone?: boolean;
  /** Absent: as `slow-bodies.ts` has it. */
  readonly patience?: BodyPatience;
}

/**
 * Opens the port on each address; http and https share it. `localhost` is two addresses, and a computer
 * without IPv6 has only the first: that one must work, the others may be missing.
 */
export async function listen(
  { app, streams, shortcut }: DamimServer,
  options: ListenOptions,
): Promise<Listening> {
  const { addresses, port, certificate, isAlone = true } = options;
  const answer = getRequestListener((request, bindings) => app.fetch(request, bindings));
  // The listener answers every failure itself: nothing it does rejects.
  const slowBodies = createSlowBodies(options.patience);
  const listener: RequestListener = (incoming, outgoing) => {
    slowBodies.watch(incoming);
    shortcut(incoming, outgoing, () => void answer(incoming, outgoing));
  };
  const doors: Door[] = [];
  for (const [index, address] of addresses.entries()) {
    const door = createDoor(listener, certificate);
    try {
      await open(door.server, address, port);
      doors.push(door);
    } catch (error) {
      if (index === 0 || !isAddressMissing(error)) {
        await Promise.all(doors.map(closeDoor));
        throw error;
      }
    }
  }
  return {
    renew(next) {
      for (const { secure } of doors) secure?.setSecureContext(toContext(next));
    },
    async close() {
      await drainStreams(streams, isAlone, { pause, chance: Math.random });
      await Promise.all(doors.map(closeDoor));
      slowBodies.close();
    },
  };
}

interface Door {
  /** The one that listens. */
  readonly server: Server;
  readonly secure: ReturnType<typeof createHttpsServer> | undefined;
  /** Connections that have not said yet what they speak. */
  readonly silent: Set<Socket>;
}

function createDoor(listener: RequestListener, certificate: ServerCertificate | undefined): Door {
  const server = createHttpServer(PATIENCE, listener);
  const silent = new Set<Socket>();
  if (!certificate) return { server, secure: undefined, silent };
  const secure = createHttpsServer({ ...toContext(certificate), ...PATIENCE }, listener);
  // It never listens itself; this is what starts its watch over slow and idle connections.
  secure.emit("listening");
  const [speakHttp] = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", (socket) => {
    silent.add(socket);
    const giveUp = setTimeout(() => socket.destroy(), FIRST_BYTE_MS);
    socket.once("close", () => {
      clearTimeout(giveUp);
      silent.delete(socket);
    });
    socket.on("error", () => socket.destroy());
    socket.once("readable", () => {
      clearTimeout(giveUp);
      silent.delete(socket);
      const first: Buffer | null = socket.read(1);
      if (!first) return void socket.destroy();
      socket.unshift(first);
      if (first[0] === TLS_HANDSHAKE) secure.emit("connection", socket);
      else speakHttp?.call(server, socket);
    });
  });
  return { server, secure, silent };
}

function toContext({ certificate, key }: ServerCertificate): { cert: string; key: string } {
  return { cert: certificate, key };
}

function open(server: Server, address: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host: address, ipv6Only: address === "::1" }, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function closeDoor({ server, secure, silent }: Door): Promise<void> {
  const speakers = secure ? [server, secure] : [server];
  const patience = setTimeout(() => {
    for (const each of speakers) each.closeAllConnections();
  }, LAST_REQUESTS_MS);
  const closeIdle = (): void => {
    for (const socket of silent) socket.destroy();
    for (const each of speakers) each.closeIdleConnections();
  };
  // Browsers keep connections open for the next request: each goes as soon as its last is answered.
  const sweep = setInterval(closeIdle, IDLE_SWEEP_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(patience);
      clearInterval(sweep);
      // Ends its watch; that it does not listen is no news.
      secure?.close(() => undefined);
      resolve();
    });
    closeIdle();
  });
}

function isAddressMissing(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : "";
  return code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT";
}
