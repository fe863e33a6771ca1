/** A part of a .zip and where it stands in its bytes. */
interface ZipPart {
  readonly name: string;
  readonly method: number;
  readonly packedSize: number;
  readonly size: number;
  /** Of its line in the list at the end. */
  readonly listedAt: number;
  readonly listedSize: number;
  readonly at: number;
}

/** The bytes of a .zip and what lies in it, read without unpacking. */
export interface ZipFile {
  readonly bytes: Uint8Array;
  readonly parts: readonly ZipPart[];
  readonly endAt: number;
}

const END = 0x06054b50;
const LISTED = 0x02014b50;
const LOCAL = 0x04034b50;
const DEFLATED = 8;
/** Bit 3: sizes stand behind the data. */
const SIZES_BEHIND = 0x0008;
/** A small file can unpack to a thousand times its size. */
const LARGEST_PART_BYTES = 60_000_000;

/** What lies in a .zip; nothing where it is none, or one that is locked or larger than any form. */
export function openZip(bytes: Uint8Array): ZipFile | undefined {
  const view = viewOf(bytes);
  let endAt = bytes.length - 22;
  while (endAt >= 0 && view.getUint32(endAt, true) !== END) endAt--;
  if (endAt < 0) return undefined;
  const parts: ZipPart[] = [];
  let at = view.getUint32(endAt + 16, true);
  for (let left = view.getUint16(endAt + 10, true); left > 0; left--) {
    if (at + 46 > endAt || view.getUint32(at, true) !== LISTED) return undefined;
    const nameSize = view.getUint16(at + 28, true);
    const listedSize =
      46 + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    parts.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameSize)),
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      listedAt: at,
      listedSize,
      at: view.getUint32(at + 42, true),
    });
    at += listedSize;
  }
  return { bytes, parts, endAt };
}

/** The text of a part; nothing where there is no such part. Rejects where it cannot be unpacked. */
export async function readPart(zip: ZipFile, name: string): Promise<string | undefined> {
  const part = zip.parts.find((each) => each.name === name);
  if (!part) return undefined;
  const view = viewOf(zip.bytes);
  if (view.getUint32(part.at, true) !== LOCAL || part.size > LARGEST_PART_BYTES)
    throw new Error("A part of the file cannot be read.");
  const from =
    part.at + 30 + view.getUint16(part.at + 26, true) + view.getUint16(part.at + 28, true);
  const packed = zip.bytes.slice(from, from + part.packedSize);
  const plain =
    part.method === DEFLATED ? await pump(packed, new DecompressionStream("deflate-raw")) : packed;
  // The mark at its beginning stays: what is written back is otherwise no longer the same.
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(plain);
}

/** The same .zip with another text in one of its parts. All others stay as they lie there, byte for byte. */
export async function replacePart(zip: ZipFile, name: string, text: string): Promise<Uint8Array> {
  const plain = new TextEncoder().encode(text);
  const packed = await pump(plain, new CompressionStream("deflate-raw"));
  const crc = toCrc32(plain);
  const listAt = viewOf(zip.bytes).getUint32(zip.endAt + 16, true);
  const inPlace = [...zip.parts].sort((a, b) => a.at - b.at);
  const pieces: Uint8Array[] = [zip.bytes.slice(0, inPlace[0]?.at ?? listAt)];
  let length = pieces[0]?.length ?? 0;
  const starts = new Map<ZipPart, number>();
  const add = (piece: Uint8Array): void => {
    pieces.push(piece);
    length += piece.length;
  };
  const stamp = (view: DataView, flagsAt: number): void => {
    view.setUint16(flagsAt, view.getUint16(flagsAt, true) & ~SIZES_BEHIND, true);
    view.setUint16(flagsAt + 2, DEFLATED, true);
    view.setUint32(flagsAt + 8, crc, true);
    view.setUint32(flagsAt + 12, packed.length, true);
    view.setUint32(flagsAt + 16, plain.length, true);
  };
  for (const [index, part] of inPlace.entries()) {
    starts.set(part, length);
    if (part.name !== name) {
      add(zip.bytes.slice(part.at, inPlace[index + 1]?.at ?? listAt));
      continue;
    }
    const local = viewOf(zip.bytes);
    const size = 30 + local.getUint16(part.at + 26, true) + local.getUint16(part.at + 28, true);
    const head = zip.bytes.slice(part.at, part.at + size);
    stamp(viewOf(head), 6);
    add(head);
    add(packed);
  }
  const newListAt = length;
  for (const part of zip.parts) {
    const listed = zip.bytes.slice(part.listedAt, part.listedAt + part.listedSize);
    if (part.name === name) stamp(viewOf(listed), 8);
    viewOf(listed).setUint32(42, starts.get(part) ?? part.at, true);
    add(listed);
  }
  const end = zip.bytes.slice(zip.endAt);
  viewOf(end).setUint32(12, length - newListAt, true);
  viewOf(end).setUint32(16, newListAt, true);
  add(end);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

async function pump(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** As the format asks for it. */
function toCrc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return ~crc >>> 0;
}
