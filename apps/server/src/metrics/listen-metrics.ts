import { createServer } from "node:http";
import type { Config } from "../base/config.ts";
import { StartRefused } from "../start/check-start.ts";

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
    server.once("error", (error) => {
      const place = `DAMIM_METRICS에 적은 ${host}:${port}`;
      reject(
        new StartRefused([`${place}을 열 수 없어요. 다른 번호로 바꿔 주세요. (${error.message})`]),
      );
    });
    server.listen(port, host, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
