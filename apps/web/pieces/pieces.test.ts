import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinPieces, type Piece } from "./join-pieces.ts";
import { listNeeds, throughIcons, type ModuleFacts } from "./list-needs.ts";

const PARTS = 6;

/** Each imports later ones only, and what a part fetches it fetches with all that it imports. */
const somePieces = fc
  .array(
    fc.record({
      parts: fc.uniqueArray(fc.nat(PARTS - 1), { minLength: 1 }),
      size: fc.integer({ min: 1, max: 90_000 }),
      imports: fc.array(fc.nat(30), { maxLength: 4 }),
      isPupils: fc.boolean(),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((drawn): readonly Piece[] => {
    const pieces = drawn.map(({ parts, size, imports, isPupils }, place) => ({
      parts: new Set(parts),
      size,
      imports: new Set(imports.map((ahead) => place + 1 + ahead).filter((to) => to < drawn.length)),
      side: isPupils ? "pupil" : "piece",
    }));
    for (const { parts, imports } of pieces)
      for (const to of imports) for (const part of parts) pieces[to]?.parts.add(part);
    return pieces;
  });

function importsOf(pieces: readonly Piece[], lies: readonly number[]): Map<number, Set<number>> {
  const files = new Map(lies.map((at) => [at, new Set<number>()]));
  for (const [place, { imports }] of pieces.entries())
    for (const to of imports)
      if (lies[to] !== lies[place]) files.get(lies[place] ?? 0)?.add(lies[to] ?? 0);
  return files;
}

describe("pieces that are joined", () => {
  it("never need themselves, stay on their side, and are as few as was asked where they can be", () => {
    fc.assert(
      fc.property(somePieces, fc.integer({ min: 1, max: 12 }), (pieces, most) => {
        const lies = joinPieces(pieces, { weights: [5000, 70, 70, 1, 1, 1], most });
        const files = importsOf(pieces, lies);

        for (const from of files.keys()) {
          const below = new Set(files.get(from));
          for (const to of below) for (const next of files.get(to) ?? []) below.add(next);
          expect(below.has(from)).toBe(false);
        }
        for (const [place, { side }] of pieces.entries())
          expect(pieces[lies[place] ?? -1]?.side).toBe(side);
        const isLoose = pieces.every(({ size, imports, side }) => {
          return size < 60_000 && imports.size === 0 && side === "piece";
        });
        if (isLoose) expect(files.size).toBeLessThanOrEqual(Math.max(most, 1));
      }),
    );
  });

  it("are those for which the least is fetched in vain", () => {
    const piece = (...parts: number[]): Piece => ({
      parts: new Set(parts),
      size: 1000,
      imports: new Set(),
      side: "piece",
    });
    const pieces = [piece(0), piece(1), piece(2), piece(1, 2)];

    const [start, ...late] = joinPieces(pieces, { weights: [5000, 1, 1], most: 2 });
    expect(start).toBe(0);
    expect(new Set(late).size).toBe(1);
    expect(late).not.toContain(start);
  });
});

describe("what a root needs", () => {
  const modules: Readonly<Record<string, Partial<ModuleFacts>>> = {
    "index.html": { importedIds: ["main"] },
    main: { importedIds: ["react"], dynamicallyImportedIds: ["page", "dialog"] },
    page: { importedIds: ["react", "table"], dynamicallyImportedIds: ["dialog", "editor"] },
    editor: { importedIds: ["table", "dialog"] },
    dialog: { importedIds: ["table"] },
  };
  const toFacts = (id: string): ModuleFacts => ({
    code: null,
    importedIds: [],
    dynamicallyImportedIds: [],
    ...modules[id],
  });

  it("is what is not at hand on every way to it", () => {
    const needs = listNeeds(["index.html"], toFacts);

    expect(needs.get("react")).toEqual(new Set(["index.html"]));
    // The editor comes by way of the page alone, the dialog also without it.
    expect(needs.get("table")).toEqual(new Set(["page", "dialog"]));
    expect(needs.get("dialog")).toEqual(new Set(["dialog", "editor"]));
  });

  it("are of all icons those that it names", () => {
    const all = "/icons/lucide-react.mjs";
    const facts = throughIcons((id) => ({
      code:
        id === all
          ? `export { default as Check, default as CheckIcon } from './icons/check.mjs';\nexport { default as X } from './icons/x.mjs';`
          : `import { Check as C } from "lucide-react";`,
      importedIds: id === all ? [] : [all, "react"],
      dynamicallyImportedIds: [],
    }));

    expect(facts("dialog")?.importedIds).toEqual(["react", "/icons/icons/check.mjs"]);
  });
});
