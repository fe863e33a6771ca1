import { afterEach, expect, it, vi } from "vitest";
import { openLink } from "./own-links.ts";

const link = { id: "h", code: "AAAA-BBBB", address: "https://a/board/AAAA-BBBB", kind: "board" };
const asked: string[] = [];

/** A server on which these links are; nothing is made there while the account is stopped. */
function stubServer(links: readonly object[], isStopped: boolean): void {
  asked.length = 0;
  vi.stubGlobal("fetch", (_: string, { method }: RequestInit) => {
    asked.push(method ?? "");
    if (method === "GET") return Promise.resolve(Response.json({ links }));
    const error = { type: "Suspended", message: "관리자가 잠시 멈췄어요." };
    return Promise.resolve(
      isStopped
        ? Response.json({ error }, { status: 503 })
        : Response.json({ links: [{ ...link, target: "2026" }] }),
    );
  });
}

afterEach(() => vi.unstubAllGlobals());

it("gives the link that is there, also to whom nothing may be made for", async () => {
  stubServer(
    [
      { ...link, target: "2025" },
      { ...link, target: "2026" },
    ],
    true,
  );
  expect(await openLink("board", "2026")).toMatchObject({ ok: true, value: { target: "2026" } });
  expect(asked).toEqual(["GET"]);
});

it("makes the one that is not there, or says why not", async () => {
  stubServer([{ ...link, target: "2025" }], false);
  expect(await openLink("board", "2026")).toMatchObject({ ok: true, value: { target: "2026" } });
  stubServer([], true);
  expect(await openLink("board", "2026")).toMatchObject({
    ok: false,
    refusal: { type: "Later", code: "Suspended", sentence: "관리자가 잠시 멈췄어요." },
  });
});
