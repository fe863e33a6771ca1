const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** A key never comes from a person as it is: one that could leave the folder is a bug. */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw new Error("not a key of the file storage");
}

/** All bytes of a stream, for files that are small enough to be examined whole. */
export async function readAll(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
