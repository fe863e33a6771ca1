import { useNavigate } from "react-router";
import { askToSearch } from "../../data/asked.ts";
import { isSwitchedOff } from "../../data/switched-off.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useFetched } from "../../kit/manifest/use-fetched.ts";
import { paletteSources } from "../registry/features.ts";
import type { PaletteItem } from "./search-palette.ts";

/** 「쌤카페에서 찾기 현장체험」: where else the typed words can be searched. Nothing in a club's version. */
export function useSearches(typed: string, onClose: () => void): readonly PaletteItem[] {
  const data = useTeacherData();
  const navigate = useNavigate();
  const sources = useFetched(loadSearches);
  const words = typed.trim();
  if (words === "" || data.club) return [];
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

function loadSearches() {
  return Promise.all(
    paletteSources.map(async (source) => ({
      id: source.id,
      switch: source.switch,
      search: (await source.load()).search,
    })),
  );
}
