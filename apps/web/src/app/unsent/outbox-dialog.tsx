import { readSyncState } from "../../data/rounds/sync-state.ts";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { Notice } from "../../ui/notice.tsx";
import { toSyncWords } from "./sync-state-view.tsx";

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
        <OutboxLists isOpen={isOpen} onClose={onClose} />
      </div>
    </Dialog>
  );
}
