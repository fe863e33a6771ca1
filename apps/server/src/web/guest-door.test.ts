import { codePageNames } from "@damim/domain/links/guest-pages.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";

const LAN = "http://192.168.0.7:4000/damim/";
const certificate = {
  certificate: "leaf",
  key: "key",
  authority: { certificate: "-----BEGIN CERTIFICATE-----", fingerprint: "AB:CD:EF" },
};

describe("a guest who came over plain http", () => {
  let server: TestServer;
  let hasCertificate = true;
  beforeAll(async () => {
    server = await buildTestServer("sqlite", {
      deps: {
        network: () => ({
          lanAddresses: ["192.168.0.7"],
          ...(hasCertificate && { certificate }),
        }),
      },
    });
  });
  afterAll(() => server.close());
  const open = (path: string) => server.app.request(LAN + path);

  it.each([
    ["book/7F3K-9QX2", "이 주소에서는 예약할 수 없어요"],
    ["capsule/7F3K-9QX2", "이 주소에서는 봉할 수 없어요"],
  ])("of %s is told so and led to the very page over https", async (path, title) => {
    const door = await open(path);
    const text = await door.text();

    expect([door.status, door.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).not.toContain("로그인");
    // It asks for itself: so the browser keeps what stands behind the `#`, which the server never learns.
    expect(text).toMatch(/<form>\s*<button[^>]* name="safely"/);
    expect(door.headers.get("content-security-policy")).toContain(
      "form-action 'self' https://192.168.0.7:4000;",
    );
    expect(text).toContain('aria-label="안전한 주소의 QR"');

    const led = await open(`${path}?safely=1`);
    expect([led.status, led.headers.get("location")]).toEqual([
      302,
      `https://192.168.0.7:4000/damim/${path}`,
    ]);
  });

  it.each(codePageNames)("finds %s too where a slash stands at its end", async (page) => {
    for (const origin of [LAN, "http://localhost:4000/damim/"]) {
      const led = await server.app.request(`${origin}${page}/7F3K-9QX2/?a=1`);
      expect([led.status, led.headers.get("location")]).toEqual([
        302,
        `/damim/${page}/7F3K-9QX2?a=1`,
      ]);
    }
  });

  it("is led nowhere else, whatever the address says", async () => {
    for (const path of ["attendance?safely=1", "book/a/b?safely=1", "book/?safely=1"]) {
      const led = await open(path);
      expect([led.status, led.headers.get("location")], path).toEqual([302, "/damim/connect"]);
    }
    for (const path of ["book/%2F%2Fevil.example", "book/a?safely=https://evil.example"]) {
      const led = await open(path.includes("?") ? path : `${path}?safely=1`);
      const target = new URL(led.headers.get("location") ?? "", LAN);
      expect(target.host, path).toBe("192.168.0.7:4000");
    }
  });

  it("is sent to the teacher where this server has no certificate", async () => {
    hasCertificate = false;
    const door = await open("book/7F3K-9QX2?safely=1");
    expect(door.status).toBe(200);
    expect(await door.text()).toContain("선생님께 여쭤봐 주세요");
    hasCertificate = true;
  });
});
