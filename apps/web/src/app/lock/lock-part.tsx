// Loaded lazily by screen-lock-root.tsx: everything of the lock that the first picture can do without.
import { isPublicPath, SCREEN_LOCK_ROUTE } from "@damim/domain/guard/routes.ts";
import { useEffect, useEffectEvent, useState, useLayoutEffect } from "react";
import { tellScreenLocked } from "../../data/vault/screen-locked.ts";
import { holdPushNews } from "../../data/hold-push-news.ts";
import { withNewestEmail } from "../../data/server/account-news.ts";
import type { Teacher } from "../../data/server/session.ts";
import type { AccountAnswer } from "../../features/lock/account-unlock-form.tsx";
import { createIdleLock } from "../../features/lock/idle-lock.ts";
import type { LockStep } from "../../features/lock/lock-dialog.tsx";
import { findLockPassword } from "../../features/lock/lock-password.ts";
import { LockView } from "../../features/lock/lock-view.tsx";
import type { ScreenLock } from "../../features/lock/screen-lock.ts";
import { canUsePasskeys } from "../../platform/secrets/can-use-passkeys.ts";
import { currentTime } from "../../platform/clock.ts";
import { keepLockMark } from "../../platform/kept/lock-mark.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { askAccount, askAccountByPasskey } from "./ask-account.ts";
import { findUnlockWays, goToGoogle, hearGoogle } from "./unlock-by-google.ts";
import type { AppRouter } from "../base/screen-lock-context.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { toAppPath } from "../base/base-path.ts";
import { keepPlace, restorePlace, takePlace } from "./lock-place.ts";

const LockDialog = lazyOverlay(() => import("../../features/lock/lock-dialog.tsx"), "LockDialog");

export interface LockPartProps {
  readonly lock: ScreenLock;
  readonly teacher: Teacher;
  /** Nothing until the teacher's data is open. */
  readonly router: AppRouter | undefined;
  /** The lock stands in place of the pages. */
  readonly isCovered: boolean;
  /** 화면잠금 was chosen. */
  readonly isAsking: boolean;
  readonly onAsked: () => void;
}

const noAccount: Promise<AccountAnswer> = Promise.resolve({
  ok: false,
  sentence: "둘러보기에는 계정이 없어요. 새로 고치면 처음부터 다시 둘러봐요.",
  isAway: false,
});

/** The lock in use: its view, its dialog, its clock, and the way back to the page. */
export function LockPart(props: LockPartProps) {
  const { lock, teacher, router, isCovered, isAsking, onAsked } = props;
  const [idle] = useState(() => createIdleLock({ lock, now: currentTime }));
  useEffect(() => idle.start(), [idle]);
  // Here, since this alone is there on every page of a teacher and under the lock too.
  useEffect(() => holdPushNews(), []);
  useEffect(() => {
    const keep = (): void => void keepLockMark(lock.isLocked ? teacher.uid : undefined);
    // Also where it is open: it may have been unlocked before this part came.
    keep();
    return lock.subscribe(keep);
  }, [lock, teacher.uid]);
  useLockPlace(lock, router);
  const [isRenewing, setRenewing] = useState(false);
  const [step, setStep] = useState<LockStep>("ask");
  if (isAsking && step !== "ask") setStep("ask");
  const renew = (): void => {
    // Nothing was forgotten where there is none.
    if (!findLockPassword()) return;
    setStep("renew");
    setRenewing(true);
  };
  const refused = useGoogleAnswer({ teacher, lock, isCovered, onUnlocked: renew });
  if (isCovered) {
    return (
      <LockView
        key={refused?.sentence}
        lock={lock}
        now={currentTime}
        nickName={teacher.nickName}
        askAccount={(password) =>
          teacher.isTrying ? noAccount : askAccount(withNewestEmail(teacher), password)
        }
        askPasskey={
          canUsePasskeys() && !teacher.isTrying ? () => askAccountByPasskey(teacher) : undefined
        }
        findWays={findUnlockWays}
        goToGoogle={goToGoogle}
        firstRefused={refused}
        onUnlockedByAccount={renew}
      />
    );
  }
  return (
    <LockDialog
      isOpen={isAsking || isRenewing}
      firstStep={step}
      lock={lock}
      onClose={() => {
        onAsked();
        setRenewing(false);
      }}
    />
  );
}

/** A teacher who went to Google to unlock comes back to the locked screen: unlocks it, or tells why not. */
function useGoogleAnswer(options: {
  readonly teacher: Teacher;
  readonly lock: ScreenLock;
  readonly isCovered: boolean;
  readonly onUnlocked: () => void;
}) {
  const { teacher, lock, isCovered } = options;
  const [refused, setRefused] = useState<AccountAnswer & { readonly ok: false }>();
  const take = useEffectEvent((answer: AccountAnswer | undefined): void => {
    if (answer?.ok === false) setRefused(answer);
    if (!answer?.ok) return;
    lock.unlock();
    options.onUnlocked();
  });
  useEffect(() => {
    if (isCovered) void hearGoogle(teacher.uid).then(take);
  }, [isCovered, teacher.uid]);
  return refused;
}

/**
 * Takes the address to /screenLock when the screen is locked, and back to the page with its scrolling when
 * it is unlocked. What stands on the screen does not wait for it (screen-lock-root.tsx).
 */
function useLockPlace(lock: ScreenLock, router: AppRouter | undefined): void {
  useLayoutEffect(() => {
    if (!router) return;
    const follow = (): void => {
      const { location } = router.state;
      const path = toAppPath(location);
      if (isPublicPath(path)) return;
      const isAtLock = path === SCREEN_LOCK_ROUTE;
      if (lock.isLocked && !isAtLock) {
        keepPlace(path, location.state);
        // They name pupils, and would come back with the page.
        showToast.dismiss();
        tellScreenLocked();
        void router.navigate(SCREEN_LOCK_ROUTE, { replace: true });
      }
      if (!lock.isLocked && isAtLock) {
        const place = takePlace();
        void router
          .navigate(place.path, { replace: true, state: place.state })
          .then(() => restorePlace(place));
      }
    };
    // It may have been locked before this chunk or the router was here.
    follow();
    return lock.subscribe(follow);
  }, [lock, router]);
}
