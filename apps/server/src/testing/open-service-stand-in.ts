import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a service outside may do in place of its answer. A number is a status; "large" is an answer of 10 MB. */
export type ServiceTrouble =
  | "hang"
  | "cut"
  | "html"
  | "moved"
  | "charset"
  | "large"
  | "slow"
  | number
  | { readonly body: string; readonly type: string };

export interface ServiceStandIn {
  /** Without a slash at the end. */
  readonly url: string;
  /** What was asked, oldest first. */
  readonly calls: readonly URL[];
  trouble: ServiceTrouble | undefined;
  close(): Promise<void>;
}

const LARGE_BYTES = 10 * 1024 * 1024;
const SLOW_MS = 300;

/** A service on this computer that answers JSON over HTTP, and every way in which one fails. */
export async function openServiceStandIn(
  answer: (url: URL) => { readonly status?: number; readonly body: unknown },
): Promise<ServiceStandIn> {
  const calls: URL[] = [];
  const standIn: Pick<ServiceStandIn, "calls"> & { trouble: ServiceTrouble | undefined } = {
    calls,
    trouble: undefined,
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://service.example");
    calls.push(url);
    const { trouble } = standIn;
    const { status = 200, body } = answer(url);
    const text = JSON.stringify(body);
    const json = { "content-type": "application/json;charset=UTF-8" };
    if (trouble === "hang") return;
    if (trouble === "moved") return void response.writeHead(302, { location: "/inside" }).end();
    if (trouble === "html")
      return void response
        .writeHead(200, { "content-type": "text/html;charset=UTF-8" })
        .end("<html><body>점검 중</body></html>");
    if (trouble === "cut") {
      response.writeHead(200, { ...json, "content-length": String(Buffer.byteLength(text)) });
      response.write(text.slice(0, text.length / 2), () => response.destroy());
      return;
    }
    if (trouble === "charset")
      return void response.writeHead(200, json).end(Buffer.from([0x22, 0xc7, 0xd1, 0x22]));
    if (trouble === "large")
      return void response.writeHead(200, json).end(Buffer.alloc(LARGE_BYTES, 0x20));
    if (trouble === "slow")
      return void setTimeout(() => response.writeHead(200, json).end(text), SLOW_MS);
    if (typeof trouble === "number") return void response.writeHead(trouble, json).end("{}");
    if (trouble)
      return void response.writeHead(200, { "content-type": trouble.type }).end(trouble.body);
    response.writeHead(status, json).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(standIn, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
