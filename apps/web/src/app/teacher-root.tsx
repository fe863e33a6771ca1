import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { RouterProvider } from "react-router";
import { openKeptData } from "../data/open-kept-data.ts";
import { wipeStorage } from "../data/open-storage.ts";
import { endSession, rememberTeacher, type Teacher } from "../data/session.ts";
import { openSignOutSignal, type SignOutSignal } from "../data/sign-out-signal.ts";
import { waitForProfile, type TeacherData } from "../data/teacher-data.ts";
import { forgetDrafts } from "../data/use-draft.ts";
import { TeacherDataContext } from "../data/use-teacher-data.ts";
import { DeviceQuestion } from "../features/account/lazy-device-question.ts";
import { Button } from "../ui/button.tsx";
import { Dami } from "../ui/dami.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { lazyOverlay } from "../ui/lazy-overlay.ts";
import { LoadingView } from "../ui/loading-view.tsx";
import { holdIdleWork } from "../ui/when-idle.ts";
import { createTeacherRouter, isSchoolYearReady } from "./teacher-router.tsx";
import { SignOutContext } from "./sign-out.ts";
import { useOtherAccount } from "./use-other-account.ts";

const SignOutDialog = lazyOverlay(() =>
  import("./sign-out-dialog.tsx").then((file) => file.SignOutDialog),
);
const RevokedView = lazy(() =>
  import("./revoked-view.tsx").then((file) => ({ default: file.RevokedView })),
);

export interface TeacherRootProps {
  readonly teacher: Teacher;
  readonly onTeacherChange: (teacher: Teacher) => void;
  readonly onSignedOut: () => void;
}

/** The teacher's part of the app: asks once what kind of device this is, then opens the data. */
export function TeacherRoot({ teacher, onTeacherChange, onSignedOut }: TeacherRootProps) {
  if (!teacher.deviceUse) {
    return (
      <DeviceQuestion
        isOpen
        onAnswered={({ use }) => onTeacherChange({ ...teacher, deviceUse: use })}
      />
    );
  }
  return (
    <OpenedTeacher teacher={teacher} onTeacherChange={onTeacherChange} onSignedOut={onSignedOut} />
  );
}

type Opening =
  | { readonly type: "opening" }
  | { readonly type: "ready"; readonly data: TeacherData }
  /** Nothing of this teacher is on the device yet, and the server cannot be asked. */
  | { readonly type: "never-connected" };

function OpenedTeacher({ teacher, onTeacherChange, onSignedOut }: TeacherRootProps) {
  const [opening, setOpening] = useState<Opening>({ type: "opening" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isStopped = false;
    let opened: TeacherData | undefined;
    const open = async (): Promise<void> => {
      const data = await openKeptData(teacher);
      if (isStopped) {
        data.close();
        return;
      }
      opened = data;
      holdIdleWork(data.firstRound);
      // A new device has to hear from the server once before it knows whether there is a school year.
      const isNew = data.profile.cursor === 0 && !isSchoolYearReady(data);
      const state = isNew ? await waitForProfile(data) : "idle";
      if (isStopped) return;
      setOpening(state === "idle" ? { type: "ready", data } : { type: "never-connected" });
    };
    open().catch(() => {
      if (!isStopped) setOpening({ type: "never-connected" });
    });
    return () => {
      isStopped = true;
      opened?.close();
    };
  }, [teacher, attempt]);

  switch (opening.type) {
    case "opening":
      return <LoadingView />;
    case "never-connected":
      return (
        <main className="grid min-h-dvh place-items-center">
          <EmptyState
            picture={<Dami mood="worry" prop="umbrella" size={110} />}
            title="처음 한 번은 인터넷이 필요해요"
            actions={
              <Button
                onClick={() => {
                  setOpening({ type: "opening" });
                  setAttempt(attempt + 1);
                }}
              >
                다시 연결하기
              </Button>
            }
          >
            이 기기에는 아직 기록이 없어요. 연결되면 서버의 기록을 받아 와요.
          </EmptyState>
        </main>
      );
    case "ready":
      return (
        <ReadyTeacher
          data={opening.data}
          onTeacherChange={onTeacherChange}
          onSignedOut={onSignedOut}
        />
      );
  }
}

type ReadyTeacherProps = Omit<TeacherRootProps, "teacher"> & { readonly data: TeacherData };

/** The pages, until another device signs this one out: then no row of theirs stays on the screen. */
function ReadyTeacher(props: ReadyTeacherProps) {
  const { data, onSignedOut } = props;
  const isRevoked = useSyncExternalStore(data.subscribe, () => data.isRevoked);
  if (!isRevoked) return <WorkingTeacher {...props} />;
  return (
    <Suspense fallback={<LoadingView />}>
      <RevokedView data={data} onLeave={onSignedOut} />
    </Suspense>
  );
}

function WorkingTeacher({ data, onTeacherChange, onSignedOut }: ReadyTeacherProps) {
  useOtherAccount(data, onTeacherChange);
  const [router] = useState(() => createTeacherRouter(data));
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
    forgetDrafts();
    // The device is clean before the server is told, also when the server is away.
    await wipeStorage(data.teacher.uid);
    await endSession();
    router.dispose();
    history.replaceState(null, "", import.meta.env.BASE_URL);
    onSignedOut();
  };
  return (
    <TeacherDataContext value={data}>
      <SignOutContext value={() => setAskingSignOut(true)}>
        <RouterProvider router={router} />
        <SignOutDialog
          isOpen={isAskingSignOut}
          onClose={() => setAskingSignOut(false)}
          onSignOut={signOut}
        />
      </SignOutContext>
    </TeacherDataContext>
  );
}
