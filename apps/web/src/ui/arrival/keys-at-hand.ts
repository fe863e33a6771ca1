import type { keepKeys } from "./keep-keys.ts";

let keep: typeof keepKeys | undefined;
let bringing: Promise<void> | undefined;

/**
 * `keepKeys` is here. A teacher's page has it before its first window can open; the pupils' page, whose size is short,
 * fetches it at rest (`bringKeys`): without a network it comes another time.
 */
export const haveKeys = (keys: typeof keepKeys): void => void (keep = keys);

/** Fetches what watches over hurried hands (`keepKeys`, `swallowSecondPresses`), at rest: till then a double click is two. */
export async function bringKeys(): Promise<void> {
  bringing ??= import("./hands.ts").then((hands) => haveKeys(hands.watchHands()));
  await bringing.catch(() => (bringing = undefined));
}

/** `keepKeys`, once it is here. */
export const keepKeysAtHand = (): (() => void) | undefined => keep?.();
