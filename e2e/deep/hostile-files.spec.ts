import { createHash, randomUUID } from "node:crypto";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import type { APIRequestContext, Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { CANARY, listHostileFiles } from "../../apps/server/src/testing/hostile-files.ts";
import { HEARD, listHostileTexts } from "../support/hostile-texts.ts";
import { openDevice, type Device } from "../support/open-browser.ts";
import { findButton, findDialog } from "../support/screen.ts";
import { shareDamim } from "../support/share-damim.ts";
import { openTeacher, post, push } from "../support/teacher.ts";

/** A tenth of the texts in `npm test`, all with `npm run test:deep -- pad-xss`. */
const TEXTS_AT_ONCE = 50;
const TEXTS = process.env["DEEP_COUNT"] === undefined ? TEXTS_AT_ONCE : 500;

const [damim, browser] = await shareDamim();

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
      const scope = `t/${uid}/2026`;
      kept.push(await upload(context.request, { place: "files", scope, name, bytes }));
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

describe("what is written in a pad room", () => {
  const timeout = (TEXTS / TEXTS_AT_ONCE) * 120_000;
  it(`stays text, wherever it stands: ${TEXTS} in every field`, { timeout }, async () => {
    const all = spread(listHostileTexts(), TEXTS);
    for (let from = 0; from < all.length; from += TEXTS_AT_ONCE) {
      await showInRoom(all.slice(from, from + TEXTS_AT_ONCE));
    }
  });
});

/** So many of them, from everywhere in the list. */
function spread(texts: readonly string[], count: number): readonly string[] {
  const step = texts.length / count;
  return Array.from({ length: count }, (_, index) => texts[Math.floor(index * step)] ?? "");
}

/** A room whose every field says them; the teacher and a pupil look at all of it, under the policy of the pages. */
async function showInRoom(texts: readonly string[]): Promise<void> {
  const [teacher, pupil] = await Promise.all([openListening(), openListening()]);
  await openTeacher(damim, teacher.context, { studentCount: 1 });
  const { request } = teacher.context;
  await Promise.all(texts.map((text) => makeRoom(request, text.replaceAll(/[/\\?#%]/g, "ㅡ"), [])));
  const room = await makeRoom(request, "가을", texts);
  await fillRoom(request, room.roomId, texts);
  await Promise.all([
    serveHostilePreviews(teacher.page, "sync"),
    serveHostilePreviews(pupil.page, "pad/sync"),
  ]);

  await lookAsTeacher(teacher.page, texts);
  await lookAsPupil(pupil.page, `${damim.url}padIt/x#k=${room.key}`, texts);
  expect([...teacher.troubles, ...pupil.troubles]).toEqual([]);
  await Promise.all([teacher.context.close(), pupil.context.close()]);
}

/** A script that ran says so on the console, and that is a trouble like a report of the policy. */
async function openListening(): Promise<Device> {
  const device = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
  await device.context.addInitScript((name) => {
    Reflect.set(globalThis, name, () => console.error("executed"));
  }, HEARD);
  return device;
}

async function makeRoom(request: APIRequestContext, roomName: string, names: readonly string[]) {
  const room = { board: "wall", entry: "nickname", names: "name", allowsComments: true };
  const made = await post(damim, request, "pad/rooms", {
    roomName: cut(roomName, 40),
    room,
    members: names.map((name, index) => ({
      studentId: `s${index}`,
      number: index + 1,
      name: cut(name, 20),
    })),
  });
  const { roomId, link } = made as { readonly roomId: string; readonly link: string };
  return { roomId, key: new URL(link).hash.replace("#k=", "") };
}

/** Four cards, a comment and a column for each text. */
async function fillRoom(
  request: APIRequestContext,
  roomId: string,
  texts: readonly string[],
): Promise<void> {
  const scope = padScope(roomId);
  const place = `pad/rooms/${roomId}/files`;
  const address = await upload(request, { place, scope, name: "점.png", bytes: ONE_DOT });
  const file = address.split("/").at(-2);
  const ids = texts.map(() => newUuid7());
  const [first] = ids;
  await push(damim, request, scope, [
    ...texts.flatMap((text, index) => {
      const column = `column-${index}`;
      const order = `a1${String(index).padStart(4, "0")}`;
      const card = (kind: number, set: object) => ({
        kind: "padCard",
        id: kind === 1 ? (ids[index] ?? "") : newUuid7(),
        set: { text, column, order: `${order}${kind}`, ...set },
      });
      return [
        { kind: "padColumn", id: column, set: { title: cut(text, 60), order: `${order}1` } },
        { kind: "padComment", id: newUuid7(), set: { card: first, text } },
        card(1, { type: "picture", file, alt: text }),
        card(2, { type: "file", file, fileName: text }),
        card(3, { type: "link", link: `https://q.kr/${encodeURIComponent(text)}` }),
        card(4, { type: "poll", poll: { options: [cut(text, 80), "둘"] } }),
      ];
    }),
    { kind: "padRoom", id: "room", set: { title: cut(texts[0] ?? "", 40) } },
  ]);
}

/** The server alone writes what stands at a link: so its answer says the card's own text for a title. */
async function serveHostilePreviews(page: Page, path: string): Promise<void> {
  await page.route(`**/api/${path}`, async (route: Route) => {
    const response = await route.fetch();
    const reply = await response.json();
    for (const { rows = [] } of reply.scopes ?? []) {
      for (const [kind, , data] of rows) {
        if (kind !== "padCard" || data?.type !== "link") continue;
        data.preview = { title: data.text, site: cut(data.text, 100) };
      }
    }
    await route.fulfill({ response, json: reply });
  });
}

async function lookAsTeacher(page: Page, texts: readonly string[]): Promise<void> {
  await page.goto(`${damim.url}classgame?about=padIt`);
  await page.getByRole("button", { name: "열기", exact: true }).nth(texts.length).waitFor();
  const room = page.getByRole("listitem").filter({ hasText: "가을" });
  await room.getByRole("button", { name: "열기", exact: true }).click();
  await waitForAll(page, texts);
  await openAndClose(page, "학생", () => page.getByRole("button", { name: /명 접속$/ }).click());
  await openAndClose(page, "방 설정", () => findButton(page, "방 설정").click());
  await openFirstCard(page, texts);
  for (const board of ["줄", "번호별", "자유"]) {
    await page.getByRole("radio", { name: board, exact: true }).click();
    await waitForAll(page, texts);
  }
  await page.getByRole("radio", { name: "줄", exact: true }).click();
}

async function lookAsPupil(page: Page, link: string, texts: readonly string[]): Promise<void> {
  await page.goto(link);
  await page.getByRole("textbox", { name: "별명" }).fill("<svg onload=q()>");
  await findButton(page, "들어가기").click();
  await waitForAll(page, texts);
  await openFirstCard(page, texts);
}

async function waitForAll(page: Page, texts: readonly string[]): Promise<void> {
  await page
    .getByRole("article")
    .nth(texts.length * 4 - 1)
    .waitFor({ state: "attached" });
}

async function openAndClose(page: Page, title: string, open: () => Promise<void>): Promise<void> {
  await open();
  await findDialog(page, title).waitFor();
  await page.keyboard.press("Escape");
  await findDialog(page, title).waitFor({ state: "detached" });
}

/** With every text as a comment. */
async function openFirstCard(page: Page, texts: readonly string[]): Promise<void> {
  await page.locator(".pad-card-open").first().click();
  const comments = page.locator(".pad-comments li");
  await comments.nth(texts.length - 1).waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await comments.first().waitFor({ state: "detached" });
}

const ONE_DOT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

function cut(text: string, longest: number): string {
  return text.slice(0, longest);
}

function newUuid7(): string {
  const uuid = randomUUID();
  return `${uuid.slice(0, 14)}7${uuid.slice(15)}`;
}

async function upload(
  request: APIRequestContext,
  file: {
    /** Below `api/`. */
    readonly place: string;
    readonly scope: string;
    readonly name: string;
    readonly bytes: Buffer;
  },
): Promise<string> {
  const { place, scope, name, bytes } = file;
  const id = newUuid7();
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await post(damim, request, place, { id, scope, name, size: bytes.length, sha256 });
  const part = await request.post(`${damim.url}api/${place}/${id}/parts?offset=0`, {
    data: bytes,
    headers: { origin: new URL(damim.url).origin, "content-type": "application/octet-stream" },
  });
  if (!part.ok()) throw new Error(`${name}: ${await part.text()}`);
  await post(damim, request, `${place}/${id}/finish`, {});
  return `${damim.url}api/${place}/${id}/content`;
}
