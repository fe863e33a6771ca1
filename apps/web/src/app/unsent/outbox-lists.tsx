import { describeFile, describeWrite } from "./describe-write.ts";
import { RotateCw } from "lucide-react";
import { countWaiting, listWaiting, readSyncState } from "../../data/rounds/sync-state.ts";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { HalfWritten } from "./half-written.tsx";
import { KeptHere } from "./kept-here.tsx";
import { RefusedList } from "./refused-list.tsx";

const LONGEST_LIST = 200;

export interface OutboxListsProps {
  readonly isOpen: boolean;
  /** Of the dialog around it. */
  readonly onClose: () => void;
}

/** The body of 보낼 목록: first what needs the teacher, then what waits by itself. Loaded lazily by outbox-dialog.tsx. */
export function OutboxLists({ isOpen, onClose }: OutboxListsProps) {
  const { teacher } = useTeacherData();
  if (teacher.isTrying)
    return (
      <p className="text-15">둘러보기에서는 보낼 수 없어요. 여기 적은 것은 닫으면 사라져요.</p>
    );
  return (
    isOpen && (
      <>
        <NotSaved />
        <OpenLists onClose={onClose} />
        <HalfWritten />
        <KeptHere />
      </>
    )
  );
}

function OpenLists({ onClose }: Pick<OutboxListsProps, "onClose">) {
  const data = useTeacherData();
  const waitingCount = useLive((live) => countWaiting(live));
  const isAsking = useLive((live) => readSyncState(live).type === "attention");
  return (
    <>
      {isAsking && <RefusedList onClose={onClose} />}
      {waitingCount === 0 ? (
        <p className="text-15 text-fg-2">
          {isAsking ? "그 밖에 보낼 것은 없어요." : "보낼 것이 없어요. 모두 서버에 저장됐어요."}
        </p>
      ) : (
        <section aria-label="보내기를 기다리는 기록">
          <div className="flex items-center justify-between gap-2">
            <h3 className="text-15 font-bold">보내기를 기다려요 {waitingCount}</h3>
            <Button
              variant="text"
              icon={<RotateCw size={18} aria-hidden />}
              onClick={() => {
                data.rounds.retryNow();
                data.files.poke();
              }}
            >
              지금 보내기
            </Button>
          </div>
          <ul className="mt-1 divide-y divide-line-2">
            {data.files.waiting().map((file) => (
              <li key={file.id} className="py-2.5 text-15">
                {describeFile(data, file)}
              </li>
            ))}
            {listWaiting(data)
              .slice(0, LONGEST_LIST)
              .map(({ store, op }) => (
                <li key={op.at} className="py-2.5 text-15">
                  {describeWrite(store, op)}
                </li>
              ))}
          </ul>
          {waitingCount > LONGEST_LIST && (
            <p className="text-14 text-fg-2">아래로 {waitingCount - LONGEST_LIST}건 더 있어요</p>
          )}
        </section>
      )}
    </>
  );
}

/** What this device could not write to its disk stands in the page alone. */
function NotSaved() {
  const data = useTeacherData();
  const unsavedCount = useLive((live) =>
    [live.files, ...live.stores].reduce((sum, each) => sum + each.unsavedCount(), 0),
  );
  if (unsavedCount === 0) return null;
  return (
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
      적은 내용은 이 화면에 그대로 있고, 인터넷이 되면 서버로 보내요. 저장 공간을 비우면 저절로 다시
      저장해요.
    </Notice>
  );
}
