import { useEffect, useState, useSyncExternalStore } from "react";
import { createListeners } from "../../data/create-listeners.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";
import { showToast } from "../../ui/overlay/toast.ts";

/** Which version a window stands in. */
export interface VersionChoice {
  /** Uid of the club; undefined is 메인 버전. */
  readonly chosen: () => string | undefined;
  readonly choose: (clubUid: string | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The version of this window, known before any row of a club is read. Remembered by the window alone, so a tool's window
 * keeps the version that it was opened in. Whoever loses a club stands in 메인 버전 at once.
 */
export function createVersionChoice(data: TeacherData): VersionChoice {
  const isThere = (uid: string | undefined): boolean =>
    data.clubs.list().some((club) => club.uid === uid);
  // The next teacher of this window is another one.
  const own = `${data.teacher.uid} `;
  const text = readTabText("club");
  const kept = text?.startsWith(own) ? text.slice(own.length) : undefined;
  let chosen = isThere(kept) ? kept : undefined;
  const listeners = createListeners();
  const choose = (clubUid: string | undefined): void => {
    chosen = clubUid;
    saveTabText("club", clubUid && own + clubUid);
    listeners.tell();
  };
  data.subscribe(() => {
    if (chosen === undefined || isThere(chosen)) return;
    choose(undefined);
    showToast.error(
      "이 클럽에 들어갈 수 없어 메인 버전으로 왔어요. 보내지 못한 글은 확인 필요에 있어요.",
    );
  });
  return { chosen: () => chosen, choose, subscribe: listeners.add };
}

/** The data of the chosen version; missing while a club opens. */
export function useDataOfVersion(
  data: TeacherData,
  version: VersionChoice,
): TeacherData | undefined {
  const chosen = useSyncExternalStore(version.subscribe, version.chosen);
  const clubs = useSyncExternalStore(data.subscribe, () => data.clubs.list());
  const [opened, setOpened] = useState<TeacherData>();
  const role = clubs.find(({ uid }) => uid === chosen)?.role;
  useEffect(() => {
    if (chosen === undefined || role === undefined) return;
    let isStopped = false;
    data.clubs.open(chosen).then(
      (club) => {
        if (!isStopped) setOpened(club);
      },
      () => {
        if (isStopped) return;
        version.choose(undefined);
        showToast.error("클럽을 열지 못했어요. 인터넷이 연결되면 다시 골라 주세요.");
      },
    );
    return () => {
      isStopped = true;
    };
  }, [data, version, chosen, role]);
  if (chosen === undefined) return data;
  const entry = opened?.club?.entry;
  return entry?.uid === chosen && entry.role === role ? opened : undefined;
}
