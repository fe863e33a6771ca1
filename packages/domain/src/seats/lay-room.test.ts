import { expect, it } from "vitest";
import { buildRoom, type BuiltShape } from "./build-room.ts";
import { layRoom } from "./lay-room.ts";

function lay(shape: BuiltShape, isTurned = false) {
  const seats = buildRoom(shape, 2, 2);
  if (!seats.ok) throw new Error(seats.refusal.type);
  const { columns, rows, places } = layRoom(seats.value, isTurned);
  const say = (tracks: readonly string[]): string =>
    tracks.map((track) => (track === "seat" ? "o" : "-")).join("");
  return { columns: say(columns), rows: say(rows), places, first: seats.value[0]?.id ?? "" };
}

it.each<[BuiltShape, string, string]>([
  ["pairs", "oo-oo", "oo"],
  ["single", "o-o", "oo"],
  ["groups4", "oo-oo", "oo-oo"],
  ["groups5", "oo-oo", "ooo-ooo"],
])("%s stands with its aisles", (shape, columns, rows) => {
  expect(lay(shape)).toMatchObject({ columns, rows });
});

it("is the same plan, turned", () => {
  const [plan, turned] = [lay("pairs"), lay("pairs", true)];

  expect(plan.places.get(plan.first)).toEqual({ row: 1, column: 1 });
  expect(turned.places.get(plan.first)).toEqual({ row: 2, column: 5 });
});
