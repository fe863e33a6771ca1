import { createServer } from "node:http";
import type { Config } from "../base/settings/config.ts";

/** `GET /metrics` on an address of its own, for a collector. Returns the end of it. */
export async function listenMetrics(
  { host, port }: NonNullable<Config["metricsOn"]>,
  read: () => Promise<string>,
): Promise<() => void> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== "GET" || incoming.url !== "/metrics") {
      outgoing.writeHead(404).end();
      return;
    }
    read().then(
      (text) => outgoing.writeHead(200, { "Content-Type": "text/plain; version=0.0.4" }).end(text),
      () => outgoing.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
