import { expect, it } from "vitest";
import { buildRoom, type BuiltShape } from "./build-room.ts";
import { offerRoomSize } from "./offer-room.ts";

it.each<BuiltShape>(["pairs", "single", "groups4", "groups5", "groups6"])(
  "an offered room of %s has a desk for everybody",
  (shape) => {
    for (let pupils = 1; pupils <= 48; pupils += 1) {
      const { rows, columns } = offerRoomSize(shape, pupils);
      const seats = buildRoom(shape, rows, columns);
      expect([pupils, seats.ok && seats.value.length >= pupils]).toEqual([pupils, true]);
    }
  },
);

it("up to thirty sit in the usual three 분단 of five rows", () => {
  expect(offerRoomSize("pairs", 26)).toEqual({ rows: 5, columns: 3 });
  expect(offerRoomSize("pairs", 45)).toEqual({ rows: 6, columns: 4 });
});
