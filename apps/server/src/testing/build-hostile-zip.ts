import { crc32, deflateRawSync } from "node:zlib";

export interface ZipPart {
  readonly name: string;
  readonly content?: string | Buffer;
  /** What the directory says instead of the truth. */
  readonly claims?: Partial<Record<"method" | "flags" | "packed" | "unpacked", number>>;
  /** Uses the bytes of this part (by its place) a second time. */
  readonly sameAs?: number;
}

const DEFLATED = 8;

/** A zip with whatever its directory is made to say. */
export function buildHostileZip(
  parts: readonly ZipPart[],
  options: { readonly count?: number } = {},
): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  const places: number[] = [];
  let at = 0;
  for (const { name, content = "", claims = {}, sameAs } of parts) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(
      sameAs === undefined ? plain : Buffer.from(parts[sameAs]?.content ?? ""),
    );
    const nameBytes = Buffer.from(name);
    const place = sameAs === undefined ? at : (places[sameAs] ?? 0);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(claims.flags ?? 0x800, 2);
    facts.writeUInt16LE(claims.method ?? DEFLATED, 4);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(claims.packed ?? packed.length, 14);
    facts.writeUInt32LE(
      claims.unpacked ?? Buffer.from(parts[sameAs ?? -1]?.content ?? plain).length,
      18,
    );
    facts.writeUInt16LE(nameBytes.length, 22);
    if (sameAs === undefined) {
      bodies.push(Buffer.from("504b0304", "hex"), facts, nameBytes, packed);
      at += 30 + nameBytes.length + packed.length;
    }
    places.push(place);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(place, 10);
    const made = Buffer.from("504b01021400", "hex");
    directory.push(made, facts, rest, nameBytes);
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(options.count ?? parts.length, 8);
  end.writeUInt16LE(options.count ?? parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, list, end]);
}
