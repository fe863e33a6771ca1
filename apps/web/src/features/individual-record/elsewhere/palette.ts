// Loaded with 빠른 이동.
import { listMemoKind } from "@damim/domain/individual-record/list-memo.ts";
import type { PaletteEntry, PaletteQuestion } from "../../../kit/manifest/palette-source.ts";

/** Lists with a text a pupil, by their title. */
export function listPaletteEntries({ store }: PaletteQuestion): readonly PaletteEntry[] {
  return [...store.rows(listMemoKind).values()].map(({ id, title }) => ({
    id,
    label: `목록 글 ${title}`,
    to: `/checkListMemo?about=listMemo&view=lists&list=${encodeURIComponent(id)}`,
  }));
}
