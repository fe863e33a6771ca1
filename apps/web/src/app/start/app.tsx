import { useEffect, useLayoutEffect, useReducer, useState, type ComponentType } from "react";
import {
  fetchTeacher,
  forgetOwedSignOut,
  readRememberedTeacher,
  rememberTeacher,
  type Teacher,
} from "../../data/server/session.ts";
import { Button } from "../../ui/button.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { keepTrying } from "../../ui/arrival/keep-trying.ts";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import { noteArrived, openAnew } from "../base/open-anew.ts";
import { SignedOutRoot } from "./signed-out-root.tsx";
import type { TeacherRootProps } from "./teacher-root.tsx";
import { isPublicPath, TRY_ROUTE } from "@damim/domain/guard/routes.ts";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";
import { toAddress, toAppPath } from "../base/base-path.ts";

/**
 * The teacher's part as a chunk of its own. Not a view (`ui/arrival/view-at-hand.ts`): what did not arrive is opened
 * anew here, and tried again.
 */
const loadTeacherRoot = (): Promise<ComponentType<TeacherRootProps>> =>
  import("./teacher-root.tsx").then((file) => file.TeacherRoot);

const TryingRoot = viewAtHand(
  () => import("./trying-root.tsx").then((file) => file.TryingRoot),
  <LoadingView />,
);

const ASK_AGAIN_MS = 5_000;

type Stage =
  | { readonly type: "asking" }
  /** Nobody is remembered here, and the server cannot be asked. */
  | { readonly type: "server-away" }
  | { readonly type: "signed-out" }
  /** 둘러보기: nobody has to sign in. */
  | { readonly type: "trying" }
  /** The teacher's part did not arrive. */
  | { readonly type: "part-missing"; readonly teacher: Teacher }
  | { readonly type: "signed-in"; readonly teacher: Teacher };

/**
 * Who is here? An own device starts with the teacher it remembers and never waits for the network; the
 * server's word comes with the first sync round. Everybody else asks the server first.
 */
export function App() {
  const [stage, setStage] = useState<Stage>(() => {
    if (isTrying()) return { type: "trying" };
    const teacher = readRememberedTeacher();
    return teacher ? { type: "signed-in", teacher } : { type: "asking" };
  });
  const [TeacherRoot, setTeacherRoot] = useState<ComponentType<TeacherRootProps>>();
  const enter = (teacher: Teacher | undefined): void => {
    rememberTeacher(teacher);
    setStage(teacher ? { type: "signed-in", teacher } : { type: "signed-out" });
  };
  const ask = (): void => {
    forgetOwedSignOut();
    // The entry's own address (회원가입, the link of a mail) means nothing to a teacher's page.
    history.replaceState(null, "", import.meta.env.BASE_URL);
    setStage({ type: "asking" });
  };
  const teacher = "teacher" in stage ? stage.teacher : undefined;
  useLayoutEffect(() => {
    if (!teacher || TeacherRoot) return;
    return keepTrying(async () => {
      try {
        const root = await loadTeacherRoot();
        noteArrived();
        setTeacherRoot(() => root);
        setStage((now) => (now.type === "part-missing" ? { ...now, type: "signed-in" } : now));
      } catch (failure) {
        // Nothing is typed here yet that a reload could take.
        if (!(await openAnew())) setStage({ type: "part-missing", teacher });
        throw failure;
      }
    });
  }, [teacher, TeacherRoot]);
  const [tries, askAgain] = useReducer((count: number) => count + 1, 0);
  const isAway = stage.type === "server-away";
  const isAsking = stage.type === "asking" || (isAway && tries > 0);
  useEffect(() => {
    if (!isAway) return;
    // Not by "online" alone: a network that leads nowhere, or a server that is down, does not tell.
    const timer = setInterval(askAgain, ASK_AGAIN_MS);
    addEventListener("online", askAgain);
    return () => {
      clearInterval(timer);
      removeEventListener("online", askAgain);
    };
  }, [isAway]);
  useEffect(() => {
    if (!isAsking) return;
    const stop = new AbortController();
    fetchTeacher(stop.signal).then(
      (teacher) => {
        rememberTeacher(teacher);
        if (teacher) goToWantedPlace();
        else keepWantedPlace();
        setStage(teacher ? { type: "signed-in", teacher } : { type: "signed-out" });
      },
      () => {
        if (stop.signal.aborted) return;
        keepWantedPlace();
        setStage({ type: "server-away" });
      },
    );
    return () => stop.abort();
  }, [isAsking, tries]);

  switch (stage.type) {
    case "asking":
      return <LoadingView />;
    case "server-away":
    case "signed-out":
      return (
        <SignedOutRoot
          onSignedIn={ask}
          onTry={() => TryingRoot.preload().then(() => setStage({ type: "trying" }))}
          askServer={isAway ? askAgain : undefined}
        />
      );
    case "trying":
      return <TryingRoot />;
    case "part-missing":
      return <ServerAway onRetry={() => void openAnew({ isPressed: true })} />;
    case "signed-in":
      if (!TeacherRoot) return <LoadingView />;
      return (
        <TeacherRoot
          key={stage.teacher.uid}
          teacher={stage.teacher}
          onTeacherChange={enter}
          onSignedOut={() => {
            enter(undefined);
            // A start that remembered the teacher has not heard yet what the entry offers.
            keepTrying(async () => {
              await fetchTeacher();
              setStage((now) => (now.type === "signed-out" ? { ...now } : now));
            });
          }}
        />
      );
  }
}

/** By its address, or again after a reload. */
function isTrying(): boolean {
  return toAppPath(location) === TRY_ROUTE || readTabText("trying") !== undefined;
}

function ServerAway({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3.5 p-6 text-center">
      <Dami mood="worry" prop="umbrella" size={110} />
      <h1 className="title text-20">담임 서버에 연결하지 못했어요</h1>
      <p className="text-15 text-fg-2">
        인터넷 연결을 확인해 주세요. 이 기기에 남은 기록은 그대로 있어요.
      </p>
      <Button onClick={onRetry}>다시 연결하기</Button>
    </main>
  );
}

/** Keeps the address that was opened by who has to sign in first, before the guard leads to the entry. */
function keepWantedPlace(): void {
  const path = toAppPath(location);
  if (location.pathname !== toAddress("/") && !isPublicPath(path))
    saveTabText("wanted", path + location.hash);
}

/** Goes on to it from the entry, once; also when another server signed in and came back to the main screen. */
function goToWantedPlace(): void {
  const wanted = readTabText("wanted");
  saveTabText("wanted", undefined);
  if (wanted !== undefined && location.pathname === toAddress("/"))
    history.replaceState(null, "", toAddress(wanted));
}
