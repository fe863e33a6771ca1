import { DEAD, type Change } from "@damim/sync/change.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { DigestText } from "../record/long-text.ts";
import type { FindRow } from "../undo/inverse.ts";
import type { KindName } from "./record-kinds.ts";

/** Kinds with one long text (`record/long-text.ts`), and the field where it stands. */
export const longTexts: Readonly<Record<string, string>> = {
  consult: "body",
  dayLog: "body",
  dayNotice: "lines",
  listText: "text",
  memo: "body",
  note: "text",
  postDraft: "body",
  weeklyLetter: "notes",
} satisfies { readonly [Name in KindName]?: string };

/** The field of a kind's long text. */
export function findLongText(kind: string): string | undefined {
  return Object.hasOwn(longTexts, kind) ? longTexts[kind] : undefined;
}

/**
 * Changes that bring old texts back, as written by somebody who has the text of today before the eyes: with their old
 * digest each would look like another device's.
 */
export function renewDigests(
  changes: readonly Change[],
  findRow: FindRow,
  digestText: DigestText,
): readonly Change[] {
  return changes.map((change) => {
    const field = findLongText(change.kind);
    const row: Fields | undefined = findRow(change.kind, change.id);
    if (!field || !row || !(field in change.set) || change.set[DEAD] !== undefined) return change;
    const today = row[field];
    const from = digestText(typeof today === "string" ? today : "");
    return { ...change, set: { ...change.set, from } };
  });
}
