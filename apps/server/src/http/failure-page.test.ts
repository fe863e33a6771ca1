import { guestPageNames } from "@damim/domain/links/guest-pages.ts";
import { describe, expect, it } from "vitest";
import { serverOfAll } from "../testing/server-of-tests.ts";

describe("whoever opens an address in a browser", () => {
  const server = serverOfAll("sqlite");

  const visit = { "sec-fetch-mode": "navigate", accept: "text/html" };
  const open = async (path: string, headers: Record<string, string>) => {
    const answer = await server.app.request(`/damim/${path}`, { headers });
    return { answer, type: answer.headers.get("content-type") ?? "", text: await answer.text() };
  };

  it("reads a page wherever a route or a file refuses, and a program JSON", async () => {
    const ways = server.routes
      .filter(({ method }) => method === "GET")
      .map(({ path }) => path.replaceAll(/:[a-zA-Z]+/gu, "k3m9px2w"));
    let refused = 0;
    for (const path of [...ways, "ical/k3m9px2w.ics", "assets/none.js", "api/none"]) {
      const shown = await open(path, visit);
      if (shown.answer.status < 400) continue;
      refused += 1;
      expect([path, shown.type]).toEqual([path, "text/html; charset=UTF-8"]);
      expect(shown.text).toMatch(/<h1>[가-힣 ]+<\/h1>/u);
      const told = await open(path, { accept: "*/*" });
      expect([path, told.type, told.answer.status]).toEqual([
        path,
        "application/json",
        shown.answer.status,
      ]);
    }
    expect(refused).toBeGreaterThan(50);
  });

  it.each([
    ...guestPageNames.map((name) => `${name}/k3m9px2w/none`),
    "class/7F3K-9QX2",
    "go/7F3K-9QX2",
  ])("is led into the teachers' app by no address of guests: %s", async (path) => {
    const { answer, text } = await open(path, visit);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain("담임으로 가기");
    expect((await open("api/none", visit)).text).toContain("담임으로 가기");
  });

  it.each(["go/k3m9px2w", "ical/k3m9px2w.ics", "ical/k3m9px2w"])(
    "is told that the link is over or misspelt: %s",
    async (path) => {
      // Over plain http a browser tells no mode, and the worker of a guest's page asks in its own.
      const page = { accept: "text/html,application/xhtml+xml" };
      for (const headers of [visit, page, { ...page, "sec-fetch-mode": "cors" }]) {
        const { answer, text } = await open(path, headers);
        expect(answer.status).toBe(404);
        expect(text).toContain("<h1>링크가 끝났거나 잘못 적었어요</h1>");
      }
    },
  );
});
