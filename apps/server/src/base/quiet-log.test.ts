import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLog } from "./open-log.ts";

describe("what is said again and again", () => {
  let lines: Record<string, unknown>[];
  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
  });
  afterEach(() => vi.useRealTimers());

  const open = (logRequests: "off" | "sample" | "all", chance = () => 0.5) =>
    openLog({ logFormat: "json", logRequests }, (line) => lines.push(JSON.parse(line)), chance).log;

  it("has one line a minute for each cause, with its number", () => {
    const log = open("off").child({ requestId: "one" });
    const fail = (code: string): void =>
      log.error({ err: Object.assign(new Error("no"), { code }), type: "DatabaseAway" }, "failed");
    for (let n = 0; n < 230; n++) fail("ECONNREFUSED");
    fail("57P01");
    expect(lines.map(({ err }) => (err as { code: string }).code)).toEqual([
      "ECONNREFUSED",
      "57P01",
    ]);

    vi.advanceTimersByTime(60_000);
    expect(lines.slice(2)).toMatchObject([{ msg: "failed", repeated: 229 }]);
    fail("ECONNREFUSED");
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(4);

    vi.advanceTimersByTime(60_000);
    fail("ECONNREFUSED");
    expect(lines).toHaveLength(5);
  });

  it("of requests what failed and one of a hundred others, or all, or none", () => {
    const ask = (log: ReturnType<typeof open>): number => {
      lines = [];
      for (const status of [200, 503]) log.info({ route: "GET api/sync", status }, "request");
      return lines.length;
    };

    expect(ask(open("off"))).toBe(0);
    expect(ask(open("sample"))).toBe(1);
    expect(ask(open("sample", () => 0.009))).toBe(2);
    expect(ask(open("all"))).toBe(2);
  });
});
