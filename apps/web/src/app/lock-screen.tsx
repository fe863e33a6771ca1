import { useEffect, useState, type ComponentType } from "react";
import { LockFrame } from "../features/lock/lock-frame.tsx";
import { whenIdle } from "../ui/when-idle.ts";
import type { TeacherLockViewProps } from "./teacher-lock-view.tsx";

export interface LockScreenProps extends TeacherLockViewProps {
  readonly isShown: boolean;
}

/**
 * The locked screen. Its contents come as a chunk of their own, ahead of time; should they not be here when
 * the screen locks, the blue sheet alone stands there until they are.
 */
export function LockScreen({ isShown, ...view }: LockScreenProps) {
  const { LockView, isMissing } = useLockView(isShown);
  if (!isShown) return null;
  if (LockView) return <LockView {...view} />;
  return (
    <LockFrame>
      <div className="m-auto max-w-[24rem] text-center">
        <h1 className="title text-22">화면이 잠겨 있어요</h1>
        <output className="mt-2 block text-15">
          {isMissing &&
            "잠금을 푸는 화면을 아직 내려받지 못했어요. 인터넷이 연결되면 저절로 열려요. 적은 내용은 그대로 있어요."}
        </output>
      </div>
    </LockFrame>
  );
}

let loaded: ComponentType<TeacherLockViewProps> | undefined;

async function fetchLockView(): Promise<ComponentType<TeacherLockViewProps>> {
  loaded ??= (await import("./teacher-lock-view.tsx")).TeacherLockView;
  return loaded;
}

/** Not by `lazy`: that gives up for good, and a locked screen has to open some time. */
function useLockView(isShown: boolean) {
  const [LockView, setLockView] = useState(() => loaded);
  const [isMissing, setMissing] = useState(false);
  const isHere = LockView !== undefined;
  useEffect(() => {
    if (isHere) return;
    let isCurrent = true;
    const fetchNow = (): void => {
      fetchLockView().then(
        (view) => {
          if (isCurrent) setLockView(() => view);
        },
        () => {
          if (isCurrent) setMissing(true);
        },
      );
    };
    const stopWaiting = isShown ? fetchNow() : whenIdle(fetchNow);
    addEventListener("online", fetchNow);
    return () => {
      isCurrent = false;
      stopWaiting?.();
      removeEventListener("online", fetchNow);
    };
  }, [isHere, isShown]);
  return { LockView, isMissing };
}
