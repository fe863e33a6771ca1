import { isUnread, listNotices } from "@damim/domain/notice/list-notices.ts";
import { noticeKind, noticeReadKind } from "@damim/domain/notice/notice.ts";
import type { HomeCardQuestion } from "../../kit/manifest/home-card.ts";
import { Link } from "../../ui/link.tsx";
import { useNotices } from "./use-notices.ts";

const LINES = 3;

/** 「새 공지」 of 오늘 and of the morning. */
export function Component() {
  const { notices, unread } = useNotices();
  return (
    <ul className="flex flex-col gap-1">
      {notices
        .filter(({ id }) => unread.has(id))
        .slice(0, LINES)
        .map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`/notice?n=${id}`}
              className="press -mx-2 block rounded-ctl px-2 py-2 text-16 font-semibold wrap-break-word hover:bg-hover"
            >
              {title}
            </Link>
          </li>
        ))}
    </ul>
  );
}

/** Only where something is unread. */
export function isWanted({ profile, site, now }: HomeCardQuestion): boolean {
  const read = profile.rows(noticeReadKind);
  return listNotices(site.notices.rows(noticeKind).values(), now).some((notice) =>
    isUnread(notice, read),
  );
}
