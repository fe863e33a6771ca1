import { findPeople } from "@damim/domain/names/find-people.ts";
import { readLatinKeys } from "@damim/domain/hangul/latin-keys.ts";
import { countJamoDistance } from "@damim/domain/hangul/jamo-distance.ts";
import { toBareNames } from "@damim/domain/names/behind-name.ts";
import { hasTyped, toSearchedName } from "@damim/domain/hangul/initial-consonants.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { useNavigate } from "react-router";
import { askToSearch } from "../../data/asked.ts";
import { isSwitchedOff } from "../../data/switched-off.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useFetched } from "../../data/use-fetched.ts";
import { paletteSources } from "../registry/features.ts";
import type { PaletteItem } from "./search-palette.ts";

/** 「쌤카페에서 찾기 현장체험」: where else the typed words can be searched. Nothing in a club's version, in 둘러보기, or for a pupil. */
export function useSearches(typed: string, onClose: () => void): readonly PaletteItem[] {
  const data = useTeacherData();
  const navigate = useNavigate();
  const sources = useFetched(loadSearches);
  const words = typed.trim();
  // Of all years on this device: a pupil of last year is one, too.
  const roster = data.stores.flatMap((store) => [...store.rows(studentKind).values()]);
  const isAlone = data.club ?? data.teacher.isTrying;
  if (words === "" || isAlone || isAboutPupil(words, roster)) return [];
  return (sources ?? [])
    .filter((source) => !isSwitchedOff(data, source.switch))
    .flatMap(({ id, search }) =>
      search
        ? [
            {
              id: `search~${id}`,
              group: "elsewhere" as const,
              label: `${search.label} ${words}`,
              onChoose: () => {
                onClose();
                askToSearch(search.place, words);
                void navigate(search.to);
              },
            },
          ]
        : [],
    );
}

/** A pupil's name, a part of it, its initials, or a word joined to it goes nowhere. */
export function isAboutPupil(
  words: string,
  roster: readonly { readonly number: number; readonly name: string }[],
): boolean {
  const parts = words
    .split(/\s+/u)
    .flatMap((part) => toBareNames(readLatinKeys(part) ?? part))
    .map(toSearchedName)
    .filter(({ length }) => length > 1);
  return (
    findPeople(words, roster, "record").length > 0 ||
    roster.some(({ name }) =>
      parts.some((part) => {
        const whole = toSearchedName(name);
        // A whole name with a slip in it is somebody's, too.
        return (
          whole.includes(part) ||
          part.includes(whole) ||
          (/^[ㄱ-ㅎ]+$/u.test(part) && hasTyped(whole, part)) ||
          (part.length > 2 && countJamoDistance(whole, part) < 2)
        );
      }),
    )
  );
}

function loadSearches() {
  return Promise.all(
    paletteSources.map(async (source) => ({
      id: source.id,
      switch: source.switch,
      search: (await source.load()).search,
    })),
  );
}
