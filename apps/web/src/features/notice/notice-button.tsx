import { Megaphone } from "lucide-react";
import { Link } from "../../ui/link.tsx";
import { useNotices } from "./use-notices.ts";

export const noticeDot = (
  <span aria-hidden className="absolute top-1 right-1 size-2.5 rounded-pill bg-warm" />
);

/** 공지 of the top row: a dot while something there is unread. */
export function NoticeButton() {
  const { unreadWords } = useNotices();
  return (
    <Link
      to="/notice"
      aria-label={unreadWords ? `공지, ${unreadWords}` : "공지"}
      title="공지"
      className="press relative grid size-11 shrink-0 place-items-center rounded-ctl text-fg-2 hover:bg-hover"
    >
      <Megaphone size={20} aria-hidden />
      {unreadWords && noticeDot}
    </Link>
  );
}
