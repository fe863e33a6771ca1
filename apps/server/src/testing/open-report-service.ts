import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReportService {
  /** As an operator would write it into `SENTRY_DSN`. */
  readonly dsn: string;
  /** As an operator would write it into `ANALYTICS_URL`. */
  readonly analyticsUrl: string;
  /** What arrived, oldest first, headers too. */
  readonly requests: readonly ReceivedRequest[];
  close(): Promise<void>;
}

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A service on this computer that takes whatever comes, as Sentry and Umami do. */
export async function openReportService(): Promise<ReportService> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      requests.push({ path: request.url ?? "", headers: request.headers, body });
      response.end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://publickey@127.0.0.1:${port}/7`,
    analyticsUrl: `http://127.0.0.1:${port}/api/send?website=site-1`,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
