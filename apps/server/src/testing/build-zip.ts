import { Readable } from "node:stream";
import yazl from "yazl";

/** A zip with these files; objects become JSON. */
export async function buildZip(
  files: Readonly<Record<string, string | Uint8Array | object>>,
  options: { readonly compress?: boolean } = {},
): Promise<Uint8Array> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) {
    const text = (): string => (typeof content === "string" ? content : JSON.stringify(content));
    zip.addBuffer(Buffer.from(content instanceof Uint8Array ? content : text()), name, options);
  }
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of Readable.from(zip.outputStream)) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}

/** An archive as ours, with these rows of the scopes that are named. */
export function buildArchive(
  scopes: Readonly<Record<string, readonly object[]>>,
  manifest: object = {},
): Promise<Uint8Array> {
  const entries = Object.entries(scopes).map(([scope, rows]) => [
    `data/${scope}.json`,
    { rows, history: [], writers: [] },
  ]);
  return buildZip({
    "damim-export.json": { app: "damim", format: 1, ...manifest },
    ...Object.fromEntries(entries),
  });
}
