import { isPublicPath } from "@damim/domain/guard/routes.ts";
import {
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";
import type { Teacher } from "../../data/server/session.ts";
import { createScreenLock, type ScreenLock } from "../../features/lock/screen-lock.ts";
import { currentTime } from "../../platform/clock.ts";
import { keepTrying } from "../../ui/arrival/keep-trying.ts";
import { whenIdle } from "../../ui/arrival/when-idle.ts";
import { toAppPath } from "../base/base-path.ts";
import type { LockPartProps } from "./lock-part.tsx";
import { ScreenCover } from "./screen-cover.tsx";
import { ScreenLockContext, type AppRouter } from "../base/screen-lock-context.ts";

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
  const isLocked = useSyncExternalStore(lock.subscribe, () => lock.isLocked);
  useEffect(() => lock.start(), [lock]);
  const [router, setRouter] = useState<AppRouter>();
  const [isPublic, setPublic] = useState(isPublicAddress);
  useEffect(() => router?.subscribe(() => setPublic(isPublicAddress())), [router]);
  const isSure = useIsSure(lock);
  const isCovered = (isLocked || !isSure) && !isPublic;
  const [isAsking, setAsking] = useState(false);
  const control = useMemo(
    () => ({ lock, isCovered, askLock: () => setAsking(true), setRouter }),
    [lock, isCovered],
  );
  const { LockPart } = useLockPart(isCovered);
  return (
    <ScreenLockContext value={control}>
      {children}
      {/* Before it is known whether it is locked, a press counts: names may come next. */}
      <ScreenCover uid={teacher.uid} isLocked={isLocked && !isPublic} />
      {!isSure ? null : LockPart ? (
        <LockPart
          lock={lock}
          teacher={teacher}
          router={router}
          isCovered={isCovered}
          isAsking={isAsking}
          onAsked={() => setAsking(false)}
        />
      ) : (
        isCovered && (
          <main className="fixed inset-0 z-50 grid place-content-center bg-panel p-6 text-center text-panel-fg">
            <h1 className="title text-22">화면이 잠겨 있어요</h1>
            {!navigator.onLine && <p>인터넷이 연결되면 잠금을 풀 수 있어요.</p>}
          </main>
        )
      )}
    </ScreenLockContext>
  );
}

function isPublicAddress(): boolean {
  return isPublicPath(toAppPath(location));
}

/** Whether it is known if the screen is locked: at once, but on a device that has nothing of a lock in localStorage. */
function useIsSure(lock: ScreenLock): boolean {
  const [isSure, setSure] = useState(lock.isSure);
  useEffect(() => {
    if (isSure) return;
    void import("../../platform/kept/lock-mark.ts")
      .then((file) => file.readLockMark())
      .catch(() => undefined)
      .then((marked) => {
        lock.settle(marked);
        setSure(true);
      });
  }, [isSure, lock]);
  return isSure;
}

/** Fetched ahead, at once when it is needed. Not by `lazy`: that gives up for good, and a lock has to open some time. */
function useLockPart(isNeeded: boolean) {
  const [LockPart, setLockPart] = useState<ComponentType<LockPartProps>>();
  const isHere = LockPart !== undefined;
  useEffect(() => {
    if (isHere) return;
    const fetchNow = async (): Promise<void> => {
      const file = await import("./lock-part.tsx");
      setLockPart(() => file.LockPart);
    };
    return keepTrying(fetchNow, isNeeded ? undefined : whenIdle);
  }, [isHere, isNeeded]);
  return { LockPart };
}
