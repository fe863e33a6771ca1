let keep: (() => () => void) | undefined;

/** Fetches what keeps keys, at rest: nobody's first screen waits for it. Without a network it comes another time. */
export async function bringKeys(): Promise<void> {
  try {
    keep ??= (await import("./keep-keys.ts")).keepKeys;
  } catch {
    // Then early letters go where they went before.
  }
}

/** `keepKeys`, once it is here. */
export function keepKeysAtHand(): (() => void) | undefined {
  return keep?.();
}
