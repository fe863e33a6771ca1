import { randomBytes } from "node:crypto";
import sharp from "sharp";

/** A square PNG of noise, which no format packs: for files that must be large. */
export function drawNoise(side: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 } as const;
  return sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
