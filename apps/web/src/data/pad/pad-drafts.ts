import { readText, removeText, writeText } from "../../platform/kept/device-texts.ts";
import { draftsInMemory } from "../drafts/drafts-in-memory.ts";
import { toDraftKey, toDraftsDatabase } from "./draft-places.ts";
import type { PadData } from "./pad-data.ts";

// A half-written card: its words and a drawing that was begun at once in localStorage, which no crash takes away; its
// picture, which has no room there, in a database of its own. On a device that keeps no rows the words live with the page.

/** By which database they go, and whether this device keeps anything. */
export type DraftOwner = Pick<PadData, "name" | "keeping">;

/** What was being written in this room when the page went away; JSON of the composer's own. */
export function readDraftText(owner: DraftOwner): string | undefined {
  return readLines(owner)[0] || undefined;
}

/** `undefined` forgets it. */
export function saveDraftText(owner: DraftOwner, text: string | undefined): void {
  const [, sketch, notes] = readLines(owner);
  saveLines(owner, [text ?? "", sketch, notes]);
}

/** A drawing that was begun and is in no card yet; JSON of the drawing window's own. */
export function readSketchText(owner: DraftOwner): string | undefined {
  return readLines(owner)[1] || undefined;
}

/** `undefined` forgets it. */
export function saveSketchText(owner: DraftOwner, text: string | undefined): void {
  const [draft, , notes] = readLines(owner);
  saveLines(owner, [draft, text ?? "", notes]);
}

/** What was being written beside the new card, such as a comment or a poll; `key` says what. */
export function readNoteText(owner: DraftOwner, key: string): string | undefined {
  return readNotes(owner)[key];
}

/** `undefined` forgets it. */
export function saveNoteText(owner: DraftOwner, key: string, text: string | undefined): void {
  const { [key]: _, ...others } = readNotes(owner);
  const notes = text === undefined ? others : { ...others, [key]: text };
  const [draft, sketch] = readLines(owner);
  saveLines(owner, [draft, sketch, Object.keys(notes).length > 0 ? JSON.stringify(notes) : ""]);
}

function readNotes(owner: DraftOwner): Readonly<Record<string, string>> {
  const [, , json] = readLines(owner);
  return json === "" ? {} : (JSON.parse(json) as Record<string, string>);
}

/** The picture that was chosen for it. Never rejects: without a disk it lives with the page. */
export async function readDraftFile(owner: DraftOwner): Promise<Blob | undefined> {
  const box = await openBox(owner).catch(() => undefined);
  const bytes = await box?.readCopy(FILE).catch(() => undefined);
  box?.close();
  return bytes && bytes.length > 0 ? new Blob([bytes], { type: "image/jpeg" }) : undefined;
}

/** `undefined` forgets it. Never rejects. */
export async function saveDraftFile(owner: DraftOwner, file: Blob | undefined): Promise<void> {
  if (owner.keeping !== "disk") return;
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
  const box = await openBox(owner).catch(() => undefined);
  await box?.saveCopy(FILE, bytes).catch(() => undefined);
  box?.close();
}

/** One text for all, so that the room is forgotten with one; JSON as it is written holds no line break. */
type Lines = readonly [draft: string, sketch: string, notes: string];

function readLines({ name, keeping }: DraftOwner): Lines {
  const key = toDraftKey(name);
  const text = keeping === "memory" ? draftsInMemory.get(key) : readText(key);
  const [draft = "", sketch = "", notes = ""] = (text ?? "").split("\n");
  return [draft, sketch, notes];
}

function saveLines({ name, keeping }: DraftOwner, lines: Lines): void {
  const key = toDraftKey(name);
  const text = lines.join("\n").trimEnd();
  if (keeping === "memory") draftsInMemory.set(key, text);
  else if (text === "") removeText(key);
  else writeText(key, text);
}

const FILE = "picture";

async function openBox({ name }: DraftOwner) {
  const { createFileBox } = await import("../files/file-box.ts");
  return createFileBox({
    factory: indexedDB,
    name: toDraftsDatabase(name),
    mayRecreate: () => true,
  });
}
