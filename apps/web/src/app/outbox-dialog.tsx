// Overlay: imports Base UI through ui/dialog.tsx. Loaded lazily by top-row.tsx.
import { Copy, RotateCw } from "lucide-react";
import { listRefused, listWaiting, readSyncState, type QueuedWrite } from "../data/sync-state.ts";
import { useLive, useTeacherData } from "../data/use-teacher-data.ts";
import { copyText } from "../platform/clipboard.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { showToast } from "../ui/toast.tsx";
import { describeWrite } from "./describe-write.ts";
import { refusalMessages } from "./refusal-messages.ts";
import { toSyncWords } from "./sync-state-view.tsx";

const LONGEST_LIST = 200;

export interface OutboxDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What still has to reach the server, and what it did not take, each with its reason. */
export function OutboxDialog({ isOpen, onClose }: OutboxDialogProps) {
  const data = useTeacherData();
  const words = useLive((live) => toSyncWords(readSyncState(live)));
  const waitingCount = useLive((live) => listWaiting(live).length);
  const refusedCount = useLive((live) => listRefused(live).length);
  const unsavedCount = useLive((live) =>
    live.stores.reduce((sum, store) => sum + store.unsavedCount(), 0),
  );
  const waiting = isOpen ? listWaiting(data) : [];
  const refused = isOpen ? listRefused(data) : [];
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
                onClick={() => void Promise.all(data.stores.map((store) => store.saveAgain()))}
              >
                다시 저장
              </Button>
            }
          >
            적은 내용은 이 화면에 그대로 있고, 인터넷이 되면 서버로 보내요. 저장 공간을 비운 뒤 다시
            저장을 눌러 주세요.
          </Notice>
        )}
        {refusedCount > 0 && (
          <section aria-label="확인이 필요한 기록">
            <h3 className="text-15 font-bold">확인이 필요해요 {refusedCount}</h3>
            <ul className="mt-1 divide-y divide-line-2">
              {refused.map(({ store, op }) => (
                <li key={op.at} className="py-3">
                  <p className="text-15 font-semibold">{describeWrite(data, store, op)}</p>
                  <p className="text-14 text-danger">{refusalMessages[op.refusal.type]}</p>
                  <div className="mt-1 flex gap-1">
                    <CopyButton text={`${describeWrite(data, store, op)}\n${toPlainText(op)}`} />
                    <Button variant="dangerText" onClick={() => void store.discardRefused(op.at)}>
                      버리기
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
        {waitingCount === 0 ? (
          <p className="text-15 text-fg-2">보낼 것이 없어요. 모두 서버에 저장됐어요.</p>
        ) : (
          <section aria-label="보내기를 기다리는 기록">
            <div className="flex items-center justify-between gap-2">
              <h3 className="text-15 font-bold">보내기를 기다려요 {waitingCount}</h3>
              <Button
                variant="text"
                icon={<RotateCw size={18} aria-hidden />}
                onClick={() => data.rounds.retryNow()}
              >
                지금 보내기
              </Button>
            </div>
            <ul className="mt-1 divide-y divide-line-2">
              {waiting.slice(0, LONGEST_LIST).map(({ store, op }) => (
                <li key={op.at} className="py-2.5 text-15">
                  {describeWrite(data, store, op)}
                </li>
              ))}
            </ul>
            {waitingCount > LONGEST_LIST && (
              <p className="text-14 text-fg-2">아래로 {waitingCount - LONGEST_LIST}건 더 있어요</p>
            )}
          </section>
        )}
      </div>
    </Dialog>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  return (
    <Button
      variant="text"
      icon={<Copy size={18} aria-hidden />}
      onClick={() => {
        void copyText(text).then((isCopied) =>
          isCopied
            ? showToast.success("복사했어요")
            : showToast.error("복사하지 못했어요. 글을 직접 골라 복사해 주세요."),
        );
      }}
    >
      내용 복사
    </Button>
  );
}

/** The values a teacher typed, a line each. */
function toPlainText({ set }: Pick<QueuedWrite, "set">): string {
  return Object.entries(set)
    .filter(([field, value]) => !field.startsWith("~") && value !== null)
    .map(([, value]) => (typeof value === "string" ? value : JSON.stringify(value)))
    .join("\n");
}
