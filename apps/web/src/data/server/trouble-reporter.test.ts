import { describe, expect, it } from "vitest";
import { createTroubleReporter, type TroubleReporterDeps } from "./trouble-reporter.ts";

const NAME = "선우카나리아";

function open(options: Partial<TroubleReporterDeps> = {}) {
  const sent: Record<string, unknown>[] = [];
  const place = { path: "/attendance?doWhat=addAttend", now: 1_000_000 };
  const reporter = createTroubleReporter({
    ask: () => Promise.resolve({ troubles: true, pages: true }),
    send: (report) => {
      sent.push({ ...report });
      return Promise.resolve();
    },
    now: () => place.now,
    chance: () => 0.05,
    path: () => place.path,
    isPrivate: false,
    ...options,
  });
  return { reporter, sent, place };
}

describe("a page's reporter", () => {
  it("tells a bug with what went before, and no name", async () => {
    const { reporter, sent, place } = open();
    reporter.noteStep("page");
    place.now += 4_000;
    place.path = `/answer/${NAME}`;
    reporter.noteStep("page");
    reporter.noteStep("offline");
    place.now += 1_000;

    reporter.reportTrouble(new TypeError(`${NAME} is not iterable`));
    await reporter.sendWaiting();

    const told = sent.find(({ type }) => type === "trouble");
    expect(told).toMatchObject({
      name: "TypeError",
      message: "* is not iterable",
      route: "/answer/:code",
      breadcrumbs: [
        { what: "page", secondsBefore: 5, route: "/attendance" },
        { what: "page", secondsBefore: 1, route: "/answer/:code" },
        { what: "offline", secondsBefore: 1, route: "/answer/:code" },
      ],
    });
    expect(JSON.stringify(sent)).not.toContain(NAME);
  });

  it("counts an opened page once, by its pattern", async () => {
    const { reporter, sent } = open();

    reporter.noteStep("page");
    reporter.noteStep("page");
    await reporter.sendWaiting();

    expect(sent).toEqual([{ type: "page", route: "/attendance" }]);
  });

  it("tells the same bug once, and ten at most", async () => {
    const { reporter, sent } = open();
    const same = new Error("timeout");
    const others = Array.from({ length: 20 }, () => new Error("timeout"));
    others.forEach((error, index) => {
      error.stack = `Error\n at f (http://x/damim/assets/index-BX3kq9aa.js:1:${index})`;
    });

    for (const error of [same, same, ...others]) reporter.reportTrouble(error);
    await reporter.sendWaiting();

    expect(sent).toHaveLength(10);
  });

  it("sends nothing that is not wanted", async () => {
    const { reporter, sent } = open({
      ask: () => Promise.resolve({ troubles: false, pages: false }),
    });

    reporter.noteStep("page");
    reporter.reportTrouble(new Error("timeout"));
    reporter.reportLoad(300);
    await reporter.sendWaiting();

    expect(sent).toEqual([]);
  });

  it("tells bugs and nothing else where tracking is not wanted", async () => {
    const { reporter, sent } = open({ isPrivate: true });

    reporter.noteStep("page");
    reporter.reportLoad(300);
    reporter.reportTrouble(new Error("timeout"));
    await reporter.sendWaiting();

    expect(sent.map(({ type }) => type)).toEqual(["trouble"]);
  });

  it("lets one start in ten say how long it took", async () => {
    const told = open({ chance: () => 0.099 });
    const silent = open({ chance: () => 0.1 });

    for (const { reporter } of [told, silent]) {
      reporter.reportLoad(300);
      await reporter.sendWaiting();
    }

    expect(told.sent).toEqual([{ type: "load", route: "/attendance", durationMs: 300 }]);
    expect(silent.sent).toEqual([]);
  });

  it("waits while the server cannot be asked, and asks again", async () => {
    let isAway = true;
    const { reporter, sent } = open({
      ask: () =>
        isAway
          ? Promise.reject(new TypeError("Failed to fetch"))
          : Promise.resolve({ troubles: true, pages: true }),
    });

    reporter.reportTrouble(new Error("timeout"));
    await reporter.sendWaiting();
    expect(sent).toEqual([]);
    isAway = false;
    await reporter.sendWaiting();

    expect(sent).toHaveLength(1);
  });
});
