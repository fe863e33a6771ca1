import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import { compressWebFiles } from "./compress-web-files.ts";

const SCRIPT = `console.log("${"담임 ".repeat(2000)}")`;

describe("the web app's files", () => {
  let webRoot: string;
  let server: TestServer;
  beforeAll(async () => {
    webRoot = mkdtempSync(path.join(os.tmpdir(), "damim-web-"));
    mkdirSync(path.join(webRoot, "assets"));
    mkdirSync(path.join(webRoot, ".vite"));
    writeFileSync(path.join(webRoot, ".vite/manifest.json"), "{}");
    writeFileSync(path.join(webRoot, "assets/app-1a2b.js"), SCRIPT);
    writeFileSync(path.join(webRoot, "assets/secret.pem"), "key");
    writeFileSync(path.join(webRoot, "index.html"), "<!doctype html><title>담임</title>");
    writeFileSync(path.join(webRoot, "sw.js"), SCRIPT);
    writeFileSync(path.join(webRoot, "manifest.webmanifest"), "{}");
    await compressWebFiles(webRoot);
    server = await buildTestServer("sqlite", { webRoot });
  });
  afterAll(async () => {
    await server.close();
    rmSync(webRoot, { recursive: true, force: true });
  });

  const fetchFile = (target: string, headers: Record<string, string> = {}) =>
    server.app.request(`http://localhost:4000${target}`, { headers });

  it("come compressed and stay in the cache for ever when their name is hashed", async () => {
    const answer = await fetchFile("/damim/assets/app-1a2b.js", { "accept-encoding": "gzip, br" });
    const bytes = Buffer.from(await answer.arrayBuffer());

    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(bytes.length).toBeLessThan(500);
    expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT);
  });

  it("come plain to whoever cannot read compressed ones", async () => {
    const answer = await fetchFile("/damim/assets/app-1a2b.js");

    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(await answer.text()).toBe(SCRIPT);
  });

  it("let the page use the microphone by its file's name, too: a worker answers with what it kept", async () => {
    const [page, kept] = [await fetchFile("/damim/"), await fetchFile("/damim/index.html")];

    const policy = kept.headers.get("permissions-policy");
    expect(policy).toContain("microphone=(self)");
    expect(policy).toBe(page.headers.get("permissions-policy"));
  });

  it.each([
    ["sw.js", "text/javascript; charset=utf-8"],
    ["manifest.webmanifest", "application/manifest+json"],
  ])("are asked for anew each time where their name never changes: %s", async (name, type) => {
    const answer = await fetchFile(`/damim/${name}`);

    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-type")).toBe(type);
  });

  it("leave every other path to the page, which is asked for anew each time", async () => {
    for (const target of ["/damim/", "/damim/attendance", "/damim/auth/verify?token=a.b.c"]) {
      const answer = await fetchFile(target);

      expect(answer.status, target).toBe(200);
      expect(answer.headers.get("cache-control"), target).toBe("no-cache");
      expect(await answer.text(), target).toContain("<title>담임</title>");
    }
  });

  it("are not sent again while they are the same", async () => {
    const first = await fetchFile("/damim/");
    const etag = first.headers.get("etag") ?? "";

    const second = await fetchFile("/damim/", { "if-none-match": etag });

    expect(second.status).toBe(304);
  });

  it.each([
    "/damim/assets/unknown.js",
    "/damim/assets/secret.pem",
    "/damim/assets/..%2f..%2f..%2fetc%2fpasswd",
    "/damim/..%2fweb-files.ts",
    "/damim/api/unknown",
    "/damim/.vite/manifest.json",
    "/damim/%E0%A4%A.js",
    "/somewhere",
  ])("answer 404 for %s", async (target) => {
    const answer = await fetchFile(target);

    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { type: "NotFound" } });
  });

  it.each(["/", "/damim"])("are reached from %s", async (target) => {
    const answer = await fetchFile(target);

    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/damim/"]);
  });

  it("are compressed again after they changed, never served stale", async () => {
    const page = path.join(webRoot, "page.html");
    writeFileSync(page, "<p>old</p>".repeat(200));
    await compressWebFiles(webRoot);
    writeFileSync(page, "<p>new</p>".repeat(200));
    utimesSync(page, new Date(), new Date(Date.now() + 2000));

    const between = await fetchFile("/damim/page.html", { "accept-encoding": "br" });
    await compressWebFiles(webRoot);

    expect(await between.text()).toContain("new");
    expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toContain("new");
  });
});
