// Overlay: imports Base UI through ui/overlay/menu.tsx. Loaded lazily by profile-menu.tsx.
import { ListChecks, Megaphone, PencilLine, Redo2, Settings, Undo2 } from "lucide-react";
import { useSyncExternalStore } from "react";
import { openOutbox } from "../../kit/desk/open-outbox.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useNotices } from "../../features/notice/use-notices.ts";
import { late } from "../../ui/arrival/late.ts";
import { Link } from "../../ui/link.tsx";
import { MenuItem, MenuLink, MenuSeparator } from "../../ui/overlay/menu.tsx";
import { NARROW, useMedia } from "../../ui/use-media.ts";
import { useQuickAccess } from "../base/quick-access-context.ts";
import { useIsCaptureOff } from "../quick/quick-buttons.tsx";
import { tellTurn } from "./undo-buttons.tsx";

const YearItems = late(() => import("../years/year-menu.tsx").then((file) => file.YearItems));

/** What a wide window has in its top row and its menu, and the one bar of a phone has no room for. */
export function PhoneItems() {
  const { history } = useTeacherData();
  const open = useQuickAccess();
  const isCaptureOff = useIsCaptureOff();
  const { unreadWords } = useNotices();
  const undoLabel = useSyncExternalStore(history.subscribe, () => history.undoLabel);
  const redoLabel = useSyncExternalStore(history.subscribe, () => history.redoLabel);
  if (!useMedia(NARROW)) return null;
  return (
    <>
      {!isCaptureOff && (
        <MenuItem icon={<PencilLine size={20} aria-hidden />} onSelect={() => open("capture")}>
          한 줄 기록
        </MenuItem>
      )}
      {undoLabel && (
        <MenuItem
          icon={<Undo2 size={20} aria-hidden />}
          onSelect={() => tellTurn(history.undo(), "되돌렸어요")}
        >
          <span className="truncate">되돌리기: {undoLabel}</span>
        </MenuItem>
      )}
      {redoLabel && (
        <MenuItem
          icon={<Redo2 size={20} aria-hidden />}
          onSelect={() => tellTurn(history.redo(), "다시 했어요")}
        >
          <span className="truncate">다시 하기: {redoLabel}</span>
        </MenuItem>
      )}
      <MenuItem icon={<ListChecks size={20} aria-hidden />} onSelect={openOutbox}>
        보낼 목록
      </MenuItem>
      <MenuLink icon={<Megaphone size={20} aria-hidden />} link={<Link to="/notice" />}>
        공지
        {unreadWords && (
          <span className="ml-auto text-13 font-semibold text-warm-strong">{unreadWords}</span>
        )}
      </MenuLink>
      <MenuLink icon={<Settings size={20} aria-hidden />} link={<Link to="/mypage" />}>
        설정
      </MenuLink>
      <YearItems />
      <MenuSeparator />
    </>
  );
}
