import { readSecretMark, toSecretMark } from "../base/data-folder.ts";
import { openSecret } from "./sealed-secret.ts";
import type { SecretFacts } from "./secret-facts.ts";

export interface SecretSources {
  /** Folders in which its file `secret` may lie. The first is the data folder. */
  readonly folders: readonly string[];
  /** Asks for the words that the backup was sealed with; empty: nobody has them. */
  readonly askWords: () => Promise<string>;
  /** Go on with another secret, knowing what is lost. */
  readonly isGivenUp: boolean;
}

export type SecretRefusal =
  | { readonly type: "WordsWrong" }
  /** Neither its file nor words that open it. */
  | { readonly type: "SecretMissing" };

/**
 * `here`: the data folder has it. `found`: this is what belongs there. `given-up`: it has none, on purpose. `unknown`:
 * of a database from before 0.5.0, which does not say to which secret it belongs.
 */
export type FoundSecret =
  | { readonly type: "here" | "given-up" | "unknown" }
  | { readonly type: "found"; readonly root: Uint8Array };

/** Finds the secret to which a database belongs. Asks for words only where no file has it. */
export async function findSecret(
  { mark, sealed }: SecretFacts,
  { folders, askWords, isGivenUp }: SecretSources,
): Promise<FoundSecret | SecretRefusal> {
  if (mark === undefined) return { type: "unknown" };
  for (const [at, folder] of folders.entries()) {
    const lying = readSecretMark(folder);
    if (lying?.mark === mark) return at === 0 ? { type: "here" } : { type: "found", ...lying };
  }
  if (isGivenUp) return { type: "given-up" };
  if (sealed === undefined) return { type: "SecretMissing" };
  const root = openSecret(sealed, await askWords());
  return root && toSecretMark(root) === mark ? { type: "found", root } : { type: "WordsWrong" };
}

export function isRefused(found: FoundSecret | SecretRefusal): found is SecretRefusal {
  return found.type === "WordsWrong" || found.type === "SecretMissing";
}
