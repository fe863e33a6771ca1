import { createHash, randomUUID } from "node:crypto";
import type { APIRequestContext, Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CANARY, listHostileFiles } from "../apps/server/src/testing/hostile-files.ts";
import { launchChromium, openDevice } from "./support/open-browser.ts";
import { startDamim, type RunningDamim } from "./support/start-damim.ts";
import { openTeacher, post } from "./support/teacher.ts";

let damim: RunningDamim;
let browser: Browser;

beforeAll(async () => {
  [damim, browser] = await Promise.all([startDamim(), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await damim.stop();
});

describe("what the server keeps of hostile files", () => {
  it("runs nowhere: as a page, in a frame, as a script, a style or a picture", async () => {
    // The page's own policy is out of the way: what protects has to be the file's answer.
    const { context, page } = await openDevice(browser, "about:blank", { bypassCSP: true });
    const heard: string[] = [];
    context.on("request", (request) => {
      if (request.url().includes(CANARY)) heard.push(request.url());
    });
    const { uid } = await openTeacher(damim, context, { studentCount: 1 });
    const kept: string[] = [];
    for (const { name, bytes, ends } of await listHostileFiles()) {
      if (!ends.includes("/")) continue;
      kept.push(await upload(context.request, { scope: `t/${uid}/2026`, name, bytes }));
    }

    await page.goto(`${damim.url}student-manage`);
    await page.evaluate(async (addresses) => {
      const load = (tag: "iframe" | "script" | "img" | "object" | "link", address: string) =>
        new Promise((resolve) => {
          const element = document.createElement(tag);
          element.onload = element.onerror = resolve;
          // A frame whose answer is saved never tells.
          setTimeout(resolve, 300);
          if (element instanceof HTMLLinkElement) element.rel = "stylesheet";
          element.setAttribute(
            tag === "object" ? "data" : tag === "link" ? "href" : "src",
            address,
          );
          document.body.append(element);
        });
      const tags = ["iframe", "script", "img", "object", "link"] as const;
      await Promise.all(addresses.flatMap((address) => tags.map((tag) => load(tag, address))));
    }, kept);
    const saved: string[] = [];
    for (const address of kept) {
      const download = page.waitForEvent("download");
      await page.goto(address).catch(() => undefined);
      saved.push((await download).suggestedFilename());
    }

    expect(kept.length).toBeGreaterThan(20);
    expect(heard).toEqual([]);
    expect(await page.evaluate((name) => name in globalThis, CANARY.replaceAll("-", "_"))).toBe(
      false,
    );
    expect(saved.filter((name) => !/\.(png|jpg|txt|pdf|mp3|ogg|wav|webm)$/.test(name))).toEqual([]);
  });
});

async function upload(
  request: APIRequestContext,
  file: { readonly scope: string; readonly name: string; readonly bytes: Buffer },
): Promise<string> {
  const { scope, name, bytes } = file;
  const uuid = randomUUID();
  const id = `${uuid.slice(0, 14)}7${uuid.slice(15)}`;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await post(damim, request, "files", { id, scope, name, size: bytes.length, sha256 });
  const part = await request.post(`${damim.url}api/files/${id}/parts?offset=0`, {
    data: bytes,
    headers: { origin: new URL(damim.url).origin, "content-type": "application/octet-stream" },
  });
  if (!part.ok()) throw new Error(`${name}: ${await part.text()}`);
  await post(damim, request, `files/${id}/finish`, {});
  return `${damim.url}api/files/${id}/content`;
}
