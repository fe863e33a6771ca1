// Loaded by app.tsx when a visitor presses 「둘러보기」, and by the entry a moment before.
import { useEffect, useLayoutEffect, useState } from "react";
import { startTextSize } from "../../platform/kept/text-size.ts";
import { keepKeys } from "../../ui/arrival/keep-keys.ts";
import { keepTrying } from "../../ui/arrival/keep-trying.ts";
import { haveKeys } from "../../ui/arrival/keys-at-hand.ts";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { NoServerContext } from "../../ui/no-server.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { ScreenLockRoot } from "../lock/screen-lock-root.tsx";
import { TeacherErrorBoundary } from "./teacher-error-view.tsx";
import { WorkingTeacher } from "./teacher-root.tsx";
import { NOT_SENT } from "../trying/not-sent.ts";
import type { Try } from "../trying/open-try.ts";
import { TryingBand } from "../trying/trying-band.tsx";

/** The files of the app alone are kept: a reload without a network opens the class that is made up again. */
async function startWorker(): Promise<void> {
  const { startAppWorker } = await import("../../platform/app-worker.ts");
  await startAppWorker();
}

let opening: Promise<Try | undefined> | undefined;

/** Apart: what begins it names many parts of the app, and every visitor has the names of what this file needs. */
async function openOnce(): Promise<Try | undefined> {
  const { openTry } = await import("../trying/open-try.ts");
  return (opening ??= openTry());
}

/** 둘러보기: all pages over a class that is made up, in a window that keeps and sends nothing. */
export function TryingRoot() {
  const [opened, setOpened] = useState<Try>();
  useLayoutEffect(() => haveKeys(keepKeys), []);
  useEffect(() => keepTrying(async () => setOpened(await openOnce())), []);
  useEffect(() => void startWorker().catch(() => undefined), []);
  useLayoutEffect(() => {
    if (opened) startTextSize();
  }, [opened]);
  if (!opened) return <LoadingView />;
  const { data, leaveFor } = opened;
  const handleStart = (): void => {
    if (navigator.onLine) leaveFor("/?about=signUp");
    else showToast.error("인터넷이 연결되면 시작할 수 있어요.");
  };
  return (
    <TeacherErrorBoundary>
      <ScreenLockRoot teacher={data.teacher}>
        <NoServerContext value={NOT_SENT}>
          {/* The frame of the pages is as high as what the band leaves. */}
          <div className="flex h-dvh flex-col print:block print:h-auto">
            <TryingBand onStart={handleStart} />
            <div className="relative min-h-0 flex-1 overflow-y-auto print:overflow-visible [&_[data-menu]]:h-full">
              <WorkingTeacher
                data={data}
                onTeacherChange={() => undefined}
                onSignedOut={() => leaveFor("/")}
                onLeave={() => leaveFor("/")}
              />
            </div>
          </div>
        </NoServerContext>
      </ScreenLockRoot>
    </TeacherErrorBoundary>
  );
}
