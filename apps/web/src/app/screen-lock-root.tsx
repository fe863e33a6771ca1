import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import type { Teacher } from "../data/session.ts";
import type { LockStep } from "../features/lock/lock-dialog.tsx";
import { createScreenLock } from "../features/lock/screen-lock.ts";
import { currentTime } from "../platform/clock.ts";
import { lazyOverlay } from "../ui/lazy-overlay.ts";
import { toAppPath } from "./base-path.ts";
import { isPublicPath } from "./lock-place.ts";
import { LockScreen } from "./lock-screen.tsx";
import { ScreenCover } from "./screen-cover.tsx";
import { ScreenLockContext } from "./screen-lock-context.ts";

const LockDialog = lazyOverlay(() =>
  import("../features/lock/lock-dialog.tsx").then((file) => file.LockDialog),
);

export interface ScreenLockRootProps {
  readonly teacher: Teacher;
  readonly children: ReactNode;
}

/**
 * Around everything of a teacher: knows before the first row is read whether the screen is locked, and then
 * shows the lock in place of it. The data stays open beneath, so that waiting words still go out; whoever
 * renders rows asks `isCovered`.
 */
export function ScreenLockRoot({ teacher, children }: ScreenLockRootProps) {
  const [lock] = useState(() => createScreenLock({ uid: teacher.uid, now: currentTime }));
  const isLocked = useSyncExternalStore(
    useCallback((listener) => lock.subscribe(listener), [lock]),
    () => lock.isLocked,
  );
  useEffect(() => lock.start(), [lock]);
  const [isPublic, setPublic] = useState(isPublicAddress);
  const isCovered = isLocked && !isPublic;
  const [question, setQuestion] = useState<{ step: LockStep; isOpen: boolean }>({
    step: "ask",
    isOpen: false,
  });
  const control = useMemo(
    () => ({
      lock,
      isCovered,
      askLock: () => setQuestion({ step: "ask", isOpen: true }),
      noteAddress: () => setPublic(isPublicAddress()),
    }),
    [lock, isCovered],
  );
  return (
    <ScreenLockContext value={control}>
      {children}
      <LockScreen
        isShown={isCovered}
        lock={lock}
        teacher={teacher}
        onUnlockedByAccount={() => setQuestion({ step: "renew", isOpen: true })}
      />
      {!isCovered && (
        <>
          <LockDialog
            isOpen={question.isOpen}
            firstStep={question.step}
            lock={lock}
            onClose={() => setQuestion({ ...question, isOpen: false })}
          />
          <ScreenCover uid={teacher.uid} />
        </>
      )}
    </ScreenLockContext>
  );
}

function isPublicAddress(): boolean {
  return isPublicPath(toAppPath(location));
}
