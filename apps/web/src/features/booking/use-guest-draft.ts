import type { BookingWay } from "@damim/domain/booking/booking-records.ts";
import type { SlotPlace } from "@damim/domain/booking/slot-place.ts";
import { useState } from "react";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";

/** What is typed on the way; it stays through every answer that is no. */
export interface GuestDraft {
  readonly number: string;
  readonly name: string;
  readonly slot: Pick<SlotPlace, "day" | "time"> | undefined;
  readonly way: BookingWay | undefined;
  readonly guardian: string;
  readonly phone: string;
  readonly wish: string;
}

const emptyDraft: GuestDraft = {
  number: "",
  name: "",
  slot: undefined,
  way: undefined,
  guardian: "",
  phone: "",
  wish: "",
};

/** Kept in this tab over a reload and a phone that put it to sleep; gone with the tab, and with the booking. */
export function useGuestDraft(place: string) {
  const key = `bookDraft:${place}` as const;
  const [draft, setDraft] = useState(() => readDraft(key));
  const keep = (next: GuestDraft, text: string | undefined): void => {
    setDraft(next);
    saveTabText(key, text);
  };
  return [
    draft,
    (part: Partial<GuestDraft>): void => {
      const next = { ...draft, ...part };
      keep(next, JSON.stringify(next));
    },
    (): void => keep(emptyDraft, undefined),
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
