import { createServer as createHttpServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { DamimServer } from "./create-server.ts";

/** How long requests under way may still take when the server is told to end. */
const LAST_REQUESTS_MS = 10_000;
const IDLE_SWEEP_MS = 25;

export interface Listening {
  /** Ends live streams first (they would never end by themselves), then requests under way. */
  close(): Promise<void>;
}

/**
 * Opens the port on each address. `localhost` is two addresses, and a computer without IPv6 has
 * only the first: that one must work, the others may be missing.
 */
export async function listen(
  { app, streams }: DamimServer,
  { addresses, port }: { readonly addresses: readonly string[]; readonly port: number },
): Promise<Listening> {
  const answer = getRequestListener((request, bindings) => app.fetch(request, bindings));
  const servers: Server[] = [];
  for (const [index, address] of addresses.entries()) {
    // The listener answers every failure itself: nothing it does rejects.
    const server = createHttpServer((incoming, outgoing) => void answer(incoming, outgoing));
    try {
      await open(server, address, port);
      servers.push(server);
    } catch (error) {
      if (index === 0 || !isAddressMissing(error)) {
        await Promise.all(servers.map(closeServer));
        throw error;
      }
    }
  }
  return {
    async close() {
      streams.endAll();
      await Promise.all(servers.map(closeServer));
    },
  };
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

function closeServer(server: Server): Promise<void> {
  const patience = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS);
  // Browsers keep connections open for the next request: each goes as soon as its last is answered.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(patience);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function isAddressMissing(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : "";
  return code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT";
}
