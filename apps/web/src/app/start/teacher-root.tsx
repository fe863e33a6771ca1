import type { GuardWarning } from "@damim/domain/guard/decide-route.ts";
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { RouterProvider } from "react-router";
import { wipeStorage } from "../../data/opening/open-storage.ts";
import {
  endSession,
  rememberTeacher,
  type Teacher,
  fetchTeacher,
} from "../../data/server/session.ts";
import { openSignOutSignal, type SignOutSignal } from "../../data/server/sign-out-signal.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { forgetDrafts } from "../../data/drafts/use-draft.ts";
import { useToday } from "../../data/use-today.ts";
import { TodayContext, TeacherDataContext } from "../../data/use-teacher-data.ts";
import { DeviceQuestion } from "../../features/account/lazy-device-question.ts";
import { forgetLock } from "../../platform/kept/lock-preferences.ts";
import { startTextSize } from "../../platform/kept/text-size.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { keepKeys } from "../../ui/arrival/keep-keys.ts";
import { keepTrying } from "../../ui/arrival/keep-trying.ts";
import { haveKeys } from "../../ui/arrival/keys-at-hand.ts";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import { whenIdle } from "../../ui/arrival/when-idle.ts";
import { OpenedTeacher } from "./opened-teacher.tsx";
import { KeepNames } from "../names/keep-names.tsx";
import { ScreenLockRoot } from "../lock/screen-lock-root.tsx";
import { useScreenLock } from "../base/screen-lock-context.ts";
import { TeacherErrorBoundary } from "./teacher-error-view.tsx";
import { createTeacherRouter } from "./teacher-router.tsx";
import { SignOutContext } from "../base/sign-out.ts";
import { VersionContext, type Version } from "../base/version-context.ts";
import { createVersionChoice, useDataOfVersion } from "./use-version.ts";

// Each file is listed twice (fetched, imported); past the usual 250 none is, and what lies on the device is found by it.
performance.setResourceTimingBufferSize(2_000);

const SignOutDialog = lazyOverlay(() => import("../unsent/sign-out-dialog.tsx"), "SignOutDialog");
const GuardWarningDialog = lazyOverlay(
  () => import("./guard-warning-dialog.tsx"),
  "GuardWarningDialog",
);
const RevokedView = viewAtHand(
  () => import("./revoked-view.tsx").then((file) => file.RevokedView),
  <LoadingView />,
);

export interface TeacherRootProps {
  readonly teacher: Teacher;
  readonly onTeacherChange: (teacher: Teacher) => void;
  readonly onSignedOut: () => void;
}

/** The teacher's part of the app: asks once what kind of device this is, then opens the data. */
export function TeacherRoot({ teacher, onTeacherChange, onSignedOut }: TeacherRootProps) {
  useLayoutEffect(startTextSize, []);
  // Not at rest: Ctrl+Alt+M and a sentence may be the first that a hand does.
  useLayoutEffect(() => haveKeys(keepKeys), []);
  useEffect(() => keepTrying(startWorker, whenIdle), []);
  if (!teacher.deviceUse) {
    return (
      <DeviceQuestion
        isOpen
        onAnswered={({ use }) => onTeacherChange({ ...teacher, deviceUse: use })}
      />
    );
  }
  return (
    <TeacherErrorBoundary>
      <ScreenLockRoot teacher={teacher}>
        <OpenedTeacher teacher={teacher} onSignedOut={onSignedOut}>
          {(data) => (
            <ReadyTeacher data={data} onTeacherChange={onTeacherChange} onSignedOut={onSignedOut} />
          )}
        </OpenedTeacher>
      </ScreenLockRoot>
    </TeacherErrorBoundary>
  );
}

/** On whichever page a teacher begins: each of them opens again without a network. */
async function startWorker(): Promise<void> {
  const { startAppWorker } = await import("../../platform/app-worker.ts");
  void startAppWorker();
}

type ReadyTeacherProps = Omit<TeacherRootProps, "teacher"> & {
  readonly data: TeacherData;
  /** Given where nobody is signed in: in place of the sign-out. */
  readonly onLeave?: () => void;
};

