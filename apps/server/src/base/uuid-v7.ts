import { randomBytes } from "node:crypto";

/** A UUIDv7: its first 48 bits are `now` (epoch ms), so ids sort by the time at which they were made. */
export function createUuidV7(now: number): string {
  const hex = now.toString(16).padStart(12, "0").slice(-12) + randomBytes(10).toString("hex");
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `7${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join("-");
}
