import { findRenameWait } from "@damim/domain/cafe/nickname.ts";
import { isNewcomer } from "@damim/domain/cafe/report-reason.ts";
import { describe, expect, it } from "vitest";
import { createPadRate } from "../pad/pad-rates.ts";
import { createPushHosts } from "../push/push-hosts.ts";
import { createBuckets, ofAccount } from "../session/limits.ts";
import { createSignInThrottle, FREE_ATTEMPTS, PAUSE_MAX_MS } from "./sign-in-throttle.ts";

describe("the sign-in throttle", () => {
  const build = () => {
    let time = 0;
    const throttle = createSignInThrottle({ now: () => time });
    const guess = (key: string): number => {
      const waitMs = throttle.takeTurn(key, Infinity);
      time += waitMs;
      throttle.markFailed(key);
      return waitMs;
    };
    return { throttle, guess, pass: (ms: number) => (time += ms) };
  };

  it("grows with each wrong guess, up to half a minute and no further", () => {
    const { guess } = build();

    const waits = Array.from({ length: 14 }, () => guess("kim"));

    expect(waits.slice(0, FREE_ATTEMPTS)).toEqual(Array(FREE_ATTEMPTS).fill(0));
    expect(waits.slice(FREE_ATTEMPTS, FREE_ATTEMPTS + 4)).toEqual([1000, 2000, 4000, 8000]);
    expect(Math.max(...waits)).toBe(PAUSE_MAX_MS);
  });

  it("lets 300 teachers behind one address in without a pause", () => {
    const { guess } = build();

    const waits = Array.from({ length: 300 }, (_, n) => guess(`teacher${n}@school/10.0.0.1`));

    expect(Math.max(...waits)).toBe(0);
  });

  it("makes parallel guesses stand in line", () => {
    const { throttle, guess } = build();
    for (let n = 0; n < FREE_ATTEMPTS + 1; n++) guess("kim");

    const waits = Array.from({ length: 4 }, () => throttle.takeTurn("kim", Infinity));

    expect(waits).toEqual([2000, 4000, 6000, 8000]);
  });

  it("does not grow the line by those it turns away", () => {
    const { throttle, guess } = build();
    for (let n = 0; n < 12; n++) guess("kim");

    const waits = Array.from({ length: 1_000 }, () => throttle.takeTurn("kim", PAUSE_MAX_MS));

    expect(waits.filter((waitMs) => waitMs <= PAUSE_MAX_MS)).toHaveLength(1);
    expect(Math.max(...waits)).toBe(2 * PAUSE_MAX_MS);
  });

  it("forgets after the right password, and after a quarter of an hour", () => {
    const { throttle, guess, pass } = build();
    for (let n = 0; n < 10; n++) guess("kim");
    pass(16 * 60_000);
    const later = guess("kim");
    for (let n = 0; n < 10; n++) guess("lee");
    throttle.markSucceeded("lee");

    expect([later, guess("lee")]).toEqual([0, 0]);
  });
});

describe("a clock that ran ahead and was set back", () => {
  const DAY_MS = 86_400_000;
  let time = 0;
  const now = () => time;

  it.each<[string, () => () => number]>([
    [
      "the sign-in throttle",
      () => {
        const throttle = createSignInThrottle({ now });
        for (let n = 0; n < 12; n++) throttle.markFailed("kim");
        return () => throttle.takeTurn("kim", PAUSE_MAX_MS);
      },
    ],
    [
      "the account limit",
      () => {
        const limit = createBuckets({ burst: 3, perSecond: 1, now });
        limit.take(ofAccount("kim"), 1);
        return () => limit.take(ofAccount("kim"), 1);
      },
    ],
    [
      "the rate of a device in a pad room",
      () => {
        const rate = createPadRate({ burst: 3, perSecond: 1, now });
        rate.take(ofAccount("kim"), 1);
        return () => rate.take(ofAccount("kim"), 1);
      },
    ],
    [
      "a push service's rest",
      () => {
        const hosts = createPushHosts(now);
        hosts.noteRefusal("https://push.example/a");
        return () => hosts.restsUntil("https://push.example/a");
      },
    ],
    ["the rename of a nickname", () => () => findRenameWait(DAY_MS, now())],
    ["a newcomer's day", () => () => Number(isNewcomer(DAY_MS, now()))],
  ])("does not make %s wait", (_title, use) => {
    time = DAY_MS;
    const wait = use();
    time = 0;

    expect(wait()).toBe(0);
  });
});

describe("the account limit", () => {
  it("lets a burst through, then as much as time gives", () => {
    let time = 0;
    const limit = createBuckets({ burst: 3, perSecond: 2, now: () => time });

    const first = Array.from({ length: 4 }, () => limit.take(ofAccount("kim"), 1));
    time += 500;
    const second = [
      limit.take(ofAccount("kim"), 1),
      limit.take(ofAccount("kim"), 1),
      limit.take(ofAccount("lee"), 3),
    ];

    expect(first).toEqual([0, 0, 0, 500]);
    expect(second).toEqual([0, 500, 0]);
  });

  it("lets a batch larger than the burst pass with a full bucket", () => {
    const limit = createBuckets({ burst: 10, perSecond: 10, now: () => 0 });

    expect([limit.take(ofAccount("kim"), 500), limit.take(ofAccount("kim"), 1)]).toEqual([0, 100]);
  });
});
