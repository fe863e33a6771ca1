import sharp from "sharp";

export interface PhonePhoto {
  readonly name: string;
  readonly degrees: number;
  /** How much smaller the far edge is than the near one, 0 to 1. */
  readonly perspective: number;
  /** How dark the darkest corner is, 0 (even light) to 1 (black). */
  readonly shadow: number;
  /** Of the lens, in pixels. */
  readonly blur: number;
  readonly noise: number;
  readonly jpegQuality: number;
}

const DESK = 96;

/** A sheet as a phone takes it on a desk: turned, leaning back, half in shadow, noisy. The same each time. */
export async function takePhonePhoto(sheet: Buffer, photo: PhonePhoto): Promise<Buffer> {
  const turned = await sharp(sheet)
    .greyscale()
    .rotate(photo.degrees, { background: { r: DESK, g: DESK, b: DESK } })
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: { r: DESK, g: DESK, b: DESK } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = turned.info;
  const pixels = Buffer.alloc(width * height);
  let seed = 7;
  const chance = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  for (let y = 0; y < height; y += 1) {
    const depth = 1 - y / height;
    const scale = 1 / (1 - photo.perspective * depth);
    // What is farther is also seen flatter.
    const from = Math.min(height - 1, Math.round(y * (1 - (photo.perspective * depth) / 3)));
    for (let x = 0; x < width; x += 1) {
      const at = Math.round(width / 2 + (x - width / 2) * scale);
      const inside = at >= 0 && at < width;
      const grey = inside ? (turned.data[(from * width + at) * channels] ?? DESK) : DESK;
      const light = 1 - photo.shadow * Math.min(1, Math.hypot(x / width, depth) / 1.2);
      const noise = (chance() + chance() + chance() - 1.5) * photo.noise;
      pixels[y * width + x] = Math.max(0, Math.min(255, Math.round(grey * light * 0.92 + noise)));
    }
  }
  const picture = sharp(pixels, { raw: { width, height, channels: 1 } });
  if (photo.blur > 0) picture.blur(photo.blur);
  return picture.jpeg({ quality: photo.jpegQuality }).toBuffer();
}
