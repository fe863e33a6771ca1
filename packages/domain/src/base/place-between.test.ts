import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOrderKey, LONGEST_ORDER_KEY, placeBetween } from "./place-between.ts";

/** Mulberry32: the same dice for the same seed. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe("placeBetween", () => {
  it("lies strictly between its neighbours, wherever cards are put, for all time", () => {
    const spots = fc.array(fc.nat(), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(spots, fc.integer(), (places, seed) => {
        const dice = createDice(seed);
        const keys: string[] = [];
        for (const place of places) {
          const index = place % (keys.length + 1);
          const key = placeBetween(keys[index - 1], keys[index], dice);
          expect(isOrderKey(key)).toBe(true);
          keys.splice(index, 0, key);
        }

        expect(keys).toEqual([...new Set(keys)].sort((a, b) => (a < b ? -1 : 1)));
      }),
    );
  });

  it("finds room where the middle is how the upper neighbour begins", () => {
    const lower = "a0V";
    const upper = "a0W1";

    for (let seed = 0; seed < 200; seed++) {
      const key = placeBetween(lower, upper, createDice(seed));
      expect([lower, upper, key].sort((a, b) => (a < b ? -1 : 1))).toEqual([lower, key, upper]);
    }
  });

  it("gives no key twice when 300 devices put 10,000 cards at the same spot", () => {
    const keys = new Set<string>();
    for (let device = 0; device < 300; device++) {
      const dice = createDice(device);
      for (let card = 0; card < 34; card++) keys.add(placeBetween("a0", "a1", dice));
    }

    expect(keys.size).toBe(300 * 34);
  });

  it("stays short when every card goes to the end, and when every card goes to the front", () => {
    const dice = createDice(1);
    let [first, last] = ["a0", "a0"];
    for (let card = 0; card < 3_000; card++) {
      last = placeBetween(last, undefined, dice);
      first = placeBetween(undefined, first, dice);
    }

    expect(Math.max(first.length, last.length)).toBeLessThan(16);
  });

  it("puts a card after two neighbours that have one key", () => {
    expect(placeBetween("a0", "a0", createDice(1)) > "a0").toBe(true);
  });
});

describe("isOrderKey", () => {
  it.each(["", "a", "a00", "9", "가", "a0 ", "b0", "<b>", `a0${"V".repeat(LONGEST_ORDER_KEY)}`])(
    "refuses %j",
    (key) => {
      expect(isOrderKey(key)).toBe(false);
    },
  );
});
