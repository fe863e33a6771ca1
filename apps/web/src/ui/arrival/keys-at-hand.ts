let keep: (() => () => void) | undefined;

/**
 * Fetches what watches over hurried hands (`keepKeys`, `swallowSecondPresses`), at rest: nobody's first screen waits for
 * it. Without a network it comes another time: then early letters go where they went before, and a double click is two.
 */
export function bringKeys(): void {
  if (keep) return;
  import("./hands.ts")
    .then((hands) => {
      if (!keep) hands.swallowSecondPresses(window);
      keep = hands.keepKeys;
    })
    .catch(() => undefined);
}

/** `keepKeys`, once it is here. */
export function keepKeysAtHand(): (() => void) | undefined {
  return keep?.();
}
