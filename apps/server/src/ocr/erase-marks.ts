/** Brighter than ink: a thin ruling that was turned is grey in places, and hangs together by that. */
const DARK = 195;
/** Of the longer side: no letter of a list is that high or wide, rulings and the edges of a sheet are. */
const LARGEST_SHARE = 0.045;
/** What is left of a broken ruling: longer and thinner than any stroke. */
const STRIP_LENGTH = 40;
const STRIP_THICKNESS = 7;
/** Pixels: grain of the paper or of the camera. */
const SPECK = 6;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Paints over dark marks that are no letters: rulings that lean with the photo, edges, specks. A mark is what
 * hangs together; a letter that touches a ruling goes with it, which is seldom. Grey pixels, in place.
 */
export function eraseMarks(pixels: Uint8Array, { width, height }: Size): void {
  const seen = new Uint8Array(pixels.length);
  const largest = Math.max(60, Math.max(width, height) * LARGEST_SHARE);
  for (let start = 0; start < pixels.length; start += 1) {
    if (seen[start] === 1 || (pixels[start] ?? 255) >= DARK) continue;
    const mark = collectMark(pixels, seen, start, { width, height });
    const isStrip =
      (mark.width >= STRIP_LENGTH && mark.height <= STRIP_THICKNESS) ||
      (mark.height >= STRIP_LENGTH && mark.width <= STRIP_THICKNESS);
    const isLarge = mark.width > largest || mark.height > largest;
    if (isLarge || isStrip || mark.cells.length < SPECK) {
      for (const cell of mark.cells) paintAround(pixels, cell, width);
    }
  }
}

interface Mark extends Size {
  readonly cells: readonly number[];
}

function collectMark(
  pixels: Uint8Array,
  seen: Uint8Array,
  start: number,
  { width, height }: Size,
): Mark {
  const cells = [start];
  seen[start] = 1;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] ?? 0;
    const x = cell % width;
    const y = (cell - x) / width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const inside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
        const next = cell + dy * width + dx;
        if (!inside || seen[next] === 1 || (pixels[next] ?? 255) >= DARK) continue;
        seen[next] = 1;
        cells.push(next);
      }
    }
  }
  return { cells, width: right - left + 1, height: bottom - top + 1 };
}

/** With the grey around it. */
function paintAround(pixels: Uint8Array, cell: number, width: number): void {
  for (let dy = -1; dy <= 1; dy += 1) {
    const from = cell + dy * width - 1;
    if (from >= 0 && from + 3 <= pixels.length) pixels.fill(255, from, from + 3);
  }
}
