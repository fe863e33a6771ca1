import type { PadData } from "../../../data/pad/pad-data.ts";

/** What this device wrote and the server does not have, so that it can be read and copied: oldest first. */
export function listUnsentTexts({ store }: Pick<PadData, "store">): readonly string[] {
  return [...store.pending(), ...store.refused()].flatMap(({ set }) => {
    const { text } = set;
    return typeof text === "string" && text.trim() !== "" ? [text] : [];
  });
}
