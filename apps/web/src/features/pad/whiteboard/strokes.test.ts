import { encodeStrokePoints, type StrokePoint } from "@damim/domain/pad/card/stroke-points.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PadStrokePart } from "../../../data/pad/pad-data.ts";
import { createHeardStrokes } from "./heard-strokes.ts";
import { createStrokeSender } from "./send-stroke.ts";

describe("a stroke on its way to the others", () => {
  it("is heard point for point as it is told, at most every 40 ms", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(30), { minLength: 1, maxLength: 80 }),
        fc.array(fc.tuple(fc.nat(1_600), fc.nat(900), fc.nat(255)), {
          minLength: 80,
          maxLength: 80,
        }),
        (pauses, places) => {
          let now = 1_000;
          let timer: { readonly at: number; readonly work: () => void } | undefined;
          const sent: (PadStrokePart & { readonly at: number })[] = [];
          const heard = createHeardStrokes();
          const sender = createStrokeSender({
            now: () => now,
            send: (part) => {
              sent.push({ ...part, at: now });
              heard.hear({ ...part, by: "m7" }, now);
            },
            setTimer(work, delayMs) {
              timer = { at: now + delayMs, work };
              return () => (timer = undefined);
            },
          });
          const pass = (until: number): void => {
            if (timer && timer.at <= until) {
              const { at, work } = timer;
              timer = undefined;
              now = at;
              work();
            }
            now = until;
          };
          const points: StrokePoint[] = [];
          const stroke = { id: "s1", ink: "red", width: 5, points } as const;
          pauses.forEach((pause, index) => {
            pass(now + pause);
            points.push(places[index] ?? [0, 0, 0]);
            sender.tell(stroke);
          });
          pass(now + 100);

          expect([...heard.list()]).toMatchObject([{ id: "s1", points }]);
          for (const [index, { at }] of sent.entries()) {
            const before = sent[index - 1];
            if (before) expect(at - before.at).toBeGreaterThanOrEqual(40);
          }
        },
      ),
    );
  });

  it("is no longer when a part comes twice, and forgotten when nobody goes on with it", () => {
    const heard = createHeardStrokes();
    const part = { id: "s1", by: "m7", ink: "red", width: 5, from: 0 } as const;
    const points: readonly StrokePoint[] = [
      [1, 1, 0],
      [9, 9, 0],
    ];
    heard.hear({ ...part, points: encodeStrokePoints(points) }, 0);
    heard.hear({ ...part, points: encodeStrokePoints(points) }, 10);

    expect([...heard.list()]).toMatchObject([{ points }]);
    expect(heard.forgetOld(6_009)).toBe(false);
    expect(heard.forgetOld(6_010)).toBe(true);
    expect([...heard.list()]).toEqual([]);
  });
});
