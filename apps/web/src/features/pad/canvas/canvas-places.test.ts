import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CARD_WIDTH,
  findFreeSpot,
  moveSpot,
  placeCards,
  toCanvasBox,
  toReadingOrder,
} from "./canvas-places.ts";

const coordinate = fc.option(fc.integer({ min: -20_000, max: 20_000 }), { nil: null });
const cards = fc
  .array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 30 })
  .map((spots) => spots.map((spot, index) => ({ id: `c${index}`, ...spot })));

describe("the places of the free canvas", () => {
  it("leave cards where they were put, and cover no card with one that nobody put anywhere", () => {
    fc.assert(
      fc.property(cards, (all) => {
        const spots = placeCards(all);
        expect(spots.size).toBe(all.length);
        const isFree = (card: (typeof all)[number]): boolean => card.x === null || card.y === null;
        for (const card of all) {
          const spot = spots.get(card.id);
          if (!isFree(card)) {
            const isAlone = all.find(({ x, y }) => x === card.x && y === card.y) === card;
            if (isAlone) expect(spot).toEqual({ x: card.x, y: card.y });
          } else {
            const others = [...spots].filter(([id]) => id !== card.id);
            for (const [, { x, y }] of others) {
              const [byX, byY] = [Math.abs(x - (spot?.x ?? 0)), Math.abs(y - (spot?.y ?? 0))];
              expect(byX >= CARD_WIDTH || byY >= 200).toBe(true);
            }
          }
        }
      }),
    );
  });

  it("keep a card in sight that was put onto another one unknowingly, on all devices alike", () => {
    const spots = placeCards([
      { id: "하나", x: 24, y: 24 },
      { id: "둘", x: 24, y: 24 },
      { id: "셋", x: 24, y: 24 },
    ]);

    expect([...spots.values()]).toEqual([
      { x: 24, y: 24 },
      { x: 48, y: 74 },
      { x: 72, y: 124 },
    ]);
  });

  it("have room for a new card that covers none", () => {
    fc.assert(
      fc.property(cards, (all) => {
        const spot = findFreeSpot(all);
        const spots = placeCards([...all, { id: "new", ...spot }]);
        expect(spots.get("new")).toEqual(spot);
        for (const { x, y } of placeCards(all).values()) {
          expect(Math.abs(x - spot.x) >= CARD_WIDTH || Math.abs(y - spot.y) >= 200).toBe(true);
        }
      }),
    );
  });

  it("all lie within the canvas", () => {
    fc.assert(
      fc.property(cards, (all) => {
        const spots = [...placeCards(all).values()];
        const box = toCanvasBox(spots);
        for (const { x, y } of spots) {
          expect(x >= box.x && x + CARD_WIDTH <= box.x + box.width).toBe(true);
          expect(y >= box.y && y <= box.y + box.height).toBe(true);
        }
      }),
    );
  });

  it("are read row by row, each from the left, though nothing lies quite straight", () => {
    const spots = new Map([
      ["아래", { x: 0, y: 400 }],
      ["오른쪽", { x: 600, y: 10 }],
      ["왼쪽", { x: 0, y: 40 }],
      ["가운데", { x: 300, y: 0 }],
    ]);

    expect(toReadingOrder(spots)).toEqual(["왼쪽", "가운데", "오른쪽", "아래"]);
  });

  it("end where a row may say no more", () => {
    expect(moveSpot({ x: 19_990, y: -19_999 }, 40, -8)).toEqual({ x: 20_000, y: -20_000 });
  });
});
