import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openBuildCache } from "./build-cache.ts";

const base = new URL("https://school.kr/damim/");
const PARTS = "assets/parts-index-1.json";
const page = (...names: readonly string[]) =>
  `<script src="/damim/${names.join('"><script src="')}">`;
const listed = (...urls: readonly string[]) => urls.map((url) => ({ url, revision: null }));
const build = (revision: string, ...urls: readonly string[]) =>
  openBuildCache([{ url: "index.html", revision }, ...listed(PARTS, ...urls)], base);

/** By address below the base: what the server has. "away": no network. */
let server: Record<string, string>;
let asked: string[];
let kept: Map<string, Map<string, Response>>;

beforeEach(() => {
  server = {};
  asked = [];
  kept = new Map();
  const open = (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, files);
    return {
      match: (key: string) => Promise.resolve(files.get(key)?.clone()),
      put: (key: string, answer: Response) => Promise.resolve(void files.set(key, answer)),
      keys: () => Promise.resolve([...files.keys()].map((url) => ({ url }))),
      delete: ({ url }: { readonly url: string }) => Promise.resolve(files.delete(url)),
    };
  };
  vi.stubGlobal("caches", {
    open: (name: string) => Promise.resolve(open(name)),
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
    match: (key: string) =>
      Promise.resolve([...kept.values()].flatMap((files) => files.get(key)?.clone() ?? [])[0]),
  });
  vi.stubGlobal("fetch", (href: string) => {
    const name = href.slice(base.href.length);
    asked.push(name);
    const text = server[name];
    if (text === "away") return Promise.reject(new TypeError("Failed to fetch"));
    if (text === undefined) return Promise.resolve(new Response("", { status: 404 }));
    const type = text.startsWith("<") ? "text/html" : "text/javascript";
    return Promise.resolve(new Response(text, { headers: { "content-type": type } }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const here = async (cache: ReturnType<typeof build>, name: string) =>
  (await cache.find(new URL(name, base).href))?.text();

describe("the files of a build", () => {
  it("stand as soon as the page and what it names are here", async () => {
    server = {
      "index.html": page("assets/start.js", PARTS),
      "assets/start.js": "s",
      [PARTS]: "{}",
    };
    const cache = build("1", "assets/start.js", "assets/late.js");

    await cache.keepPage();

    expect(await here(cache, "index.html")).toBe(server["index.html"]);
    expect(asked).toEqual(["index.html", "assets/start.js", PARTS]);
  });

  it("do not stand with a page of another build", async () => {
    server = { "index.html": page("assets/start-of-the-next.js") };
    const cache = build("1", "assets/start.js");

    await expect(cache.keepPage()).rejects.toThrow("another build");
    expect(await here(cache, "index.html")).toBeUndefined();
  });

  it("come in turns, and one that the server does not have, or a filter's page for it, stops nothing", async () => {
    server = {
      "assets/b.js": "<html>blocked",
      "assets/c.js": "c",
      [PARTS]: "{}",
      "index.html": "<",
    };
    const cache = build("1", "assets/a.js", "assets/b.js", "assets/c.js");
    let progress = await cache.keepMore(2);
    while (!progress.isStuck) progress = await cache.keepMore(2);

    expect(progress).toEqual({ leftCount: 2, isStuck: true, parts: PARTS });
    expect(await here(cache, "assets/c.js")).toBe("c");
    Object.assign(server, { "assets/a.js": "a", "assets/b.js": "b" });
    expect(await cache.keepMore(2)).toEqual({ leftCount: 0, isStuck: false, parts: PARTS });
  });

  it("go on where the network ended", async () => {
    server = { "index.html": "<", [PARTS]: "{}", "assets/a.js": "a", "assets/b.js": "away" };
    const first = build("1", "assets/a.js", "assets/b.js");
    expect(await first.keepMore(9)).toEqual({ leftCount: 1, isStuck: true, parts: PARTS });
    await expect(first.keepRest()).rejects.toThrow("Failed to fetch");
    asked = [];
    server["assets/b.js"] = "b";

    await build("1", "assets/a.js", "assets/b.js").keepRest();

    expect(asked).toEqual(["assets/b.js"]);
  });

  it("are fetched once when two builds have them, also from a cache of older workers", async () => {
    const older = new Map([[`${base.href}assets/older.js`, new Response("o", { headers: {} })]]);
    kept.set("workbox-precache-v2-x", older);
    server = { "index.html": page("assets/same.js"), [PARTS]: "{}", "assets/same.js": "s" };
    const first = build("1", "assets/same.js", "assets/gone.js");
    server["assets/gone.js"] = "g";
    await first.keepRest();
    asked = [];
    const next = build("2", "assets/same.js", "assets/older.js");
    server["index.html"] = page("assets/same.js", "assets/older.js");
    await next.keepPage();
    await next.keepRest();
    expect(asked).toEqual(["index.html"]);
    expect(await here(first, "index.html")).not.toBe(await here(next, "index.html"));

    await next.dropOthers();

    expect(await here(next, "assets/older.js")).toBe("o");
    expect(await here(first, "index.html")).toBeUndefined();
    expect(await here(first, "assets/gone.js")).toBeUndefined();
    expect([...kept.keys()]).toEqual(["damim-files"]);
  });
});
