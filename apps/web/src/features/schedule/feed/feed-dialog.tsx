// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by schedule-page.tsx.
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import {
  FEED_PARTS,
  feedPartLabels,
  readFeedTarget,
  type FeedPart,
} from "@damim/domain/schedule/feed-parts.ts";
import { Unlink } from "lucide-react";
import { useState } from "react";
import { useAsking } from "../../../kit/server/use-asking.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { LinkAddress } from "../../../kit/server/link-address.tsx";
import { ReachNotice } from "../../../kit/server/reach-notice.tsx";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { endFeedLink, fetchFeedLink, sendFeedParts, type FeedLink } from "./link-requests.ts";

const partHints: Readonly<Record<FeedPart, string>> = {
  events: "일정관리에 적은 것",
  tasks: "날짜가 있고 아직 안 한 것",
  due: "걷을 것의 마감, 다시 연락할 날",
};

/** 캘린더 내보내기: the address that other calendars fetch, what it says, and its end. */
export function FeedDialog(props: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { isOpen, onClose } = props;
  const answer = useServerList(fetchFeedLink, isOpen);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="캘린더 내보내기">
      <ServerView list={answer} away="주소는 서버가 만들어요. 적어 둔 일정은 이 기기에 있어요.">
        {(link) => <Feed link={link} onChange={(next) => answer.take(() => next)} />}
      </ServerView>
    </Dialog>
  );
}

function Feed(props: {
  readonly link: FeedLink | null;
  readonly onChange: (link: FeedLink | null) => void;
}) {
  const { link, onChange } = props;
  const { now } = useTeacherData();
  const [wanted, setWanted] = useState<readonly FeedPart[]>(["events"]);
  const { isBusy, ask } = useAsking(
    "서버에 연결하지 못해 바꾸지 못했어요. 인터넷이 연결되면 다시 눌러 주세요.",
    showToast.error,
  );
  const [isEnding, setEnding] = useState(false);
  const parts = link ? readFeedTarget(link.target) : wanted;
  const run = (send: () => ReturnType<typeof fetchFeedLink>, done: string) =>
    ask(send, (news) => {
      onChange(news);
      showToast.success(done);
    });
  const choose = (part: FeedPart, isChosen: boolean): void => {
    const next = FEED_PARTS.filter((each) => (each === part ? isChosen : parts.includes(each)));
    if (!link) setWanted(next);
    else if (next.length > 0) void run(() => sendFeedParts(next), "내보내는 것을 바꿨어요");
    else showToast.blank("하나는 남겨 두세요. 모두 그만두려면 주소를 끝내 주세요.");
  };
  return (
    <div className="grid gap-4">
      <fieldset disabled={isBusy}>
        <legend className="mb-1.5 text-14 font-semibold text-fg-2">내보낼 것</legend>
        {FEED_PARTS.map((part) => (
          <Checkbox
            key={part}
            label={feedPartLabels[part]}
            hint={partHints[part]}
            isChecked={parts.includes(part)}
            onCheckedChange={(isChosen) => choose(part, isChosen)}
          />
        ))}
      </fieldset>
      {link ? (
        <LinkAddress
          label="캘린더 주소"
          address={link.address}
          hint={
            link.openedAt === null
              ? "아직 가져간 캘린더가 없어요."
              : `마지막으로 가져간 때: ${toKoreanInstant(link.openedAt, now())}`
          }
        >
          <Button
            variant="dangerText"
            icon={<Unlink size={18} aria-hidden />}
            isBusy={isBusy}
            onClick={() => setEnding(true)}
          >
            주소 끝내기
          </Button>
        </LinkAddress>
      ) : (
        <Button
          size="large"
          isBusy={isBusy}
          isDisabled={parts.length === 0}
          onClick={() => void run(() => sendFeedParts(parts), "주소를 만들었어요")}
        >
          주소 만들기
        </Button>
      )}
      {link && (
        <ReachNotice link={link}>구글 캘린더처럼 밖에 있는 서비스는 가져갈 수 없어요.</ReachNotice>
      )}
      <ul className="list-disc pl-5 text-14 leading-[1.6] text-fg-2">
        <li>다른 캘린더의 「URL로 추가」에 이 주소를 넣으면 일정이 함께 보여요.</li>
        <li>구글 캘린더는 하루 몇 번만 가져가요. 고친 것이 바로 보이지 않을 수 있어요.</li>
        <li>
          주소를 아는 사람은 누구나 볼 수 있어요. 우리 반 학생 이름은 언제나 「3번」처럼 나가요.
        </li>
      </ul>
      <ConfirmDialog
        isOpen={isEnding}
        title="주소를 끝낼까요?"
        actLabel="주소 끝내기"
        isDangerous
        onClose={() => setEnding(false)}
        onAct={() => {
          setEnding(false);
          if (link) void run(() => endFeedLink(link.id), "주소를 끝냈어요");
        }}
      >
        이 주소로 보던 캘린더는 더 가져가지 못해요. 적어 둔 일정은 그대로 있어요.
      </ConfirmDialog>
    </div>
  );
}
