let keep: (() => () => void) | undefined;

/**
 * Fetches what watches over hurried hands (`keepKeys`, `swallowSecondPresses`), at rest: nobody's first screen waits for
 * it. Without a network it comes another time: then early letters go where they went before, and a double click is two.
 */
export async function bringKeys(): Promise<void> {
  await import("./hands.ts").then((hands) => (keep ??= hands.watchHands())).catch(() => undefined);
}

/** `keepKeys`, once it is here. */
export const keepKeysAtHand = (): (() => void) | undefined => keep?.();
