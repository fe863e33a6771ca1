import { useEffect, useState, useSyncExternalStore } from "react";
import { readSyncState } from "../../data/rounds/sync-state.ts";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { Notice } from "../../ui/notice.tsx";
import { toSyncWords } from "./sync-state-view.tsx";
import { isStorageKept } from "../../platform/device.ts";
import { filesToKeep } from "../../platform/kept/keep-build.ts";

// The words of every record come with them: the window's frame does not wait.
const OutboxLists = lazyOverlay(() => import("./outbox-lists.tsx"), "OutboxLists");
OutboxLists.preload().catch(() => undefined);

export interface OutboxDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What still has to reach the server, and what it did not take, each with its reason. */
export function OutboxDialog({ isOpen, onClose }: OutboxDialogProps) {
  const data = useTeacherData();
  const words = useLive((live) => toSyncWords(readSyncState(live)));
  const unsavedCount = useLive((live) =>
    [live.files, ...live.stores].reduce((sum, each) => sum + each.unsavedCount(), 0),
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="보낼 목록" subtitle={words} width="form">
      <div className="flex flex-col gap-4">
        {unsavedCount > 0 && (
          <Notice
            tone="danger"
            title="이 기기에 저장하지 못했어요"
            actions={
              <Button
                variant="line"
                onClick={() =>
                  void Promise.all([data.files, ...data.stores].map((each) => each.saveAgain()))
                }
              >
                다시 저장
              </Button>
            }
          >
            적은 내용은 이 화면에 그대로 있고, 인터넷이 되면 서버로 보내요. 저장 공간을 비우면
            저절로 다시 저장해요.
          </Notice>
        )}
        {data.teacher.isTrying ? (
          <p className="text-15">둘러보기에서는 보낼 수 없어요. 여기 적은 것은 닫으면 사라져요.</p>
        ) : (
          <OutboxLists isOpen={isOpen} onClose={onClose} />
        )}
        {isOpen && <StoragePromise />}
        {isOpen && <KeptScreens />}
      </div>
    </Dialog>
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
