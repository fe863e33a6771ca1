const BLOCK = 32;
/** Of the pixels of a block, from dark to bright: paper stands here also where letters stand close. */
const PAPER_SHARE = 0.85;

/** Beside its paper: what is brighter is paper and its grain, what is darker is ink. */
const WHITE = 0.78;
const INK = 0.3;

/** A sheet in its own shadow is not that much darker than half a hand beside it. */
const DESK_SHARE = 0.6;
/** Blocks. */
const REACH = 20;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Takes the shadow off a photo: each pixel beside the paper around it, so that paper is white everywhere.
 * Grey pixels, one byte each, in place.
 */
export function evenLight(pixels: Uint8Array, { width, height }: Size): void {
  const columns = Math.ceil(width / BLOCK);
  const rows = Math.ceil(height / BLOCK);
  const paper = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      paper[row * columns + column] = findPaper(pixels, { column, row, width, height });
    }
  }
  const isDesk = findDesk(paper, { width: columns, height: rows });
  for (let y = 0; y < height; y += 1) {
    const row = Math.max(0, Math.min(rows - 1.001, y / BLOCK - 0.5));
    const above = Math.floor(row);
    const below = Math.min(rows - 1, above + 1);
    for (let x = 0; x < width; x += 1) {
      const column = Math.max(0, Math.min(columns - 1.001, x / BLOCK - 0.5));
      const left = Math.floor(column);
      const right = Math.min(columns - 1, left + 1);
      const at = (r: number, c: number): number => paper[r * columns + c] ?? 255;
      const top = at(above, left) + (at(above, right) - at(above, left)) * (column - left);
      const bottom = at(below, left) + (at(below, right) - at(below, left)) * (column - left);
      const light = Math.max(1, top + (bottom - top) * (row - above));
      const index = y * width + x;
      if (isDesk[Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK)] === 1) {
        pixels[index] = 255;
        continue;
      }
      const share = ((pixels[index] ?? 255) / light - INK) / (WHITE - INK);
      pixels[index] = Math.max(0, Math.min(255, Math.round(share * 255)));
    }
  }
}

/** Blocks that are far darker than the brightest ones about them: the desk under the sheet, whatever its grain. */
function findDesk(paper: Float32Array, { width, height }: Size): Uint8Array {
  const desk = new Uint8Array(paper.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let brightest = 0;
      for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row += 1) {
        for (let at = Math.max(0, x - REACH); at <= Math.min(width - 1, x + REACH); at += 1) {
          brightest = Math.max(brightest, paper[row * width + at] ?? 0);
        }
      }
      if ((paper[y * width + x] ?? 255) < brightest * DESK_SHARE) desk[y * width + x] = 1;
    }
  }
  return desk;
}

function findPaper(
  pixels: Uint8Array,
  block: Size & { readonly column: number; readonly row: number },
): number {
  const { column, row, width, height } = block;
  const counts = new Uint16Array(256);
  let total = 0;
  for (let y = row * BLOCK; y < Math.min(height, (row + 1) * BLOCK); y += 1) {
    for (let x = column * BLOCK; x < Math.min(width, (column + 1) * BLOCK); x += 1) {
      const grey = pixels[y * width + x] ?? 255;
      counts[grey] = (counts[grey] ?? 0) + 1;
      total += 1;
    }
  }
  let seen = 0;
  for (const [grey, count] of counts.entries()) {
    seen += count;
    if (seen >= total * PAPER_SHARE) return grey;
  }
  return 255;
}
