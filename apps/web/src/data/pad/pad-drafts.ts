import { readText, removeText, writeText } from "../../platform/device-texts.ts";
import { toDraftKey, toDraftsDatabase } from "./draft-places.ts";
import type { PadData } from "./pad-data.ts";

// A half-written card: its words and a drawing that was begun at once in localStorage, which no crash takes away; its
// picture, which has no room there, in a database of its own. A device that keeps no rows keeps no drafts.

type Owner = Pick<PadData, "name" | "keeping">;

/** What was being written in this room when the page went away; JSON of the composer's own. */
export function readDraftText(owner: Owner): string | undefined {
  return readLines(owner)[0] || undefined;
}

/** `undefined` forgets it. */
export function saveDraftText(owner: Owner, text: string | undefined): void {
  saveLines(owner, [text ?? "", readLines(owner)[1]]);
}

/** A drawing that was begun and is in no card yet; JSON of the drawing window's own. */
export function readSketchText(owner: Owner): string | undefined {
  return readLines(owner)[1] || undefined;
}

/** `undefined` forgets it. */
export function saveSketchText(owner: Owner, text: string | undefined): void {
  saveLines(owner, [readLines(owner)[0], text ?? ""]);
}

/** The picture that was chosen for it. Never rejects: without a disk it lives with the page. */
export async function readDraftFile(owner: Owner): Promise<Blob | undefined> {
  const box = await openBox(owner).catch(() => undefined);
  const bytes = await box?.readCopy(FILE).catch(() => undefined);
  box?.close();
  return bytes && bytes.length > 0 ? new Blob([bytes], { type: "image/jpeg" }) : undefined;
}

/** `undefined` forgets it. Never rejects. */
export async function saveDraftFile(owner: Owner, file: Blob | undefined): Promise<void> {
  if (owner.keeping !== "disk") return;
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
  const box = await openBox(owner).catch(() => undefined);
  await box?.saveCopy(FILE, bytes).catch(() => undefined);
  box?.close();
}

/** One text for both, so that the room is forgotten with one; JSON as it is written holds no line break. */
type Lines = readonly [draft: string, sketch: string];

function readLines({ name }: Owner): Lines {
  const [draft = "", sketch = ""] = (readText(toDraftKey(name)) ?? "").split("\n");
  return [draft, sketch];
}

function saveLines({ name, keeping }: Owner, lines: Lines): void {
  const text = lines.join("\n").trimEnd();
  if (text === "") removeText(toDraftKey(name));
  else if (keeping !== "memory") writeText(toDraftKey(name), text);
}

const FILE = "picture";

async function openBox({ name }: Owner) {
  const { createFileBox } = await import("../files/file-box.ts");
  return createFileBox({
    factory: indexedDB,
    name: toDraftsDatabase(name),
    mayRecreate: () => true,
  });
}
