// Loaded lazily by shell.tsx: none of these belongs to the first picture.
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { Clock } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { DeletionBanner } from "./deletion-banner.tsx";
import { DestructionNotices } from "./destruction-notices.tsx";
import { KeepingNotice } from "./keeping-notice.tsx";
import { NewVersion } from "./new-version.tsx";
import { OutdatedBanner } from "./outdated-banner.tsx";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { watchDay } from "../../platform/waking.ts";
import { Button } from "../../ui/button.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";

/**
 * What a teacher has to know on every page: signed out, a newer version, a clock that is off, no disk, an account that goes.
 * All come while the page is read or typed on, so they stand below it: it gives way at its foot, and nothing moves.
 */
export function Banners() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? keepFootFree(place.current) : undefined), []);
  return (
    <div
      ref={place}
      className="flex max-h-[40dvh] shrink-0 flex-col gap-3 overflow-y-auto px-6 py-3 empty:hidden max-md:px-4 print:hidden"
    >
      <SignedOutBanner />
      <OutdatedBanner />
      <ClockNotice />
      <YearTurnNotice />
      <KeepingNotice />
      <DeletionNotice />
      <DestructionNotices />
      <SuspensionNotice />
      <NewVersion />
    </div>
  );
}

/**
 * What a page docks at its foot on a phone stands above `--foot`. The field that somebody types in does not end below
 * the edge of a page that gave way.
 */
function keepFootFree(place: HTMLElement): () => void {
  const root = document.documentElement;
  const watch = new ResizeObserver(() => {
    root.style.setProperty("--foot", `${place.offsetHeight}px`);
    const typed = document.activeElement;
    if (typed?.matches("main :is(input, textarea, [contenteditable])"))
      typed.scrollIntoView({ block: "nearest" });
  });
  watch.observe(place);
  return () => {
    watch.disconnect();
    root.style.removeProperty("--foot");
  };
}

const HOUR_MS = 3_600_000;

/** Said as long as this device's clock is off: today is then the server's. */
function ClockNotice() {
  const { now } = useTeacherData();
  const aheadMs = useLive((live) => live.clockAheadMs);
  if (aheadMs === 0) return null;
  return (
    <output className="flex items-center gap-2 rounded-card bg-warm-weak px-5 py-3 text-15 text-warm-strong">
      <Clock size={18} aria-hidden className="shrink-0" />
      {toClockWords(aheadMs)} 오늘은 서버 시계로 {toKoreanMonthDay(toSeoulDay(now()))}이에요.
    </output>
  );
}

/** 「이 기기의 시계가 2일 빨라요.」 */
function toClockWords(aheadMs: number): string {
  const hours = Math.abs(aheadMs) / HOUR_MS;
  const howMuch =
    hours >= 36
      ? `${Math.round(hours / 24)}일`
      : hours >= 1.5
        ? `${Math.round(hours)}시간`
        : `${Math.round(hours * 60)}분`;
  return `이 기기의 시계가 ${howMuch} ${aheadMs > 0 ? "빨라요" : "느려요"}.`;
}

/** Said while a page that was left open over 1 March waits for words that are begun in a form of it. */
function YearTurnNotice() {
  const { turning } = useTeacherData();
  const isDue = useSyncExternalStore(watchDay, () => turning?.isDue() === true);
  if (!isDue) return null;
  return (
    <output className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-warm-weak px-5 py-3 text-15 text-warm-strong">
      <span className="min-w-0 flex-1 basis-72">
        새 학년도가 시작됐어요. 쓰던 글이 있어 지난 학년도 화면을 그대로 두었어요. 글을 저장하거나
        닫으면 새 학년도로 넘어가요.
      </span>
      <Button variant="line" onClick={turning?.turn}>
        새 학년도 보기
      </Button>
    </output>
  );
}

/** An admin stopped the writing of this account: words stay here and go later. */
function SuspensionNotice() {
  const until = useLive((data) => data.account.suspendedUntil);
  const { now } = useTeacherData();
  if (until === undefined || until <= now()) return null;
  return (
    <output className="block rounded-card bg-warm-weak px-5 py-3 text-15 text-warm-strong">
      관리자가 잠시 멈췄어요. {toKoreanMonthDay(toSeoulDay(until))}까지 쓴 내용은 이 기기에 있고,
      풀리면 보내요. 보고 내려받을 수는 있어요.
    </output>
  );
}

/** On every page while the account is going to be deleted. */
function DeletionNotice() {
  const deletionAt = useLive((data) => data.account.deletionAt);
  if (deletionAt === undefined) return null;
  return <DeletionBanner key={deletionAt} deletionAt={deletionAt} />;
}

const SignInAgainDialog = lazyOverlay(
  () => import("./sign-in-again-dialog.tsx"),
  "SignInAgainDialog",
);

/** The session ended while the teacher was working: the page stays, and so does everything typed. */
function SignedOutBanner() {
  const isSignedOut = useLive((data) => data.rounds.state() === "signed-out");
  const [isOpen, setOpen] = useState(false);
  if (!isSignedOut) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-warm-weak px-5 py-3 text-15 text-warm-strong"
    >
      <span>로그인이 풀렸어요. 적은 내용은 이 기기에 그대로 있어요. 다시 로그인하면 보내요.</span>
      <Button onClick={() => setOpen(true)}>다시 로그인</Button>
      <SignInAgainDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
