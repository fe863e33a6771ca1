import { useSyncExternalStore, type ReactNode } from "react";
import type { Teacher } from "../../data/server/session.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import { useScreenLock } from "../base/screen-lock-context.ts";
import { useOpening } from "./use-opening.ts";
import { useYearTurn } from "../years/use-year-turn.ts";

const NeverConnected = viewAtHand(
  () => import("../recovery/never-connected.tsx").then((file) => file.NeverConnected),
  <LoadingView />,
);
const RecoveryView = viewAtHand(
  () => import("../recovery/recovery-view.tsx").then((file) => file.RecoveryView),
  <LoadingView />,
);

export interface OpenedTeacherProps {
  readonly teacher: Teacher;
  readonly onSignedOut: () => void;
  readonly children: (data: TeacherData) => ReactNode;
}

/** Opens the teacher's data on this device, or says what is in the way. */
export function OpenedTeacher({ teacher, onSignedOut, children }: OpenedTeacherProps) {
  const { opening, retry, goOnline } = useOpening(teacher, onSignedOut);
  const { isCovered } = useScreenLock();
  const data = useYearTurn(opening.type === "ready" ? opening.data : undefined, retry);
  if (isCovered && opening.type !== "ready") return null;
  switch (opening.type) {
    case "opening":
      return <LoadingView />;
    case "never-connected":
      return <NeverConnected uid={teacher.uid} onRetry={retry} />;
    case "slow":
    case "broken":
      return (
        <RecoveryView
          key={opening.type}
          uid={teacher.uid}
          isAnswering={opening.type === "broken"}
          onRetry={retry}
          onGoOnline={goOnline}
        />
      );
    case "ready":
      return (
        data && (
          <WholeTeacher data={data} onRetry={retry} onGoOnline={goOnline}>
            {children(data)}
          </WholeTeacher>
        )
      );
  }
}

interface WholeTeacherProps {
  readonly data: TeacherData;
  readonly onRetry: () => void;
  readonly onGoOnline: ReturnType<typeof useOpening>["goOnline"];
  readonly children: ReactNode;
}

/** The pages, unless rows that are read behind the first screen turn out to be broken. */
function WholeTeacher({ data, onRetry, onGoOnline, children }: WholeTeacherProps) {
  const isBroken = useSyncExternalStore(data.subscribe, () => data.isBroken);
  const { isCovered } = useScreenLock();
  if (!isBroken) return children;
  // What was set aside can be had as a file there.
  if (isCovered) return null;
  return (
    <RecoveryView
      uid={data.teacher.uid}
      isAnswering
      data={data}
      onRetry={onRetry}
      onGoOnline={onGoOnline}
    />
  );
}
