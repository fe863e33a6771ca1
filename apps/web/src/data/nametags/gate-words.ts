import type { NameRoster } from "@damim/domain/names/cover-person.ts";
import { findNamedTexts, toNumbered } from "@damim/domain/numbers-only/named-texts.ts";
import { setWordGate } from "../server/word-gate.ts";
import type { AskOutput } from "../nametags-slot.ts";

/**
 * What goes to the server by no row asks too: names of rooms, clubs, what is said of a hand-over. Returns the way to end it.
 *
 * @param asker resolves once somebody can ask; until then nothing goes
 */
export function gateWords(options: {
  readonly listNamed: () => NameRoster;
  readonly asker: () => Promise<AskOutput>;
}): () => void {
  /** What was meant so, for a try that comes once more. */
  const meant = new Set<string>();
  return setWordGate(async (body) => {
    const roster = options.listNamed();
    const texts = findNamedTexts({ body }, roster).filter(({ text }) => !meant.has(text));
    if (texts.length === 0) return body;
    const answer = await (await options.asker())("보내기", texts);
    if (answer === undefined) return undefined;
    if (answer === "numbers")
      return toNumbered({ body }, roster, () => false)["body"] as typeof body;
    for (const { text } of texts) meant.add(text);
    return body;
  });
}
