let keep: (() => () => void) | undefined;

/**
 * Fetches what watches over hurried hands (`keepKeys`, `swallowSecondPresses`), at rest: nobody's first screen waits for
 * it. Without a network it comes another time.
 */
export async function bringKeys(): Promise<void> {
  try {
    const hands = await import("./hands.ts");
    if (!keep) hands.swallowSecondPresses(window);
    keep = hands.keepKeys;
  } catch {
    // Then early letters go where they went before, and a double click is two.
  }
}

/** `keepKeys`, once it is here. */
export function keepKeysAtHand(): (() => void) | undefined {
  return keep?.();
}
