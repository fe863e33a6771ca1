import { Megaphone } from "lucide-react";
import { Link } from "../../ui/link.tsx";
import { useNotices } from "./use-notices.ts";

/** 공지 of the top row: a dot while something there is unread. */
export function NoticeButton() {
  const { unread } = useNotices();
  const name = unread.size === 0 ? "공지" : `공지, 안 읽은 공지 ${unread.size}`;
  return (
    <Link
      to="/notice"
      aria-label={name}
      title="공지"
      className="press relative grid size-11 shrink-0 place-items-center rounded-ctl text-fg-2 hover:bg-hover"
    >
      <Megaphone size={20} aria-hidden />
      {unread.size > 0 && (
        <span aria-hidden className="absolute top-2 right-2 size-2.5 rounded-pill bg-warm" />
      )}
    </Link>
  );
}
