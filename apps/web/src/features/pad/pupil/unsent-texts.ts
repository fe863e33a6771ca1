import { readDraftWords } from "../../../data/pad/draft-places.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";

/**
 * What this device wrote and the server does not have, so that it can be read and copied: oldest first, at the end what
 * was being written when the room went away.
 */
export function listUnsentTexts({
  store,
  name,
}: Pick<PadData, "store" | "name">): readonly string[] {
  const sent = [...store.pending(), ...store.refused()].flatMap(({ set }) => [
    set["text"],
    ...Object.values(Object(set["values"])),
  ]);
  return [...sent, ...readDraftWords(name)].filter(isWords);
}

function isWords(text: unknown): text is string {
  return typeof text === "string" && text.trim() !== "";
}
