import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { checkedKinds } from "../registry/checked-kinds.ts";
import { readDraft, showDraft } from "./record.ts";
import { listSheetLines } from "./testing/list-sheet-lines.ts";
import type { Shape } from "./shape.ts";

const values: { readonly [T in Shape["type"]]?: fc.Arbitrary<unknown> } = {
  text: fc.stringMatching(/^[가-힣a-z]{1,10}$/),
  day: fc.constantFrom("2026-03-02", "2026-12-28"),
  yes: fc.constant(true),
  id: fc.uuid(),
  order: fc.constantFrom("a0V", "a1"),
  instant: fc.nat(),
  student: fc.uuid(),
  weekdays: fc.constantFrom("1", "135"),
  clock: fc.constantFrom("08:50", "13:10"),
  file: fc.uuid({ version: 7 }),
  files: fc.constant([]),
};

/** One value of each field whose shape is deep. */
const deepValues: Readonly<Record<string, unknown>> = {
  "gameScore.label": "1모둠",
  "draw.terms": "{}",
  "gameScore.presses": [3, 90],
};

function anyValue(shape: Shape, field: string): fc.Arbitrary<unknown> {
  if (shape.type === "choice") return fc.constantFrom(...shape.values);
  if (shape.type === "whole") {
    const { least: min, most: max, isNeverZero } = shape;
    return fc.integer({ min, max }).filter((value) => value !== 0 || !isNeverZero);
  }
  if (field in deepValues) return fc.constant(deepValues[field]);
  if (shape.type === "list") return fc.array(anyValue(shape.of, field), { maxLength: 3 });
  if (shape.type === "pattern") return fc.stringMatching(shape.pattern);
  return values[shape.type] ?? fc.constant([]);
}

const saidOnce = checkedKinds.flatMap(({ fields, ...kind }) =>
  fields ? [{ ...kind, of: { fields } }] : [],
);

describe.each(saidOnce)("$name, said once", ({ name: kind, of, schema, sheets }) => {
  const fields = Object.entries(of.fields);
  const row = fc.record(
    Object.fromEntries(
      fields.map(([name, { shape }]) => [name, anyValue(shape, `${kind}.${name}`)]),
    ),
    {
      requiredKeys: fields.flatMap(([name, { isOptional }]) => (isOptional ? [] : [name])),
    },
  );

  it("is taken by the server as its form gives it, and the form shows what was stored", () => {
    const names = fields.flatMap(([name, { input }]) => (input === "none" ? [] : [name]));
    fc.assert(
      fc.property(row, (stored) => {
        const read = readDraft(of, showDraft(of, names, stored));

        if (!read.ok) throw new Error(JSON.stringify(read.refusal.sentences));
        expect(v.is(schema, stored)).toBe(true);
        expect(v.is(schema, { ...stored, ...read.value })).toBe(true);
        for (const name of names) {
          expect(Object.entries(read.value)).toContainEqual([name, stored[name] ?? null]);
        }
      }),
    );
  });

  it("fills its line of the sheet, and says each field that has a label", () => {
    fc.assert(
      fc.property(row, (stored) => {
        const rows = { [kind]: [{ ...stored, id: "a" }] };
        for (const sheet of sheets) expect(listSheetLines(sheet, rows).length).toBeGreaterThan(0);
        for (const [name, field] of fields) {
          if (field.label !== undefined && stored[name] !== undefined)
            expect(field.say(stored[name])).toMatch(/\S/);
        }
      }),
    );
  });
});
