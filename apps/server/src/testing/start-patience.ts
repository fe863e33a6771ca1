/**
 * How long a test waits until a program that it started is there. A start takes a second or two; on a machine that many
 * share it took twenty. A program that hangs is still found.
 */
export const START_PATIENCE_MS = 60_000;
