import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PAD_INKS } from "@damim/domain/pad/card/pad-stroke.ts";
import { readSketchDraft, writeSketchDraft } from "./sketch-draft.ts";

const paper = { width: 900, height: 1_200 };
const stroke = fc.record({
  id: fc.uuid(),
  ink: fc.constantFrom(...PAD_INKS),
  width: fc.constantFrom(5, 12, 30),
  points: fc.array(fc.tuple(fc.nat(1_200), fc.nat(900), fc.nat(255)), {
    minLength: 1,
    maxLength: 6,
  }),
});

describe("a drawing that was begun", () => {
  it("comes back as it was, on the ground it was drawn on alone", () => {
    fc.assert(
      fc.property(fc.array(stroke, { minLength: 1, maxLength: 8 }), (strokes) => {
        const text = writeSketchDraft({ paper, ground: 7, strokes });

        expect(readSketchDraft(text, 7)).toEqual({ paper, ground: 7, strokes });
        expect(readSketchDraft(text, 0)).toBeUndefined();
      }),
    );
  });

  it("is nothing where nothing was drawn, or nothing can be read", () => {
    expect(writeSketchDraft({ paper, ground: 0, strokes: [] })).toBeUndefined();
    for (const text of [undefined, "", "null", "{}", '{"ground":0}', '{"ground":0,"paper":{}}']) {
      expect(readSketchDraft(text, 0)).toBeUndefined();
    }
    const unknown = '{"ground":0,"paper":{"width":1,"height":1},"strokes":[{"ink":"gold"}]}';
    expect(readSketchDraft(unknown, 0)).toBeUndefined();
  });
});
