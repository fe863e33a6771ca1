import { mkdtempSync, rmSync } from "node:fs";
import { request as requestPlain } from "node:http";
import { createServer, request, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listen, type Listening } from "./start/listen.ts";
import { buildTestServer, type TestServer } from "./testing/build-test-server.ts";
import { findFreePort } from "./testing/temporary-postgres.ts";
import type { ServerCertificate } from "./base/ports/network.ts";
import { openLocalCertificate } from "./tls/open-certificate.ts";

const own = { hostName: "class", names: ["localhost"], lanAddresses: [] };
const PUBLIC = "https://damim.school.example";
const account = { email: "kim@school.example", password: "한글비밀번호12345", name: "김" };

let dataDir: string;
let certificate: ServerCertificate;
let server: TestServer;
let listening: Listening;
let port: number;

const openServer = async (env: Record<string, string>, address: string): Promise<void> => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-network-"));
  certificate = await openLocalCertificate({ dataDir, own, now: Date.now() });
  port = await findFreePort();
  server = await buildTestServer("sqlite", { env: { PORT: String(port), ...env } });
  listening = await listen(server, { addresses: [address], port, certificate });
};
afterEach(async () => {
  await listening.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("behind a proxy that ends TLS", () => {
  let proxy: Server;
  beforeEach(async () => {
    await openServer({ DAMIM_ORIGIN: PUBLIC, HOST: "127.0.0.1" }, "127.0.0.1");
    proxy = await openProxy({ certificate, toPort: port });
  });
  afterEach(() => new Promise((resolve) => proxy.close(resolve)));

  it("a teacher signs up, is kept by a secure cookie and writes from the public address only", async () => {
    const signUp = await ask(proxy, "api/auth/sign-up/email", { origin: PUBLIC, body: account });
    const cookie = signUp.cookies[0]?.split(";")[0] ?? "";
    const session = await ask(proxy, "api/session", { cookie });
    const foreign = await ask(proxy, "api/auth/sign-out", {
      cookie,
      origin: `https://localhost:${portOf(proxy)}`,
      body: {},
    });

    expect(signUp.status).toBe(200);
    expect(signUp.cookies[0]).toMatch(/^__Host-damim\.session_token=.*; Secure/);
    expect(session.text).toContain(account.email);
    expect(session.headers["strict-transport-security"]).toMatch(/^max-age=\d{7,}/);
    expect(foreign.status).toBe(403);
  });

  it("http at the proxy's own door is led to https, and nothing is signed in over it", async () => {
    const page = await askPlain(port, "127.0.0.1", "attendance", { "x-forwarded-proto": "http" });
    const api = await askPlain(port, "127.0.0.1", "api/session", { "x-forwarded-proto": "http" });

    expect(page.status).toBe(308);
    expect(page.location).toBe(`${PUBLIC}/damim/attendance`);
    expect([api.status, api.location]).toEqual([308, `${PUBLIC}/damim/api/session`]);
  });
});

describe("plain http at this computer's address in the network", () => {
  const address = findOwnAddress();
  beforeEach(() => openServer({ HOST: "0.0.0.0" }, address));

  it("serves health and the way to https, and no teacher", async () => {
    const ask = (target: string) => askPlain(port, address, target, {});

    const health = await ask("api/healthz");
    const page = await ask("attendance");
    const session = await ask("api/session");

    expect(health.status).toBe(200);
    expect([page.status, page.location]).toEqual([302, "/damim/connect"]);
    expect(session.status).toBe(403);
    expect(session.text).toContain("InsecureOrigin");
    expect(session.text).toMatch(/[가-힣]요\./);
  });
});

/** Without one nobody could install the project either. */
function findOwnAddress(): string {
  const all = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
  const found = all.find(({ family, internal }) => family === "IPv4" && !internal);
  if (!found) throw new Error("This computer has no address in a network: connect it to one.");
  return found.address;
}

function openProxy(options: {
  readonly certificate: ServerCertificate;
  readonly toPort: number;
}): Promise<Server> {
  const { key, certificate: cert } = options.certificate;
  const proxy = createServer({ key, cert }, (incoming, answer) => {
    const headers = {
      ...incoming.headers,
      host: new URL(PUBLIC).host,
      "x-forwarded-proto": "https",
      "x-forwarded-for": incoming.socket.remoteAddress,
    };
    const { method, url } = incoming;
    const onward = requestPlain(
      { host: "127.0.0.1", port: options.toPort, path: url, method, headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    incoming.pipe(onward);
  });
  return new Promise((resolve) => proxy.listen(0, "127.0.0.1", () => resolve(proxy)));
}

interface Answer {
  readonly status: number;
  readonly cookies: readonly string[];
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

function ask(
  proxy: Server,
  target: string,
  {
    cookie,
    origin,
    body,
  }: { readonly cookie?: string; readonly origin?: string; readonly body?: unknown },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: "127.0.0.1",
        servername: "localhost",
        port: portOf(proxy),
        path: `/damim/${target}`,
        method: body === undefined ? "GET" : "POST",
        ca: certificate.authority?.certificate,
        agent: false,
        headers: {
          "content-type": "application/json",
          ...(origin ? { origin } : {}),
          ...(cookie ? { cookie } : {}),
        },
      },
      (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.on("end", () => {
          const { statusCode: status = 0, headers } = answer;
          resolve({ status, cookies: headers["set-cookie"] ?? [], headers, text });
        });
      },
    );
    asked.on("error", reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function askPlain(
  toPort: number,
  host: string,
  target: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; location: string | undefined; text: string }> {
  const url = `http://${host}:${toPort}/damim/${target}`;
  const answer = await fetch(url, { headers, redirect: "manual" });
  const location = answer.headers.get("location") ?? undefined;
  return { status: answer.status, location, text: await answer.text() };
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== "object" || !address) throw new Error("the proxy does not listen");
  return address.port;
}
