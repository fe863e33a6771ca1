import { useState } from "react";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";
import { changeGuestDraft, emptyDraft, forgetChild, type GuestDraft } from "./guest-draft.ts";

/** Kept in this tab over a reload and a phone that put it to sleep; gone with the tab, and with the booking. */
export function useGuestDraft(place: string) {
  const key = `bookDraft:${place}` as const;
  const [draft, setDraft] = useState(() => readDraft(key));
  const keep = (next: GuestDraft): void => {
    setDraft(next);
    saveTabText(key, JSON.stringify(next));
  };
  return [
    draft,
    (part: Parameters<typeof changeGuestDraft>[1]): void => keep(changeGuestDraft(draft, part)),
    (): void => {
      const next = forgetChild(draft);
      keep(next);
      if (next.others.length === 0) saveTabText(key, undefined);
    },
  ] as const;
}

function readDraft(key: `bookDraft:${string}`): GuestDraft {
  try {
    // Of this page's own making.
    return {
      ...emptyDraft,
      ...(JSON.parse(readTabText(key) ?? "{}") as Partial<GuestDraft>),
    };
  } catch {
    return emptyDraft;
  }
}
