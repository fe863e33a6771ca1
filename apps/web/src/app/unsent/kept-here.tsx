import { useEffect, useState, useSyncExternalStore } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { isStorageKept } from "../../platform/device.ts";
import { filesToKeep } from "../../platform/kept/keep-build.ts";

/** What this device keeps: below the lists of 보낼 목록. */
export function KeptHere() {
  return (
    <>
      <StoragePromise />
      <KeptScreens />
    </>
  );
}

/** Whether every screen opens on this device without a network. */
function KeptScreens() {
  const leftCount = useSyncExternalStore(filesToKeep.subscribe, filesToKeep.leftCount);
  if (leftCount === undefined) return null;
  return (
    <p className="text-14 text-fg-2">
      {leftCount === 0
        ? "모든 화면이 인터넷 없이 열려요."
        : `인터넷 없이 열 화면을 아직 ${leftCount}개 받는 중이에요.`}
    </p>
  );
}

/** Whether the browser keeps what stands on this device, in its own words' truth: it may have refused. */
function StoragePromise() {
  const { keeping } = useTeacherData();
  const [isKept, setKept] = useState<boolean>();
  useEffect(() => {
    let isStopped = false;
    void isStorageKept().then((answer) => {
      if (!isStopped) setKept(answer);
    });
    return () => {
      isStopped = true;
    };
  }, []);
  if (keeping !== "disk" || isKept === undefined) return null;
  return (
    <p className="border-t border-line-2 pt-3 text-14 text-fg-2">
      {isKept
        ? "브라우저가 이 기기의 기록을 저절로 지우지 않기로 했어요."
        : "이 기기의 저장 공간이 모자라면 브라우저가 기록을 지울 수 있어요. 서버에 저장된 기록은 그대로 있어요."}
    </p>
  );
}
