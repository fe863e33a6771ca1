import { describe, expect, it } from "vitest";
import { createGuesses } from "./guesses.ts";
import { createBuckets, createLimit, ofAccount } from "./limits.ts";

describe("a guess", () => {
  const refuse = (waitMs: number): Error => new Error(`wait ${waitMs}`);
  const options = { burst: 10, few: 2, many: 100, seconds: 100, refuse };
  const by = ofAccount;

  it("is looked up first: 30,000 wrong ones of one address stop that one alone, and time frees it", async () => {
    let time = 0;
    const guesses = createGuesses({ ...options, now: () => time });
    const say = (who: string, said: string) =>
      guesses
        .look({ by: by(who), said }, () => (said === "right" ? said : undefined))
        .catch((error: Error) => error.message);
    for (let n = 0; n < 30_000; n += 1) await say("a", `wrong ${n}`);

    expect(await say("a", "right")).toBe("wait 10000");
    expect(await say("b", "right")).toBe("right");
    time += 10_000;
    expect(await say("a", "right")).toBe("right");
    for (let n = 0; n < 30; n += 1) await say("a", `wrong ${n}`);
    expect(await say("a", "right")).toBe("right");
  });

  it("is paid off where many were under way at once", async () => {
    let time = 0;
    const guesses = createGuesses({ ...options, many: 10_000, now: () => time });
    const say = () => guesses.look({ by: by("a"), said: "x" }, () => Promise.resolve(undefined));
    await Promise.allSettled(Array.from({ length: 1_000 }, say));
    time += 50_000;

    await expect(say()).rejects.toThrow("wait 60000");
  });

  it("has fewer wrong ones while all addresses together said too many, and is right all the same", async () => {
    const guesses = createGuesses({ ...options, now: () => 0 });
    const say = (who: string, said: string) =>
      guesses
        .look({ by: by(who), said }, () => (said === "right" ? said : undefined))
        .catch((error: Error) => error.message);
    for (let n = 0; n < 100; n += 1) await say(`a${n}`, "wrong");

    expect(await say("b", "right")).toBe("right");
    for (const wrong of ["1", "2"]) expect(await say("c", wrong)).toBeUndefined();
    expect(await say("c", "right")).toMatch(/^wait/);
  });

  it("cannot be counted by what all have who share it", () => {
    const limit = createLimit({ burst: 1, seconds: 1, now: () => 0, refuse });
    // @ts-expect-error: a code is nobody; `at(findAsker(c, config), code)` is somebody at it.
    const shared: () => void = () => limit("7F3K-9QX2");

    expect(shared).not.toThrow();
  });

  it("waits no longer because the clock was set back", () => {
    let time = 10_000;
    const asks = createBuckets({ burst: 2, perSecond: 1, now: () => time });
    expect(asks.take(by("a"), 1)).toBe(0);
    time = 0;

    expect(asks.take(by("a"), 1)).toBe(0);
  });
});
