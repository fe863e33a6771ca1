import {
  rosterColumnLabels,
  type RosterColumn,
} from "@damim/domain/roster/reading/roster-column.ts";
import type { RosterCells } from "@damim/domain/roster/reading/roster-row.ts";
import { useDraft } from "../../../data/drafts/use-draft.ts";

export interface KeptMends {
  readonly list: readonly (readonly [rowKey: string, cells: RosterCells])[];
  readonly keep: (rowKey: string, cells: RosterCells) => void;
  readonly forget: () => void;
}

/** What the teacher mended in the rows of a pasted list: it outlives a reload and the screen lock, as the list itself does. */
export function useKeptMends(): KeptMends {
  const [text, setText, clear] = useDraft("roster-paste-mends", "");
  const list = parseMends(text);
  return {
    list,
    keep(rowKey, cells) {
      const byRow = new Map(list);
      byRow.set(rowKey, { ...byRow.get(rowKey), ...cells });
      setText(JSON.stringify([...byRow]));
    },
    forget() {
      if (text === "") return;
      setText("");
      clear();
    },
  };
}

/** Of an older version, or spoiled: what of it are texts in columns of ours. */
function parseMends(text: string): KeptMends["list"] {
  let kept: unknown;
  try {
    kept = text === "" ? [] : JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((each: unknown) => {
    if (!Array.isArray(each) || typeof each[0] !== "string") return [];
    const cells = Object.entries(Object(each[1])).filter(isCell);
    return [[each[0], Object.fromEntries(cells)] as const];
  });
}

function isCell(entry: [string, unknown]): entry is [RosterColumn, string] {
  return Object.hasOwn(rosterColumnLabels, entry[0]) && typeof entry[1] === "string";
}
