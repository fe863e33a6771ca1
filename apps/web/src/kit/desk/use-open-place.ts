import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { OPEN_PREFIX } from "../../data/drafts/use-draft.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { readText, removeText, writeText } from "../../platform/kept/device-texts.ts";

/** Where the disk keeps nothing: for as long as the teacher is signed in. */
const inMemory = new WeakMap<TeacherData, Map<string, string>>();

/**
 * What a desk has open: the id of the address, `?memo=ID`. Who comes to the screen without one, from the menu or after
 * another start, finds what this device had open there last, as long as it `isThere`; closing it is remembered too.
 *
 * @param name of the parameter; two screens have two names
 * @param asksOther the screen was opened for something else, such as a new one
 */
export function useOpenPlace(
  name: "memo" | "check" | "record" | "student",
  isThere: (id: string) => boolean,
  asksOther = false,
): string | undefined {
  const box = usePlaceBox();
  const { key } = useLocation();
  const [params] = useSearchParams();
  const [arrival] = useState({ key, id: box.read(name) });
  const address = params.get(name) ?? undefined;
  const isArrival = key === arrival.key && !asksOther;
  const kept =
    isArrival && arrival.id !== undefined && isThere(arrival.id) ? arrival.id : undefined;
  const id = address ?? kept;
  const isKnown = id !== undefined && isThere(id);
  useEffect(() => {
    if (isKnown) box.write(name, id);
    // At the arrival its row may not have been read yet.
    else if (!isArrival) box.remove(name);
  });
  return id;
}

/** What this device knows of its own of a desk, by its name; it goes at sign-out, as half-written texts do. */
export function usePlaceBox() {
  const data = useTeacherData();
  if (data.keeping === "disk") {
    const toKey = (name: string) => `${OPEN_PREFIX}${data.teacher.uid}:${name}`;
    return {
      read: (name: string) => readText(toKey(name)),
      write: (name: string, text: string) => writeText(toKey(name), text),
      remove: (name: string) => removeText(toKey(name)),
    };
  }
  const places = inMemory.get(data) ?? new Map<string, string>();
  inMemory.set(data, places);
  return {
    read: (name: string) => places.get(name),
    write: (name: string, text: string) => void places.set(name, text),
    remove: (name: string) => void places.delete(name),
  };
}
