import { CircleHelp } from "lucide-react";
import { useLocation } from "react-router";
import { toGuideId } from "../../kit/manifest/guide.ts";
import { readScreenState } from "../../kit/manifest/screen-state.ts";
import { Link } from "../../ui/link.tsx";

/** 「?」: how to use the page that is open. On a phone the menus lead there. */
export function GuideLink() {
  const location = useLocation();
  const state = readScreenState(location);
  const about = state && "about" in state ? state.about : undefined;
  const id = toGuideId({ path: location.pathname, ...(about && { about }) });
  return (
    <Link
      to={`/simsim/${location.pathname.startsWith("/simsim/") ? "simsim" : id}`}
      aria-label="이 화면 사용법"
      title="이 화면 사용법"
      className="press grid size-11 shrink-0 place-items-center rounded-ctl text-fg-2 hover:bg-hover max-sm:hidden"
    >
      <CircleHelp size={20} aria-hidden />
    </Link>
  );
}
