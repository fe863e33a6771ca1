import { afterEach, expect, it, vi } from "vitest";
import { fetchPart } from "./fetch-part.ts";

afterEach(() => vi.unstubAllGlobals());

/** Each answer in turn; the last one stays. */
function haveServer(...answers: readonly (number | Error)[]) {
  const asked = vi.fn((_url: string) => {
    const answer = answers[Math.min(asked.mock.calls.length, answers.length) - 1] ?? 200;
    return typeof answer === "number"
      ? Promise.resolve(new Response("", { status: answer }))
      : Promise.reject(answer);
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

it("imports nothing while one of its files is missing, and asks for that alone again", async () => {
  const load = vi.fn(() => Promise.resolve("part"));
  const asked = haveServer(200, new TypeError("Failed to fetch"), 503, 200);
  const files = ["assets/a-part.js", "assets/a-shared.js"];
  await expect(fetchPart(load, files)).rejects.toThrow("Failed to fetch");
  await expect(fetchPart(load, files)).rejects.toThrow("503");
  expect(load).not.toHaveBeenCalled();

  await expect(fetchPart(load, files)).resolves.toBe("part");
  const urls = asked.mock.calls.map(([url]) => url.slice(url.lastIndexOf("/") + 1));
  expect(urls).toEqual(["a-part.js", "a-shared.js", "a-shared.js", "a-shared.js"]);
});

it("fetches a file once that several parts need, also at the same time", async () => {
  const asked = haveServer(200);
  const load = () => Promise.resolve("part");
  await Promise.all([
    fetchPart(load, ["assets/b-one.js", "assets/b-both.js"]),
    fetchPart(load, ["assets/b-two.js", "assets/b-both.js"]),
  ]);

  expect(asked).toHaveBeenCalledTimes(3);
});

it("imports at once what needs no file", async () => {
  const asked = haveServer(200);
  await expect(fetchPart(() => Promise.resolve("part"))).resolves.toBe("part");
  expect(asked).not.toHaveBeenCalled();
});

it("takes what one part needs from the page's map, and asks for a map that did not come again", async () => {
  const load = vi.fn(() => Promise.resolve("part"));
  const map = { files: ["c-part.js", "c-shared.js"], imports: [[1], []] };
  const urls: string[] = [];
  let isMapThere = false;
  vi.stubGlobal("document", {
    querySelector: () => ({ content: "assets/parts-index-1.json" }),
  });
  vi.stubGlobal("fetch", (url: string) => {
    urls.push(url.slice(url.lastIndexOf("/") + 1));
    if (url.endsWith("c-part.js") || url.endsWith("c-shared.js"))
      return Promise.resolve(new Response(""));
    return Promise.resolve(isMapThere ? Response.json(map) : new Response("", { status: 503 }));
  });

  await expect(fetchPart(load, ["assets/c-part.js"])).rejects.toThrow("503");
  expect(load).not.toHaveBeenCalled();
  isMapThere = true;
  await expect(fetchPart(load, ["assets/c-part.js"])).resolves.toBe("part");
  expect(urls).toEqual(["parts-index-1.json", "parts-index-1.json", "c-part.js", "c-shared.js"]);
});
