import { encode } from "uqr";

const QUIET_ZONE = 4;

/** A text as a QR code: runs of dark squares, each a rectangle of one path in a square of `size`. */
export function toQrPath(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const path = data.flatMap((row, y) => {
    const runs: string[] = [];
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      const length = x - start + 1;
      runs.push(`M${start} ${y}h${length}v1h-${length}z`);
    }
    return runs;
  });
  return { path: path.join(""), size };
}
