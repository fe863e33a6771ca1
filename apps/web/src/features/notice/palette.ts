import { listNotices } from "@damim/domain/notice/list-notices.ts";
import { noticeKind } from "@damim/domain/notice/notice.ts";
import type { PaletteEntry, PaletteQuestion } from "../../kit/manifest/palette-source.ts";

/** Notices by their titles in 빠른 이동. */
export function listPaletteEntries({ site, now }: PaletteQuestion): readonly PaletteEntry[] {
  return listNotices(site.notices.rows(noticeKind).values(), now).map(({ id, title }) => ({
    id,
    label: title,
    detail: "공지",
    to: `/notice?n=${id}`,
  }));
}
