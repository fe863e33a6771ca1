import { isUnread, listNotices, type ShownNotice } from "@damim/domain/notice/list-notices.ts";
import { noticeKind, noticeReadKind } from "@damim/domain/notice/notice.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";

/** What the server says to all now, and which of it this teacher has not read on any device. */
export function useNotices(): {
  readonly notices: readonly ShownNotice[];
  readonly unread: ReadonlySet<string>;
  /** 「안 읽은 공지 2」; nothing where all are read. */
  readonly unreadWords: string | undefined;
} {
  const { site, profile, now } = useTeacherData();
  const rows = useRows(site.notices, noticeKind);
  const read = useRows(profile, noticeReadKind);
  const notices = listNotices(rows.values(), now());
  const unread = new Set(notices.filter((notice) => isUnread(notice, read)).map(({ id }) => id));
  return {
    notices,
    unread,
    unreadWords: unread.size > 0 ? `안 읽은 공지 ${unread.size}` : undefined,
  };
}
