import { useEffect, useState } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { isStorageKept } from "../../platform/device.ts";

/** Whether the browser keeps what stands on this device, in its own words' truth: it may have refused. */
export function StoragePromise() {
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
