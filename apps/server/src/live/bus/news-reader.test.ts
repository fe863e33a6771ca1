import type { LiveHub } from "@damim/sync/server/live-hub.ts";
import type { Commit } from "@damim/sync/server/push.ts";
import { describe, expect, it } from "vitest";
import { createNewsReader } from "./news-reader.ts";
import type { ReadNews } from "./read-news.ts";

const SCOPE = "t/u1/2026";

function build(readNews: ReadNews) {
  const told: string[] = [];
  const failures: unknown[] = [];
  const hub: LiveHub = {
    watch: () => () => {},
    commit: ({ from, seq, rows }) => told.push(`${from}-${seq} ${rows.map(([, id]) => id).join()}`),
    countListeners: () => 0,
  };
  const onFailure = (error: unknown): void => void failures.push(error);
  const reader = createNewsReader({ hub, readNews, onFailure });
  return { reader, told, failures, stop: reader.watch(SCOPE, () => {}) };
}

const buildCommit = (from: number, seq: number): Commit => ({
  scope: SCOPE,
  from,
  seq,
  rows: Array.from({ length: seq - from }, (_, n) => [
    "student",
    `s${from + n + 1}`,
    {},
    from + n + 1,
  ]),
  clock: "",
});

describe("createNewsReader", () => {
  it("tells a commit of its own process at once and does not read it again", async () => {
    const { reader, told } = build(async () => {
      throw new Error("nothing to read");
    });

    reader.publish(buildCommit(4, 5));
    reader.hear({ sender: "other", scope: SCOPE, from: 4, seq: 5 });

    expect(told).toEqual(["4-5 s5"]);
  });

  it("reads what another process committed, from the sequence before it", async () => {
    const asked: unknown[] = [];
    const { reader, told } = build(async (...wish) => {
      asked.push(wish);
      return buildCommit(4, 6);
    });

    reader.hear({ sender: "other", scope: SCOPE, from: 4, seq: 5 });
    await expect.poll(() => told).toEqual(["4-6 s5,s6"]);

    expect(asked).toEqual([[SCOPE, 4]]);
  });

  it("reads both when its own commit came after one it has not heard of", async () => {
    const { reader, told } = build(async () => buildCommit(1, 3));

    reader.publish(buildCommit(0, 1));
    reader.publish(buildCommit(2, 3));

    await expect.poll(() => told).toEqual(["0-1 s1", "1-3 s2,s3"]);
  });

  it("leaves out what its own process told while it was reading", async () => {
    const answer = Promise.withResolvers<Commit>();
    const { reader, told } = build(() => answer.promise);

    reader.publish(buildCommit(0, 1));
    reader.checkAll();
    reader.publish(buildCommit(1, 2));
    answer.resolve(buildCommit(1, 3));

    await expect.poll(() => told).toEqual(["0-1 s1", "1-2 s2", "2-3 s3"]);
  });

  it("says only how far a scope is when it does not know what its listeners have", async () => {
    const { reader, told } = build(async (_, since) => {
      expect(since).toBe(undefined);
      return { ...buildCommit(0, 0), seq: 7 };
    });

    reader.checkAll();

    await expect.poll(() => told).toEqual(["0-7 "]);
  });

  it("asks again while the database is away, and says so once", async () => {
    let attempts = 0;
    const { reader, told, failures } = build(async () => {
      if (++attempts < 3) throw new Error("away");
      return buildCommit(0, 1);
    });

    reader.hear({ sender: "other", scope: SCOPE, from: 0, seq: 1 });

    await expect.poll(() => told).toEqual(["0-1 s1"]);
    expect(failures).toHaveLength(1);
  });

  it("tells the scopes of a node that answers while another one is away", async () => {
    const { reader, told } = build(async (scope) => {
      if (scope !== SCOPE) throw new Error("away");
      return buildCommit(0, 1);
    });
    const stop = reader.watch("t/away/2026", () => {});

    reader.checkAll();

    await expect.poll(() => told).toEqual(["0-1 s1"]);
    stop();
    reader.close();
  });

  it("passes over a scope that nobody watches any more", async () => {
    const { reader, told, stop } = build(async () => buildCommit(0, 1));

    stop();
    reader.hear({ sender: "other", scope: SCOPE, from: 0, seq: 1 });
    reader.publish(buildCommit(0, 1));
    await new Promise((resolve) => setImmediate(resolve));

    expect(told).toEqual([]);
  });
});
