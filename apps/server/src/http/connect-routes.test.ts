import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";

const LAN = "http://192.168.0.7:4000/damim/";
const certificate = {
  certificate: "leaf",
  key: "key",
  authority: { certificate: "-----BEGIN CERTIFICATE-----", fingerprint: "AB:CD:EF" },
};

describe("a device in the school's network without encryption", () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await buildTestServer("sqlite", {
      deps: { network: () => ({ lanAddresses: ["192.168.0.7"], certificate }) },
    });
  });
  afterEach(() => server.close());

  const open = (path: string, init?: RequestInit) => server.app.request(LAN + path, init);

  it("is led from every page to the page that explains https, and can read it", async () => {
    for (const path of ["", "attendance", "auth/reset?token=abc", "sw.js"]) {
      const answer = await open(path);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/damim/connect"]);
    }
    const page = await open("connect");
    const text = await page.text();

    expect(text).toContain("이 주소는 비밀번호를 지켜 주지 못해요");
    expect(text).toContain('href="https://192.168.0.7:4000/damim/"');
    expect(text).toContain("AB:CD:EF");
    expect(page.headers.get("cross-origin-opener-policy")).toBeNull();
    expect((await open("connect.css")).headers.get("content-type")).toContain("text/css");
  });

  it("gets the authority's certificate to install", async () => {
    const answer = await open("ca.crt");

    expect(answer.headers.get("content-type")).toBe("application/x-x509-ca-cert");
    expect(await answer.text()).toBe(certificate.authority.certificate);
  });

  it("reaches nothing of the API but the server's state, boards and pad rooms, signed in or not", async () => {
    const openOnes = new Map([
      ["api/healthz", 200],
      ["api/readyz", 200],
      // The key is missing, but a right one would do.
      ["api/pad/enter", 400],
      // Nothing of pupils stands on a board (`board.test.ts`); this code opens none.
      ["api/board/:code", 404],
      ["api/board/:code/live", 404],
    ]);
    for (const { method, path, who } of server.routes) {
      if (!path.startsWith("api/")) continue;
      const body = method === "POST" ? { body: "{}" } : {};
      const headers = { "content-type": "application/json", origin: "http://localhost:4000" };
      const answer = await open(path, { method, headers, ...body });
      const status = openOnes.get(path) ?? (who === "pad" ? 401 : 403);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const refusal = await open("api/session");
    expect(await refusal.json()).toMatchObject({ error: { type: "InsecureOrigin" } });
  });
});

describe("this computer", () => {
  it("shows the addresses for other devices and the value to compare", async () => {
    const server = await buildTestServer("sqlite", {
      deps: { network: () => ({ lanAddresses: ["192.168.0.7", "10.0.0.2"], certificate }) },
    });
    const text = await (await server.app.request("http://localhost:4000/damim/connect")).text();

    expect(text).toContain("https://192.168.0.7:4000/damim/");
    expect(text).toContain("https://10.0.0.2:4000/damim/");
    expect(text).toContain("AB:CD:EF");
    expect(text).not.toContain("지켜 주지 못해요");
    await server.close();
  });
});

describe("a server with an https address of its own", () => {
  it("sends what came as http to https, with its method", async () => {
    const server = await buildTestServer("sqlite", {
      env: { DAMIM_ORIGIN: "https://school.example" },
    });
    const answer = await server.app.request("http://school.example/damim/attendance", {
      headers: { "x-forwarded-proto": "http" },
    });

    expect([answer.status, answer.headers.get("location")]).toEqual([
      308,
      "https://school.example/damim/attendance",
    ]);
    await server.close();
  });
});
