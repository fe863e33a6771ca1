import { expect, it } from "vitest";
import { readSectors } from "./sector-lines.ts";

it("reads a sector a line, with its weight, each words once", () => {
  expect(readSectors("노래\n\n 산책 *3 \n종이 접기×2\n노래")).toEqual({
    who: ["노래", "산책", "종이 접기"],
    weights: [1, 3, 2],
  });
});
