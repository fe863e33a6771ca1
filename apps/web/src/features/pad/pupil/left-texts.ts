import { readTabText, saveTabText } from "../../../platform/kept/tab-memory.ts";

// Of a room that is over: this device has no place in it any more, and a reload would lead past its words to the door.

/** What the pupil wrote in the last room of this tab and nobody got. */
export function readLeftTexts(): readonly string[] {
  const json = readTabText("padUnsent");
  return json === undefined ? [] : (JSON.parse(json) as readonly string[]);
}

/** Empty forgets them. */
export function saveLeftTexts(texts: readonly string[]): void {
  saveTabText("padUnsent", texts.length > 0 ? JSON.stringify(texts) : undefined);
}
