import type { Change } from "@damim/sync/change.ts";
import { useEffect, useEffectEvent } from "react";
import type { Store } from "../teacher-data.ts";
import { useIsPast, useTeacherData } from "../use-teacher-data.ts";
import { onDisk, throwAway } from "./drafts-on-disk.ts";
import { draftsInMemory } from "./drafts-in-memory.ts";
import type { RowName } from "./just-created.ts";
import { toDraftPrefix } from "./use-draft.ts";

/** Later than any form writes its row by itself (two seconds at most): it may stand open in another tab. */
const WAIT_MS = 2_500;

/**
 * A form of a new row keeps its words under an id that nobody knows but its page. Where that page died before its row
 * was written, the words become the row now.
 *
 * @param key of the form (`useFormDraft`), up to the id
 * @param isOfStanding words of a row that stands by now are written too; else its form shows them
 * @param toChanges the row of these words; undefined where they are none, empty where it has them
 */
export function useLostDrafts(of: {
  readonly store: Store;
  readonly kindName: string;
  readonly key: string;
  readonly isOfStanding?: boolean;
  readonly toChanges: (
    id: string,
    fields: Readonly<Record<string, unknown>>,
  ) => readonly Change[] | undefined;
}): void {
  const { store, key } = of;
  const data = useTeacherData();
  const { keeping } = data;
  const isPast = useIsPast();
  const prefix = `${toDraftPrefix(data)}form:${key}`;
  const take = useEffectEvent(async (found: ReadonlyMap<string, string>) => {
    for (const [place, text] of found) {
      const id = place.slice(prefix.length);
      if (!of.isOfStanding && store.find(of.kindName, id)) continue;
      // Written meanwhile, or typed on: its form lives.
      const isThere = (row: RowName): boolean => store.find(row.kind, row.id) !== undefined;
      if ((draftsInMemory.get(place) ?? onDisk.read(place, isThere)) !== text) continue;
      const changes = of.toChanges(id, parseFields(text));
      if (!changes) continue;
      if (changes.length > 0 && (await store.write(changes)).type !== "stored") continue;
      if (listTexts(place).get(place) !== text) continue;
      draftsInMemory.delete(place);
      throwAway(place);
    }
  });
  useEffect(() => {
    if (isPast || keeping === "refused") return;
    const found = listTexts(prefix);
    if (found.size === 0) return;
    let isOver = false;
    const timer = setTimeout(() => {
      // Its row may be one that is still being read. Rows that cannot be read are said elsewhere.
      store.whole.then(() => (isOver ? undefined : take(found))).catch(() => undefined);
    }, WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [store, prefix, isPast, keeping]);
}

function listTexts(prefix: string): ReadonlyMap<string, string> {
  try {
    const kept = [...draftsInMemory, ...Object.entries<string>(localStorage)];
    return new Map(kept.filter(([key]) => key.startsWith(prefix)));
  } catch {
    return new Map();
  }
}

function parseFields(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
