/**
 * A UUID version 7: unique, and sorted by the instant it was made. Made with `getRandomValues`
 * because `randomUUID` is missing on plain http in a school network.
 *
 * ```ts
 * newId(Date.now()); // "019aa0c4-…"
 * ```
 */
export function newId(at: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  let rest = at;
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Eight letters that tell this browser profile from the teacher's other devices in stamps. */
export function newDeviceTag(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(4)));
}

/** An even chance in [0, 1), for back-off jitter. */
export function chance(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}

/** What a draw begins with: 32 bytes of chance as 64 hex digits. */
export function newSeed(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
