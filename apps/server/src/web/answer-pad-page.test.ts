import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";

const ROOM = "/damim/padIt/3%EB%B0%98/k3m-9px-2wq";
const PAD_COOKIE = `damim-pad=${"a".repeat(22)}`;
const SESSION_COOKIE = "damim.session_token=abc.def";
const HERE = "http://localhost:4000";
const LAN = "http://192.168.0.7:4000";

describe("the pages of pad rooms", () => {
  let webRoot: string;
  let server: TestServer;
  beforeAll(async () => {
    webRoot = mkdtempSync(path.join(os.tmpdir(), "damim-pad-web-"));
    mkdirSync(path.join(webRoot, "assets"));
    writeFileSync(path.join(webRoot, "assets/pad-1a2b.js"), "");
    writeFileSync(path.join(webRoot, "icon.svg"), "<svg/>");
    writeFileSync(path.join(webRoot, "sw.js"), "");
    writeFileSync(path.join(webRoot, "index.html"), "teacher");
    writeFileSync(path.join(webRoot, "pad.html"), "pupil");
    writeFileSync(path.join(webRoot, "answer.html"), "answerer");
    server = await buildTestServer("sqlite", { webRoot });
  });
  afterAll(async () => {
    await server.close();
    rmSync(webRoot, { recursive: true, force: true });
  });
  const open = (url: string, cookie = "") =>
    server.app.request(url, { headers: cookie ? { cookie } : {} });

  it.each([
    [HERE, ROOM, "", "pupil"],
    [HERE, ROOM, `${PAD_COOKIE}; ${SESSION_COOKIE}`, "pupil"],
    [HERE, "/damim/padIt/3%EB%B0%98", "", "pupil"],
    [HERE, "/damim/padIt", "", "pupil"],
    [HERE, "/damim/padIt/", "", "pupil"],
    [HERE, "/damim/padIt", SESSION_COOKIE, "teacher"],
    [HERE, "/damim/padIt", PAD_COOKIE, "pupil"],
    [HERE, "/damim/padIt", `${PAD_COOKIE}; ${SESSION_COOKIE}`, "teacher"],
    [LAN, "/damim/padIt", SESSION_COOKIE, "pupil"],
    [LAN, ROOM, "", "pupil"],
    [HERE, "/damim/answer/7F3K-9QX2", SESSION_COOKIE, "answerer"],
    [LAN, "/damim/answer/7F3K-9QX2", "", "answerer"],
    [LAN, "/damim/answer", "", "answerer"],
    // A cookie of http is nothing over https.
    ["https://192.168.0.7:4000", "/damim/padIt", SESSION_COOKIE, "pupil"],
    ["https://192.168.0.7:4000", "/damim/padIt", `__Host-${SESSION_COOKIE}`, "teacher"],
  ])("at %s%s with 「%s」 are the %s's", async (origin, target, cookie, page) => {
    const answer = await open(origin + target, cookie);

    expect(await answer.text()).toBe(page);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("vary")).toContain("Cookie");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toContain("trusted-types damim");
    expect(answer.headers.get("permissions-policy")).toContain("microphone=(self)");
  });

  it("come over plain http with what they load, and nothing else does", async () => {
    for (const target of ["/damim/assets/pad-1a2b.js", "/damim/icon.svg"]) {
      expect((await open(LAN + target)).status, target).toBe(200);
    }
    for (const target of ["/damim/", "/damim/sw.js", "/damim/padIt-2", "/damim/classgame"]) {
      const answer = await open(LAN + target);
      expect([answer.status, answer.headers.get("location")], target).toEqual([
        302,
        "/damim/connect",
      ]);
    }
  });
});
