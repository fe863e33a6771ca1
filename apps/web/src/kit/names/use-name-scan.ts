import { findPeople, type FoundPerson } from "@damim/domain/names/find-people.ts";
import { useEffect, useState } from "react";
import { findClassStore } from "../../data/teacher-data.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";

const REST_MS = 500;

/**
 * Looks for pupils in a text whenever its writer rests; the roster never leaves the device. What the teacher says is no
 * name is not asked about again.
 */
export function useNameScan(text: string) {
  const data = useTeacherData();
  const roster = useRoster(findClassStore(data) ?? data.profile);
  const [rested, setRested] = useState(text);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const find = (of: string): readonly FoundPerson[] =>
    findPeople(of, roster, "mild").filter(({ word }) => !dismissed.has(word));
  return {
    roster,
    text,
    found: rested === text ? find(text) : [],
    /** Of this moment: before it leaves, nobody waits for a rest. */
    findNow: () => find(text),
    dismiss: (word: string) => setDismissed((before) => new Set([...before, word])),
  };
}

export type NameScanning = ReturnType<typeof useNameScan>;
