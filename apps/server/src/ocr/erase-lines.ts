const DARK = 150;
/** Of the picture's shorter side: longer than any stroke of a letter, shorter than the side of a cell. */
const LEAST_SHARE = 0.035;
/** Pixels beside a line that are grey because of it. */
const EDGE = 2;

/**
 * Paints over the rulings of a table: a reader of text takes them for letters and loses whole rows. Works on
 * grey pixels, one byte each, in place. Only runs that are straight to the pixel go, so slanted photos keep
 * part of theirs.
 */
export function eraseLines(
  pixels: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const least = Math.max(40, Math.round(Math.min(width, height) * LEAST_SHARE * 2));
  const marked = new Uint8Array(pixels.length);
  const mark = (start: number, step: number, length: number): void => {
    let run = 0;
    for (let index = 0; index <= length; index += 1) {
      if (index < length && (pixels[start + index * step] ?? 255) < DARK) {
        run += 1;
        continue;
      }
      if (run >= least) {
        for (let back = 1; back <= run; back += 1) marked[start + (index - back) * step] = 1;
      }
      run = 0;
    }
  };
  for (let y = 0; y < height; y += 1) mark(y * width, 1, width);
  for (let x = 0; x < width; x += 1) mark(x, width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (marked[y * width + x] === 1) paintAround(pixels, x, y, { width, height });
    }
  }
}

function paintAround(
  pixels: Uint8Array,
  x: number,
  y: number,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  for (let row = Math.max(0, y - EDGE); row <= Math.min(height - 1, y + EDGE); row += 1) {
    const from = row * width;
    pixels.fill(255, from + Math.max(0, x - EDGE), from + Math.min(width - 1, x + EDGE) + 1);
  }
}
