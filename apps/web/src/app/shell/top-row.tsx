import { CircleHelp, ListChecks } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "../../ui/link.tsx";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { IconButton } from "../../ui/button.tsx";
import { hearOpenOutbox } from "../../kit/desk/open-outbox.ts";
import { DamimMark, DamimWordmark } from "../../ui/damim-logo.tsx";
import { late } from "../../ui/arrival/late.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { useMenu } from "../../ui/overlay/use-menu.ts";
import { useMenuPlace } from "../base/menu-place.ts";
import { CaptureButton, SearchButton } from "../quick/quick-buttons.tsx";
import { SyncStateView } from "../unsent/sync-state-view.tsx";
import { NoticeButton, noticeDot } from "../../features/notice/notice-button.tsx";
import { useNotices } from "../../features/notice/use-notices.ts";
import { UndoButtons } from "./undo-buttons.tsx";
import { useOurClass } from "../base/use-our-class.ts";

const OutboxDialog = lazyOverlay(() => import("../unsent/outbox-dialog.tsx"), "OutboxDialog");

const YearButton = late(
  () => import("../years/year-button.tsx").then((file) => file.YearButton),
  <ClassWords />,
);

const GuideLink = late(
  () => import("./guide-link.tsx").then((file) => file.GuideLink),
  <CircleHelp size={20} className="mx-3" />,
);
const ClubBadge = late(() => import("./club-badge.tsx").then((file) => file.ClubBadge), null);

function ClassWords() {
  return <span className="class-words">{useOurClass().className}</span>;
}

/**
 * The row above every page: whose class this is, whether everything is saved, and who is signed in. A phone's one bar
 * has the way to 오늘, what is saved, the search and the face; the rest stands in the face's menu (phone-items.tsx).
 */
export function TopRow({ isNarrow }: { readonly isNarrow: boolean }) {
  const { keeping, club, teacher } = useTeacherData();
  const { place } = useMenuPlace();
  const [isOutboxOpen, setOutboxOpen] = useState(false);
  useEffect(() => hearOpenOutbox(() => setOutboxOpen(true)), []);
  return (
    <header className="flex min-h-16 items-center gap-x-2 px-6 max-md:min-h-14 max-md:gap-x-0 max-md:px-5 print:hidden">
      <div className="flex min-w-0 grow basis-6.5 items-center gap-2 lg:basis-40">
        {isNarrow || place === "down" ? (
          <Link
            to="/"
            aria-label="담임, 오늘로 가기"
            className="-mx-2 flex h-11 shrink-0 items-center px-2"
          >
            {isNarrow && !club ? <DamimWordmark height={24} /> : <DamimMark size={26} />}
          </Link>
        ) : (
          <DamimMark size={26} />
        )}
        {club ? (
          <ClubBadge name={club.entry.name} />
        ) : (
          !isNarrow && (
            <>
              <span className="text-15 font-bold whitespace-nowrap">우리 반</span>
              <YearButton />
            </>
          )
        )}
        {keeping === "memory" && !teacher.isTrying && !isNarrow && (
          <span className="rounded-pill bg-sunken px-3 py-1 text-13 font-semibold whitespace-nowrap text-fg-2">
            함께 쓰는 기기
          </span>
        )}
      </div>
      {!isNarrow && <SearchButton />}
      <div className="ml-auto flex items-center justify-end gap-1 lg:grow lg:basis-40">
        {!isNarrow && <CaptureButton />}
        <UndoButtons />
        <SyncStateView />
        {isNarrow ? (
          <SearchButton />
        ) : (
          <>
            <GuideLink />
            <IconButton
              label="보낼 목록"
              icon={<ListChecks size={20} aria-hidden />}
              onClick={() => setOutboxOpen(true)}
            />
            <NoticeButton />
          </>
        )}
        <ProfileMenuButton isNarrow={isNarrow} />
      </div>
      <OutboxDialog isOpen={isOutboxOpen} onClose={() => setOutboxOpen(false)} />
    </header>
  );
}

const ProfileMenu = lazyOverlay(() => import("./profile-menu.tsx"), "ProfileMenu");

/** The round button at the right end: who is signed in, and what belongs to that. */
function ProfileMenuButton({ isNarrow }: { readonly isNarrow: boolean }) {
  const { teacher } = useTeacherData();
  const { unreadWords } = useNotices();
  // 공지 stands behind the face of a phone.
  const waiting = isNarrow ? unreadWords : undefined;
  const { button, menu } = useMenu();
  return (
    <>
      <button
        {...button}
        type="button"
        aria-label="프로필 메뉴"
        title={waiting}
        className="press relative ml-1 grid size-11 shrink-0 place-items-center rounded-pill bg-brand text-16 font-bold text-on-brand"
      >
        {toFirstLetter(teacher.nickName)}
        {waiting && noticeDot}
      </button>
      <ProfileMenu {...menu} />
    </>
  );
}

/** One letter as people see it, also where it is made of several code points. */
function toFirstLetter(name: string): string {
  for (const { segment } of new Intl.Segmenter("ko").segment(name.trim())) return segment;
  return "나";
}
