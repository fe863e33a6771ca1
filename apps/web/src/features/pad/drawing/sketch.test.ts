import type { StrokePoint } from "@damim/domain/pad/card/stroke-points.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { touchesStroke } from "./ink-stroke.ts";
import { FIRST_PEN, type Pen } from "./inks.ts";
import { createSketch } from "./sketch.ts";

const eraser: Pen = { ...FIRST_PEN, tool: "eraser" };
const point = fc.tuple(fc.nat(1_200), fc.nat(900), fc.constant(0));
const line = fc.array(point, { minLength: 1, maxLength: 6 });
const act = fc.oneof(
  fc.record({ tool: fc.constantFrom("pen", "eraser"), points: line }),
  fc.constantFrom("undo", "redo", "clear"),
);

function start() {
  let made = 0;
  const sketch = createSketch(() => `s${(made += 1)}`);
  const draw = (pen: Pen, [first = [0, 0, 0], ...rest]: readonly StrokePoint[]): void => {
    sketch.down(pen, first);
    sketch.move(rest);
    sketch.up();
  };
  return { sketch, draw };
}

describe("a drawing", () => {
  it("goes all the way back to an empty paper and forth again, whatever was done", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const { sketch, draw } = start();
        for (const one of acts) {
          if (typeof one === "string") sketch[one]();
          else draw(one.tool === "eraser" ? eraser : FIRST_PEN, one.points);
        }
        while (sketch.canRedo) sketch.redo();
        const last = sketch.strokes;
        while (sketch.canUndo) sketch.undo();
        expect(sketch.strokes).toEqual([]);
        while (sketch.canRedo) sketch.redo();
        expect(sketch.strokes).toEqual(last);
      }),
    );
  });

  it("keeps nothing of a stroke that the browser took away", () => {
    const { sketch, draw } = start();
    draw(FIRST_PEN, [
      [0, 0, 0],
      [50, 50, 0],
    ]);
    sketch.down(FIRST_PEN, [100, 100, 0]);
    sketch.cancel();
    sketch.down(eraser, [25, 25, 0]);
    sketch.cancel();

    expect(sketch.strokes).toHaveLength(1);
  });
});

describe("the eraser", () => {
  it("touches a stroke between its points, and a dot", () => {
    const stroke = {
      width: 10,
      points: [
        [0, 0, 0],
        [100, 0, 0],
      ] as const,
    };

    expect(touchesStroke(stroke, [50, 12], 8)).toBe(true);
    expect(touchesStroke(stroke, [50, 14], 8)).toBe(false);
    expect(touchesStroke(stroke, [120, 0], 8)).toBe(false);
    expect(touchesStroke({ width: 10, points: [[5, 5, 0]] }, [5, 16], 8)).toBe(true);
  });
});
