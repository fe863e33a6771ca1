import type { AssignId } from "@damim/domain/class-assignment/assign-scope.ts";
import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import type { OpenedAssign } from "../../../data/assigns/open-assigns.ts";
import { useLive, useTeacherData } from "../../../data/use-teacher-data.ts";
import { LoadingView } from "../../../ui/arrival/loading-view.tsx";
import { AwayState } from "../../../ui/away-state.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { AssignWindow } from "./assign-window.tsx";
import { saveAssignFile } from "../output/save-files.ts";
import { useSavedAssignment } from "../use-saved-assignment.ts";
import { SavedList } from "../saved/saved-list.tsx";

interface SavedWindowProps {
  readonly id: AssignId;
  readonly onOpen: (id: AssignId | undefined) => void;
}

/** A saved job: from this device at once, else when the server has given it. */
export function SavedWindow({ id, onOpen }: SavedWindowProps) {
  const { openAssigns } = useTeacherData();
  const [opened, setOpened] = useState<OpenedAssign>();
  const [isAway, setAway] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isStopped = false;
    openAssigns()
      .then((assigns) => assigns.open(id))
      .then(
        (found) => !isStopped && setOpened(found),
        () => !isStopped && setAway(true),
      );
    return () => {
      isStopped = true;
    };
  }, [openAssigns, id, attempt]);
  const leave = (
    <Button variant="line" onClick={() => onOpen(undefined)}>
      다른 반편성 시작하기
    </Button>
  );
  if (opened) return <OpenedWindow opened={opened} onOpen={onOpen} />;
  if (!isAway) return <LoadingView />;
  return (
    <Waiting>
      <AwayState
        onRetry={() => {
          setAway(false);
          setAttempt(attempt + 1);
        }}
      >
        저장한 반편성은 서버에 있어요.
      </AwayState>
      {leave}
    </Waiting>
  );
}

function OpenedWindow(props: {
  readonly opened: OpenedAssign;
  readonly onOpen: SavedWindowProps["onOpen"];
}) {
  const { opened, onOpen } = props;
  const { store, id } = opened;
  const { rounds, openAssigns } = useTeacherData();
  const assignment = useSavedAssignment(opened);
  const isGone = useSyncExternalStore(store.subscribe, () => store.isDenied);
  const isOffline = useLive((data) => data.rounds.state() === "offline");
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    onOpen(undefined);
    void openAssigns().then((assigns) => assigns.forget(id));
  };
  if (isLeaving) return null;
  if (isGone)
    return (
      <Waiting>
        <EmptyState
          title="이 반편성은 다른 기기에서 지웠어요"
          actions={
            <>
              {assignment && (
                <Button variant="line" onClick={() => void saveAssignFile(assignment.draft)}>
                  나누기 파일
                </Button>
              )}
              <Button onClick={leave}>다른 반편성 시작하기</Button>
            </>
          }
        >
          이 창에 남은 것은 「나누기 파일」로 받아 둘 수 있어요.
        </EmptyState>
      </Waiting>
    );
  if (assignment)
    return (
      <AssignWindow assignment={assignment} savedList={<SavedList openId={id} onOpen={onOpen} />} />
    );
  if (!isOffline) return <LoadingView />;
  return (
    <Waiting>
      <AwayState onRetry={() => rounds.retryNow()}>저장한 반편성은 서버에 있어요.</AwayState>
    </Waiting>
  );
}

function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 bg-bg p-6">
      <h1 className="sr-only">반편성</h1>
      {children}
    </main>
  );
}
