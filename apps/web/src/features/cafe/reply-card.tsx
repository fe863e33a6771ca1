import { helpReplyKind } from "@damim/domain/cafe/help-reply.ts";
import { isSwitchedOff } from "../../data/switched-off.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import type { HomeCardQuestion } from "../../kit/manifest/home-card.ts";
import { Link } from "../../ui/link.tsx";

const LINES = 3;

/** 「도움방 답글」 of 오늘: own questions that were answered and not opened since. */
export function Component() {
  const { profile } = useTeacherData();
  const replies = useRows(profile, helpReplyKind);
  const newest = [...replies.values()].toSorted((a, b) => b.at - a.at).slice(0, LINES);
  return (
    <ul className="flex flex-col gap-1">
      {newest.map(({ id, title, count }) => (
        <li key={id}>
          <Link
            to={`/weteacher?about=mission&post=${id}`}
            className="press -mx-2 flex min-h-11 items-center gap-3 rounded-ctl px-2 hover:bg-hover"
          >
            <span className="min-w-0 flex-1 truncate text-16 font-semibold">{title}</span>
            <span className="shrink-0 text-14 text-fg-2">답글 {count}개</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Only where something was answered, and there is a 쌤카페 to open it in. */
export function isWanted({ profile, site }: HomeCardQuestion): boolean {
  return !isSwitchedOff({ site }, "cafe") && profile.rows(helpReplyKind).size > 0;
}
