// Loaded by app.tsx when a visitor presses 「둘러보기」, and by the entry a moment before.
import { useEffect, useLayoutEffect, useState } from "react";
import { apiUrl } from "../../data/server/api-url.ts";
import { findField } from "../../data/server/json-fields.ts";
import { isTryOffered } from "../../data/server/session.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { openTryingData } from "../../data/trying/open-trying-data.ts";
import { closeWindow } from "../../platform/closed-window.ts";
import { saveLockText } from "../../platform/kept/lock-preferences.ts";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";
import { startTextSize } from "../../platform/kept/text-size.ts";
import { keepKeys } from "../../ui/arrival/keep-keys.ts";
import { haveKeys } from "../../ui/arrival/keys-at-hand.ts";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { NoServerContext } from "../../ui/no-server.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { toAddress } from "../base/base-path.ts";
import { ScreenLockRoot } from "../lock/screen-lock-root.tsx";
import { TeacherErrorBoundary } from "../start/teacher-error-view.tsx";
import { WorkingTeacher } from "../start/teacher-root.tsx";
import { answerTrying, NOT_SENT } from "./answer-trying.ts";
import { TryingBand } from "./trying-band.tsx";

interface Try {
  readonly data: TeacherData;
  /** To another page of ours, which finds the device as it was before. */
  readonly leaveFor: (appPath: string) => void;
}

let opening: Promise<Try | undefined> | undefined;

/** 둘러보기: all pages over a class that is made up, in a window that keeps and sends nothing. */
export function TryingRoot() {
  const [opened, setOpened] = useState<Try>();
  useLayoutEffect(() => haveKeys(keepKeys), []);
  useEffect(() => {
    opening ??= openTry();
    void opening.then((found) => setOpened(found));
  }, []);
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

/** Nothing where the server does not offer it: then the entry takes the place of this page. */
async function openTry(): Promise<Try | undefined> {
  const isAgain = readTabText("trying") !== undefined;
  if (!isTryOffered() && (await isRefused())) {
    saveTabText("trying", undefined);
    location.replace(toAddress("/"));
    return undefined;
  }
  const wayOut = closeWindow(apiUrl(""), (path, method) =>
    answerTrying(path, method, () => showToast.error(`${NOT_SENT}.`, { id: "trying" })),
  );
  // Nobody locked what did not exist: it need not be looked up.
  saveLockText("lockOwner", "trying");
  if (!isAgain) history.replaceState(null, "", toAddress("/"));
  const data = await openTryingData();
  if (isAgain)
    showToast.blank("새로 열어서 처음부터 다시 둘러봐요. 앞에 적은 것은 사라졌어요.");
  // The browser may show a page again that was left for another one.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  return {
    data,
    leaveFor(appPath) {
      data.close();
      wayOut();
      location.replace(toAddress(appPath));
    },
  };
}

/** Asked where the visitor came by the address, or reloads: the server's word counts. Away, it refused nothing. */
async function isRefused(): Promise<boolean> {
  try {
    const response = await fetch(apiUrl("session"), { headers: { accept: "application/json" } });
    return response.ok && findField(await response.json(), "try") !== true;
  } catch {
    return false;
  }
}
