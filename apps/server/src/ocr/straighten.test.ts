import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { eraseMarks } from "./erase-marks.ts";
import { evenLight } from "./even-light.ts";
import { findSkew } from "./find-skew.ts";

/** A ruled list of five, drawn by a browser. */
const printedList = readFileSync(new URL("printed-list.png", import.meta.url));

describe("a photo of a printed list", () => {
  it.each([-8, -3, 0, 3, 8])("turned by %i degrees is known to be", async (degrees) => {
    const { data, info } = await sharp(printedList)
      .flatten({ background: "#ffffff" })
      .greyscale()
      .rotate(degrees, { background: "#ffffff" })
      .raw()
      .toBuffer({ resolveWithObject: true });

    expect(Math.abs(findSkew(data, info) - degrees)).toBeLessThan(0.3);
  });

  it("has white paper and dark ink again where a shadow fell, and no desk", () => {
    const size = { width: 640, height: 320 };
    const pixels = new Uint8Array(size.width * size.height);
    const isInk = (x: number, y: number) => x % 80 === 40 && y % 20 < 12;
    for (let y = 0; y < size.height; y += 1) {
      for (let x = 0; x < size.width; x += 1) {
        const light = x >= 544 ? 40 : 230 - x * 0.2;
        pixels[y * size.width + x] = isInk(x, y) ? light * 0.25 : light;
      }
    }

    evenLight(pixels, size);

    const at = (x: number, y: number) => pixels[y * size.width + x];
    expect([at(20, 6), at(300, 6), at(500, 6)]).toEqual([255, 255, 255]);
    expect([at(40, 6), at(280, 6), at(440, 6)].every((grey) => Number(grey) < 60)).toBe(true);
    expect([at(600, 6), at(630, 300)]).toEqual([255, 255]);
  });

  it("loses its rulings, also where they lean, and keeps its letters", () => {
    const size = { width: 800, height: 200 };
    const pixels = new Uint8Array(size.width * size.height).fill(255);
    const ink = (x: number, y: number) => (pixels[y * size.width + x] = 0);
    for (let x = 10; x < 790; x += 1) ink(x, 50 + Math.round(x * 0.03));
    for (let y = 120; y < 150; y += 1) for (let x = 300; x < 306; x += 1) ink(x, y);
    ink(700, 150);

    eraseMarks(pixels, size);

    const dark = [...pixels.entries()].filter(([, grey]) => grey < 128).map(([index]) => index);
    expect(dark).toHaveLength(30 * 6);
    expect(dark[0]).toBe(120 * size.width + 300);
  });
});
