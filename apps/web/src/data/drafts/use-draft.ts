import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { watchTexts } from "../../platform/kept/device-texts.ts";
import {
  DRAFT_PREFIX,
  dropLeaving,
  isAbout,
  onDisk,
  throwAway,
  type DraftBox,
} from "./drafts-on-disk.ts";
import { draftsInMemory } from "./drafts-in-memory.ts";
import type { RowName } from "./just-created.ts";
import { findClassYear, type TeacherData } from "../teacher-data.ts";
import { useTeacherData } from "../use-teacher-data.ts";

/** Of what a desk has open (`kit/desk`), an id, and of the weather that was heard: both go with the drafts. */
export const OPEN_PREFIX = "open:";

/** The drafts that this page shows now. */
const shownHere = new Set<
  readonly [storageKey: string, take: (text: string | undefined) => void]
>();

/** Those of them in which words were begun and neither saved nor given up, as far as a form still shows them. */
const begunHere = new Set<string>();

/** Whether somebody is in the middle of words on this page: it then stays what it is (`useYearTurn`). */
export function hasBegunWords(): boolean {
  return begunHere.size > 0;
}

/**
 * Text in a form that was not saved yet. It survives the screen lock, on an own device also a reload and a
 * crash, and is gone from a shared one with the page. Two tabs of a browser show it alike, and it belongs to the one in
 * which it was typed last: in all others `isElsewhere`. `clear` once it was saved for good, `forget` to show `initial` again.
 */
export function useDraft(
  key: string,
  initial: string,
): readonly [
  text: string,
  change: (text: string) => void,
  clear: () => void,
  forget: () => void,
  isElsewhere: boolean,
] {
  const data = useTeacherData();
  const { keeping, stores } = data;
  const isThere = ({ kind, id }: RowName): boolean =>
    stores.some((store) => store.find(kind, id) !== undefined);
  const findBox = (at: string): DraftBox =>
    data.vault?.now?.findDraftBox(at) ?? (keeping === "disk" ? onDisk : inMemory);
  const now = toDraftPrefix(data) + key;
  const ahead = toDraftPrefix(data, findClassYear(data)) + key;
  const storageKey = useMemo(
    () => (findBox(ahead).read(ahead, isThere) === undefined ? now : ahead),
    // oxlint-disable-next-line react/exhaustive-deps -- looked for once a form: what is begun there stays there
    [now, ahead],
  );
  const box = findBox(storageKey);
  const begin = () => ({
    storageKey,
    text: box.read(storageKey, isThere) ?? initial,
    isElsewhere: false,
  });
  const [typed, setTyped] = useState(begin);
  if (typed.storageKey !== storageKey) setTyped(begin);
  const take = useCallback(
    (heard: string | undefined) =>
      setTyped((now) =>
        now.storageKey !== storageKey || now.text === (heard ?? initial)
          ? now
          : { storageKey, text: heard ?? initial, isElsewhere: heard !== undefined },
      ),
    [storageKey, initial],
  );
  // Two tabs of one browser write one draft: what the other types or saves stands here too, and is never written over.
  useEffect(
    () =>
      watchTexts((changed) => {
        if (!box.hear || !isAbout(changed, storageKey)) return;
        const heard = box.hear(storageKey);
        if (heard instanceof Promise) void heard.then(take);
        else take(heard);
      }),
    [box, storageKey, take],
  );
  // So do two forms of one page.
  useEffect(() => {
    const entry = [storageKey, take] as const;
    shownHere.add(entry);
    return () => {
      shownHere.delete(entry);
      if (![...shownHere].some(([key]) => key === storageKey)) begunHere.delete(storageKey);
    };
  }, [storageKey, take]);
  const isBegun = typed.text.trim() !== "" && typed.text !== initial;
  useEffect(() => {
    if (isBegun) begunHere.add(storageKey);
  }, [isBegun, storageKey]);
  const keep = useCallback(
    (text: string | undefined) => {
      if (text === undefined) box.remove(storageKey);
      else box.write(storageKey, text);
      if (text?.trim()) begunHere.add(storageKey);
      else begunHere.delete(storageKey);
      for (const [key, takeThere] of shownHere)
        if (key === storageKey && takeThere !== take) takeThere(text);
    },
    [box, storageKey, take],
  );
  const change = useCallback(
    (text: string) => {
      keep(text);
      setTyped({ storageKey, text, isElsewhere: false });
    },
    [keep, storageKey],
  );
  const last = useRef(typed.text);
  useEffect(() => {
    last.current = typed.text;
  }, [typed.text]);
  const clear = useCallback(() => {
    const there = box.read(storageKey, () => true);
    const isShown = [...shownHere].some(([, each]) => each === take);
    // Its form went while the server was asked, and other words were begun there since.
    if (isShown || there === undefined || there === last.current) keep(undefined);
  }, [keep, box, storageKey, take]);
  const forget = useCallback(() => {
    clear();
    setTyped({ storageKey, text: initial, isElsewhere: false });
  }, [clear, storageKey, initial]);
  return [typed.text, change, clear, forget, typed.isElsewhere];
}

/** Whether a form holds text that would go with this page: on a device that keeps nothing on its disk. */
export function hasDraftsInMemory(): boolean {
  return [...draftsInMemory.values()].some((text) => text.trim() !== "");
}

/** Whose the half-written words of this version are: also in a club's they are the teacher's who types. */
export function toDraftOwner({ teacher, club }: Pick<TeacherData, "teacher" | "club">): string {
  return (club?.present.teacher ?? teacher).uid;
}

/**
 * What the key of each draft of a version begins with: whose it is, then of which club, "draft:u1:c_7:", and where a year is
 * made ahead of which, "draft:u1:2027:". Such a draft is found there again once that year has begun.
 */
export function toDraftPrefix(
  data: Pick<TeacherData, "teacher" | "club" | "ahead">,
  aheadYear = data.ahead?.year,
): string {
  const club = data.club ? `${data.teacher.uid}:` : "";
  return `${DRAFT_PREFIX}${toDraftOwner(data)}:${club}${aheadYear ? `${aheadYear}:` : ""}`;
}

/** Of a form of this teacher, in her own version or in one of her clubs. */
export function isDraftOf(uid: string, key: string): boolean {
  return key.startsWith(`${DRAFT_PREFIX}${uid}:`);
}

/**
 * At sign-out: no half-written text of this teacher stays on this device, nor what was open. Somebody else's do, who was
 * signed out from afar and told so: they are theirs when they come back.
 */
export function forgetDrafts(uid: string): void {
  for (const key of draftsInMemory.keys()) if (isDraftOf(uid, key)) draftsInMemory.delete(key);
  dropLeaving();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(OPEN_PREFIX) || isDraftOf(uid, key)) throwAway(key);
    }
  } catch {
    // Storage is refused, so nothing was kept.
  }
}

const inMemory: DraftBox = {
  read: (key) => draftsInMemory.get(key),
  write: (key, text) => void draftsInMemory.set(key, text),
  remove: (key) => void draftsInMemory.delete(key),
};
