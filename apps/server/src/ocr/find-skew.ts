const DARK = 150;
/** Held by hand: more than this is a photo to take again. */
const MOST_DEGREES = 15;
const STEP = 0.5;
const FINE_STEP = 0.1;
/** Every so many pixels are enough to see where lines lie. */
const STRIDE = 3;

/**
 * By how many degrees a page is turned clockwise: lines of letters and rulings fall into the fewest rows
 * when it stands straight. Grey pixels, one byte each, with even light.
 */
export function findSkew(
  pixels: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 0; y < height; y += STRIDE) {
    for (let x = 0; x < width; x += STRIDE) {
      if ((pixels[y * width + x] ?? 255) >= DARK) continue;
      xs.push(x / STRIDE);
      ys.push(y / STRIDE);
    }
  }
  const score = (degrees: number): number => scoreRows(xs, ys, degrees);
  const rough = findBest(score, { from: -MOST_DEGREES, to: MOST_DEGREES, step: STEP });
  return findBest(score, { from: rough - STEP, to: rough + STEP, step: FINE_STEP });
}

function findBest(
  score: (degrees: number) => number,
  { from, to, step }: { readonly from: number; readonly to: number; readonly step: number },
): number {
  let best = 0;
  let bestScore = -1;
  for (let degrees = from; degrees <= to + step / 2; degrees += step) {
    const found = score(degrees);
    if (found <= bestScore) continue;
    best = degrees;
    bestScore = found;
  }
  return best;
}

function scoreRows(xs: readonly number[], ys: readonly number[], degrees: number): number {
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const rows = new Map<number, number>();
  for (let index = 0; index < xs.length; index += 1) {
    const row = Math.round((ys[index] ?? 0) * cos - (xs[index] ?? 0) * sin);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let sum = 0;
  for (const count of rows.values()) sum += count * count;
  return sum;
}
