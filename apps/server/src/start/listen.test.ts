import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:https";
import { connect } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listen, type Listening } from "./listen.ts";
import { findFreePort } from "../testing/temporary-postgres.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import type { ServerCertificate } from "../base/ports/network.ts";
import { openLocalCertificate } from "../tls/open-certificate.ts";

const GRACE_MS = 500;
const own = { hostName: "class", names: ["localhost"], lanAddresses: [] };

describe("the port", () => {
  let dataDir: string;
  let server: TestServer;
  let certificate: ServerCertificate;
  let listening: Listening;
  let port: number;
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-listen-"));
    certificate = await openLocalCertificate({ dataDir, own, now: Date.now() });
    port = await findFreePort();
    server = await buildTestServer("sqlite", { env: { PORT: String(port) } });
    listening = await listen(server, {
      addresses: ["127.0.0.1"],
      port,
      certificate,
      patience: { graceMs: GRACE_MS, bytesPerSecond: 20 },
    });
  });
  afterEach(async () => {
    await listening.close();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("speaks http and https, each with cookies of its own that the other does not take", async () => {
    const account = { email: "kim@school.example", password: "한글비밀번호12345", name: "김" };
    const signUp = await fetch(`http://localhost:${port}/damim/api/auth/sign-up/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: `http://localhost:${port}` },
      body: JSON.stringify(account),
    });
    const plain = toCookie(signUp.headers.getSetCookie());
    const signIn = await ask("api/auth/sign-in/email", {
      method: "POST",
      origin: `https://localhost:${port}`,
      body: JSON.stringify(account),
    });
    const secure = toCookie(signIn.cookies);

    expect(plain).toMatch(/^damim\.session_token=/);
    expect(secure).toMatch(/^__Host-damim\.session_token=/);
    expect(signIn.cookies[0]).toContain("Secure");
    expect(JSON.parse((await ask("api/session", { cookie: secure })).text)).toMatchObject({
      user: { email: account.email },
    });
    // The same cookie under the name of http, as http on this host could set it.
    expect(JSON.parse((await ask("api/session", { cookie: plain })).text)).toMatchObject({
      user: null,
    });
  });

  it("takes a write over https from its own pages only", async () => {
    const answers = await Promise.all(
      [`https://localhost:${port}`, `http://localhost:${port}`, "https://evil.example"].map(
        (origin) => ask("api/auth/sign-out", { method: "POST", origin, body: "{}" }),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 403, 403]);
  });

  it("shows a new certificate to new connections after the network has changed", async () => {
    const moved = await openLocalCertificate({
      dataDir,
      own: { ...own, lanAddresses: ["10.1.2.3"] },
      now: Date.now(),
    });
    listening.renew(moved);

    expect((await ask("api/healthz", {})).names).toContain("10.1.2.3");
  });

  it("keeps a silent connection longer than a proxy in front of it would", async () => {
    const plain = await fetch(`http://localhost:${port}/damim/api/session`);
    const secure = await ask("api/session", {});

    expect(plain.headers.get("keep-alive")).toBe("timeout=75");
    expect(secure.keepAlive).toBe("timeout=75");
  });

  it("ends at once although browsers hold silent connections to it", async () => {
    const silent = connect(port, "127.0.0.1");
    await new Promise((resolve) => silent.once("connect", resolve));
    const closed = new Promise((resolve) => silent.once("close", resolve));
    await listening.close();

    await closed;
    listening = await listen(server, { addresses: ["127.0.0.1"], port, certificate });
  });

  it("ends a request whose body never comes, and waits for one that comes slowly but steadily", async () => {
    const silent = openPost(100);
    silent.write("{");
    const slow = openPost(40);
    let answer = "";
    slow.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    const began = performance.now();
    const ended = new Promise<void>((resolve) => silent.once("close", () => resolve()));
    const isAnswered = new Promise<void>((resolve) => slow.once("data", () => resolve()));
    // 40 bytes in twice the time that silence has.
    for (let sent = 0; sent < 40; sent++) {
      slow.write(" ");
      await new Promise((resolve) => setTimeout(resolve, GRACE_MS / 20));
    }
    await ended;
    await isAnswered;

    expect(performance.now() - began).toBeGreaterThan(GRACE_MS);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    slow.destroy();
  });

  it("keeps what a device listens to open, though nothing comes of it", async () => {
    const live = connect(port, "127.0.0.1");
    live.write(`GET /damim/api/healthz HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
    await new Promise((resolve) => live.once("data", resolve));
    await new Promise((resolve) => setTimeout(resolve, GRACE_MS * 2));

    expect(live.destroyed).toBe(false);
    live.destroy();
  });

  /** A connection that said how long its body is, and sends none of it. */
  function openPost(length: number) {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    const head = [
      "POST /damim/api/auth/sign-in/email HTTP/1.1",
      `Host: localhost:${port}`,
      `Origin: http://localhost:${port}`,
      "Content-Type: application/json",
      `Content-Length: ${length}`,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    return socket;
  }

  function ask(
    target: string,
    options: { method?: string; origin?: string; cookie?: string; body?: string },
  ): Promise<{
    status: number;
    cookies: readonly string[];
    text: string;
    names: string;
    keepAlive: string;
  }> {
    const { method = "GET", origin, cookie, body } = options;
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: "127.0.0.1",
          servername: "localhost",
          port,
          path: `/damim/${target}`,
          method,
          ca: certificate.authority?.certificate,
          agent: false,
          headers: {
            host: `localhost:${port}`,
            "content-type": "application/json",
            connection: "keep-alive",
            ...(origin ? { origin } : {}),
            ...(cookie ? { cookie } : {}),
          },
        },
        (answer) => {
          const { socket } = answer;
          const names =
            "getPeerCertificate" in socket && typeof socket.getPeerCertificate === "function"
              ? String(socket.getPeerCertificate().subjectaltname)
              : "";
          let text = "";
          answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
          answer.on("end", () => {
            const cookies = answer.headers["set-cookie"] ?? [];
            const keepAlive = String(answer.headers["keep-alive"]);
            resolve({ status: answer.statusCode ?? 0, cookies, text, names, keepAlive });
          });
        },
      );
      asked.on("error", reject);
      asked.end(body);
    });
  }
});

function toCookie(cookies: readonly string[]): string {
  return cookies[0]?.split(";")[0] ?? "";
}