/** The pages, until another device signs this one out: then no row of theirs stays on the screen. */
function ReadyTeacher(props: ReadyTeacherProps) {
  const { data, onSignedOut } = props;
  const revocation = useSyncExternalStore(data.subscribe, () => data.revocation);
  const { isCovered } = useScreenLock();
  if (!revocation) return <WorkingTeacher {...props} />;
  return (
    <RevokedView data={data} revocation={revocation} isHidden={isCovered} onLeave={onSignedOut} />
  );
}

/** The pages themselves. */
export function WorkingTeacher({ data, onTeacherChange, onSignedOut, onLeave }: ReadyTeacherProps) {
  useOtherAccount(data, onTeacherChange);
  const { lock, isCovered, setRouter } = useScreenLock();
  const [choice] = useState(() => createVersionChoice(data));
  const shown = useDataOfVersion(data, choice);
  const chosen = useSyncExternalStore(choice.subscribe, choice.chosen);
  const [warning, setWarning] = useState<GuardWarning>();
  const [router] = useState(() =>
    createTeacherRouter(data, lock, {
      isClub: () => choice.chosen() !== undefined,
      // The first question is asked while this renders.
      onWarning: (next) => queueMicrotask(() => setWarning(next)),
    }),
  );
  const version = useMemo<Version>(
    () => ({
      chosen,
      choose(clubUid) {
        choice.choose(clubUid);
        void router.navigate("/");
      },
    }),
    [chosen, choice, router],
  );
  useEffect(() => setRouter(router), [router, setRouter]);
  // The account may have been signed in anew to unlock.
  useEffect(() => lock.subscribe(() => !lock.isLocked && data.rounds.retryNow()), [lock, data]);
  const [isAskingSignOut, setAskingSignOut] = useState(false);
  const signal = useRef<SignOutSignal>(undefined);
  useEffect(() => {
    signal.current = openSignOutSignal(data.teacher.uid, () => {
      data.close();
      router.dispose();
      onSignedOut();
    });
    return () => signal.current?.close();
  }, [data, router, onSignedOut]);
  const signOut = async (): Promise<void> => {
    // First, or the live stream that the server ends would come back and be turned away.
    data.close();
    signal.current?.announce();
    rememberTeacher(undefined);
    forgetDrafts(data.teacher.uid);
    forgetLock();
    // The device is clean before the server is told, also when the server is away.
    await wipeStorage(data.teacher.uid);
    await endSession();
    router.dispose();
    history.replaceState(null, "", import.meta.env.BASE_URL);
    onSignedOut();
  };
  const today = useToday(data);
  // Not rendered at all, rather than covered: no name stays in the document.
  if (isCovered) return null;
  return (
    <TeacherDataContext value={shown ?? data}>
      <TodayContext value={today}>
        <SignOutContext value={onLeave ?? (() => setAskingSignOut(true))}>
          <VersionContext value={version}>
            {/* Another version is another page: what hangs on the data of one never meets that of the other. */}
            {shown ? <RouterProvider key={chosen ?? "main"} router={router} /> : <LoadingView />}
          </VersionContext>
          <KeepNames />
          <GuardWarningDialog
            isOpen={warning !== undefined}
            warning={warning}
            onClose={() => setWarning(undefined)}
          />
          <SignOutDialog
            isOpen={isAskingSignOut}
            onClose={() => setAskingSignOut(false)}
            onSignOut={signOut}
          />
        </SignOutContext>
      </TodayContext>
    </TeacherDataContext>
  );
}

/**
 * Another tab signed another teacher in: the server then denies this teacher's scopes. Asks once who is
 * here and hands the page over. What waits in this teacher's outbox stays on the device until they are back.
 */
function useOtherAccount(data: TeacherData, onTeacherChange: (teacher: Teacher) => void): void {
  useEffect(() => {
    let isAsking = false;
    return data.subscribe(() => {
      if (isAsking || !data.stores.some((store) => store.isDenied)) return;
      isAsking = true;
      fetchTeacher().then(
        (teacher) => {
          if (teacher && teacher.uid !== data.teacher.uid) onTeacherChange(teacher);
        },
        () => {
          isAsking = false;
        },
      );
    });
  }, [data, onTeacherChange]);
}
