import { toSentence } from "@damim/domain/base/result.ts";
import type { Colour } from "@damim/domain/record/colour.ts";
import {
  feedAddressMessages,
  LONGEST_FEED_NAME,
  readFeedAddress,
  toFeedWords,
  type FollowedFeed,
} from "@damim/domain/schedule/incoming/followed-feed.ts";
import { useState, type ReactNode } from "react";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { RestoredNotice } from "../../../kit/form/restored-notice.tsx";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useAsking } from "../../../kit/server/use-asking.ts";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { Problem } from "../../../ui/problem.tsx";
import { ColourField } from "../colour-field.tsx";
import { endFeed, fetchFeeds, sendFeed } from "./feed-requests.ts";

const AWAY = "서버에 연결하지 못했어요. 바뀐 것은 없어요. 인터넷이 연결되면 다시 눌러 주세요.";

/** 주소로 구독: calendars that the server fetches every three hours, how old each is, and the way to one more. */
export function FollowedFeeds(props: {
  readonly isOpen: boolean;
  readonly newId: () => string;
  /** What is shown below, by what is followed. */
  readonly children?: (list: readonly FollowedFeed[]) => ReactNode;
}) {
  const { isOpen, newId, children } = props;
  const feeds = useServerList(fetchFeeds, isOpen);
  return (
    <section aria-label="주소로 구독" className="border-t border-line-2 pt-4">
      <h3 className="text-14 font-semibold text-fg-2">주소로 구독</h3>
      <ServerView list={feeds} away="구독은 서버가 해요. 가져온 일정은 이 기기에 있어요.">
        {(list) => (
          <>
            <Feeds list={list} newId={newId} onChange={(next) => feeds.take(() => next)} />
            {children?.(list)}
          </>
        )}
      </ServerView>
    </section>
  );
}

function Feeds(props: {
  readonly list: readonly FollowedFeed[];
  readonly newId: () => string;
  readonly onChange: (list: readonly FollowedFeed[]) => void;
}) {
  const { list, newId, onChange } = props;
  const { now } = useTeacherData();
  const { isBusy, sentence, ask } = useAsking(AWAY);
  const [ending, setEnding] = useState<FollowedFeed>();
  /** The one that is changed; "new" is one more. */
  const [open, setOpen] = useState<FollowedFeed | "new">();
  const end = ({ id, name }: FollowedFeed): void => {
    setEnding(undefined);
    void ask(
      () => endFeed(id),
      (news) => {
        onChange(news);
        showToast.success(`「${name}」 구독을 끊었어요`);
      },
    );
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <ul>
        {list.map((feed) => (
          <li
            key={feed.id}
            className="flex min-h-12 items-center gap-2 border-b border-line-2 py-1"
          >
            <span className="min-w-0 flex-1 text-15 wrap-break-word">
              {feed.name} <span className="text-14 text-fg-2">{feed.host}</span>
              <span
                className={`block text-13 ${feed.failure === null ? "text-fg-2" : "text-warm-strong"}`}
              >
                {toFeedWords(feed, now())}
              </span>
            </span>
            <Button
              variant="text"
              aria-label={`${feed.name} 이름과 색 고치기`}
              onClick={() => setOpen(feed)}
            >
              고치기
            </Button>
            <Button
              variant="dangerText"
              aria-label={`${feed.name} 구독 끊기`}
              isBusy={isBusy}
              onClick={() => setEnding(feed)}
            >
              끊기
            </Button>
          </li>
        ))}
      </ul>
      <Problem>{sentence}</Problem>
      {open ? (
        <FeedForm
          key={open === "new" ? open : open.id}
          feed={open === "new" ? undefined : open}
          newId={newId}
          onSaved={(next) => {
            setOpen(undefined);
            onChange(next);
          }}
        />
      ) : (
        <div>
          <Button variant="line" onClick={() => setOpen("new")}>
            주소로 구독하기
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={ending !== undefined}
        title="구독을 끊을까요?"
        actLabel="구독 끊기"
        isDangerous
        onClose={() => setEnding(undefined)}
        onAct={() => ending && end(ending)}
      >
        「{ending?.name}」에서 온 일정이 달력에서 사라져요. 되돌리기는 없지만, 다시 구독하면 그대로
        돌아와요.
      </ConfirmDialog>
    </div>
  );
}

/** One more calendar, or the name and colour of one that is followed. */
function FeedForm(props: {
  readonly feed: FollowedFeed | undefined;
  readonly newId: () => string;
  readonly onSaved: (list: readonly FollowedFeed[]) => void;
}) {
  const { feed, newId, onSaved } = props;
  // The same as long as it is open: an answer that was lost on its way is asked for again.
  const [id] = useState(() => feed?.id ?? newId());
  const form = useFormDraft(`feed:${feed?.id ?? "new"}`, {
    address: "",
    name: feed?.name ?? "",
    colour: feed?.colour ?? ("green" as Colour),
  });
  const { fields, change } = form;
  const { isBusy, sentence, say, ask } = useAsking(AWAY);
  const submit = (): void => {
    const address = feed ? undefined : readFeedAddress(fields.address);
    if (address && !address.ok) return say(toSentence(feedAddressMessages, address.refusal));
    const name = fields.name.trim();
    if (name === "") return say("어디서 온 일정인지 이름을 적어 주세요.");
    const { colour } = fields;
    const sent = { name, colour, ...(address && { address: address.value }) };
    void ask(
      () => sendFeed(id, sent),
      (list) => {
        form.finish();
        onSaved(list);
        showToast.success(
          feed
            ? `「${name}」 구독의 이름과 색을 고쳤어요`
            : `「${name}」 캘린더를 구독했어요. 세 시간마다 새로 받아요.`,
        );
      },
    );
  };
  return (
    <Form onSubmit={submit} className="grid gap-3 rounded-cell bg-sunken p-4">
      {form.isRestored && <RestoredNotice onForget={form.forget} />}
      {!feed && (
        <TextField
          label="캘린더 주소"
          fieldSize="normal"
          hint="https://나 webcal://로 시작하는 .ics 주소예요. 아는 사람은 볼 수 있으니 서버에 잠가 둬요."
          value={fields.address}
          onValueChange={(address) => change({ address })}
        />
      )}
      <TextField
        label="구독할 이름"
        fieldSize="normal"
        most={LONGEST_FEED_NAME}
        placeholder="우리 학교"
        value={fields.name}
        onValueChange={(name) => change({ name })}
      />
      <ColourField value={fields.colour} onValueChange={(colour) => change({ colour })} />
      <Problem>{sentence}</Problem>
      <Button type="submit" isBusy={isBusy}>
        {feed ? "저장" : "구독하기"}
      </Button>
    </Form>
  );
}
