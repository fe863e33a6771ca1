import { usePadMembers } from "../../../data/pad/use-pad-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toWallWords, useIsNameless } from "../../../kit/room/wall-words.ts";

/** Above the board of a room that its teacher closed. */
export function ClosedNotice({ onReopen }: { readonly onReopen: () => void }) {
  return (
    <div className="mb-4 print:hidden">
      <Notice
        tone="info"
        actions={
          <Button variant="line" onClick={onReopen}>
            다시 열기
          </Button>
        }
      >
        닫힌 방이에요. 카드는 그대로 있고 학생은 들어올 수 없어요.
      </Notice>
    </div>
  );
}

/** Above the cards of one pupil. */
export function PickedNotice(props: {
  readonly member: string;
  readonly count: number;
  readonly onShowAll: () => void;
}) {
  const [members] = usePadMembers();
  const member = members.get(props.member);
  const isNameless = useIsNameless();
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-2 text-board-fg">
      <p>
        <b>{member && toWallWords(member, isNameless)}</b> 카드 {props.count}장
      </p>
      <Button variant="line" onClick={props.onShowAll}>
        모두 보기
      </Button>
    </div>
  );
}

/** No network, and this device never had the room open. */
export function NotHere() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState picture={<Dami mood="worry" prop="umbrella" />} title="인터넷이 연결되면 열려요">
        이 기기에서 아직 열지 않은 방이에요. 카드는 서버에 그대로 있어요.
      </EmptyState>
    </main>
  );
}
