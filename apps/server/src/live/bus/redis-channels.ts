import { createHash } from "node:crypto";

const CHANNELS = 64;
const toChannel = (place: number): string => `damim:${place}`;

/** A scope has one of 64: a Redis of several nodes can share them out. */
export const SCOPE_CHANNELS: readonly string[] = Array.from({ length: CHANNELS }, (_, place) =>
  toChannel(place),
);

/** Ends of sessions, words of one process to the others. */
export const WORD_CHANNEL = "damim:words";

/**
 * The same in every process and release.
 *
 * ```ts
 * channelOf("t/u1/2026"); // "damim:28"
 * ```
 */
export function channelOf(scope: string): string {
  return toChannel(createHash("md5").update(scope).digest().readUInt8(0) % CHANNELS);
}
