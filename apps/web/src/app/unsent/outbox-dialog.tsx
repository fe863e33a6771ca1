import { readSyncState } from "../../data/rounds/sync-state.ts";
import { useLive } from "../../data/use-teacher-data.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
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
  const words = useLive((live) => toSyncWords(readSyncState(live)));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="보낼 목록" subtitle={words} width="form">
      <div className="flex flex-col gap-4">
        <OutboxLists isOpen={isOpen} onClose={onClose} />
      </div>
    </Dialog>
  );
}
