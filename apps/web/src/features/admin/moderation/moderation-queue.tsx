import type { ModerationCase, ModerationReply } from "@damim/domain/cafe/cafe-replies.ts";
import { canAskAgain, sayTrouble } from "../../../data/server/ask-wordless.ts";
import { moderationRequests, type CafeAnswer } from "../../../data/server/cafe-requests.ts";
import { ServerView } from "../../../kit/server/server-view.tsx";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { Card } from "../../../ui/card.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { CaseCard } from "./case-card.tsx";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { sayDecision } from "./say-decision.ts";

const FINAL = new Set(["keep", "remove"]);

const askCases = moderationRequests.cases;

/** What was reported, waits for a yes, or is asked about once more, and what was decided of late. */
export function ModerationQueue() {
  const list = useServerList(askCases);
  if (list.failure && !canAskAgain(list.failure) && list.value === undefined)
    return (
      <Card>
        <EmptyState title="살펴보는 분만 볼 수 있어요">{list.failure.sentence}</EmptyState>
      </Card>
    );
  /** What it answers is the queue as it is now; a refusal brings it anew too. */
  const answer = async (sending: CafeAnswer<ModerationReply>, done: string): Promise<boolean> => {
    const sent = await sending;
    if (sent.ok) {
      showToast.success(done);
      list.take(() => sent.value);
      return true;
    }
    const { refusal } = sent;
    const away = "인터넷이 연결되지 않아 처리하지 못했어요. 다시 눌러 주세요.";
    showToast.error(sayTrouble(refusal, away));
    if (!canAskAgain(refusal)) list.reload();
    return false;
  };
  const toKey = ({ thing, id }: ModerationCase): string => `${thing}:${id}`;
  return (
    <ServerView list={list} away="살펴볼 것은 인터넷이 연결되면 보여요.">
      {({ open, decided }) => (
        <>
          {open.length === 0 ? (
            <Card>
              <EmptyState picture={<Dami mood="calm" />} title="살펴볼 것이 없어요">
                알린 글이 오면 여기에 보여요.
              </EmptyState>
            </Card>
          ) : (
            <ul aria-label="살펴볼 것" className="flex flex-col gap-4">
              {open.map((each) => (
                <li key={toKey(each)}>
                  <CaseCard
                    of={each}
                    onDecide={(act, sentence) =>
                      answer(
                        moderationRequests.decide({
                          thing: each.thing,
                          id: each.id,
                          version: each.version,
                          act,
                          sentence,
                        }),
                        "처리했어요",
                      )
                    }
                    onHide={async (file, isHidden, sentence) => {
                      await answer(
                        moderationRequests.hide({ post: each.id, file, isHidden, sentence }),
                        isHidden ? "사진을 가렸어요" : "사진이 다시 보여요",
                      );
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          {decided.length > 0 && (
            <Card title="처리한 것">
              <ul aria-label="처리한 것" className="divide-y divide-line-2">
                {decided.map((each) => (
                  <li key={toKey(each)} className="py-3">
                    <DecidedCase
                      of={each}
                      onUndo={async (decision) => {
                        await answer(moderationRequests.undo(decision), "처리를 되돌렸어요");
                      }}
                    />
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </>
      )}
    </ServerView>
  );
}

/** What was decided of late, with the way back. */
function DecidedCase(props: {
  readonly of: ModerationCase;
  readonly onUndo: (decision: string) => Promise<void>;
}) {
  const { of, onUndo } = props;
  const { now } = useTeacherData();
  const [last] = of.decisions;
  if (!last) return null;
  const canUndo = !FINAL.has(last.act) && !last.isUndone && !of.isOwn;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-64">
        <strong className="wrap-break-word">{of.title || "지운 글"}</strong>
        <span className="block text-14 text-fg-2">
          {toKoreanInstant(last.at, now())} · {sayDecision(last)}
        </span>
      </p>
      {canUndo && (
        <Button variant="line" onClick={() => void onUndo(last.id)}>
          처리 되돌리기
        </Button>
      )}
    </div>
  );
}
