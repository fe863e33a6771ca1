import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import {
  sayHandoverState,
  type GivenHandover,
  type HandoversReply,
  type ReceivedHandover,
} from "@damim/domain/handover/handover.ts";
import type { ReactNode } from "react";
import { askServer } from "../../data/server/ask-server.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { useOpened } from "../../ui/overlay/use-opened.ts";
import { useHandoverAsking } from "./handover-requests.ts";

const TakeDialog = lazyOverlay(() => import("./year-turn-dialogs.tsx"), "TakeDialog");
const ConfirmDialog = lazyOverlay(
  () => import("../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);

/** An act that is asked about first. */
interface Question {
  readonly title: string;
  readonly text: string;
  readonly actLabel: string;
  readonly act: "withdraw" | "undo";
  readonly id: string;
  readonly done: string;
}

/** What was handed to this teacher, and what she handed on, for as long as the server has it. */
export function HandoverLists(props: {
  readonly known: HandoversReply;
  readonly onChanged: () => void;
  readonly onPrint: (given: GivenHandover) => void;
}) {
  const { known, onChanged, onPrint } = props;
  const { rounds } = useTeacherData();
  const take = useOpened<ReceivedHandover>();
  const question = useOpened<Question>();
  const { sentence, say, isBusy, ask: askNow } = useHandoverAsking();
  const ask = (about: Question): void => {
    say(undefined);
    question.open(about);
  };
  const settle = async ({ id, act: name, done }: Question): Promise<void> => {
    const answer = await askNow(() => askServer("POST", `handovers/${id}/${name}`, {}));
    // It may have moved elsewhere meanwhile: the list behind the question says how it stands.
    onChanged();
    if (!answer?.ok) return;
    question.close();
    rounds.retryNow();
    showToast.success(done);
  };
  return (
    <>
      {known.received.length > 0 && (
        <Card title="받은 학생">
          <ul aria-label="받은 학생" className="divide-y divide-line-2">
            {known.received.map((one) => (
              <Line
                key={one.id}
                title={`${one.fromClass} 학생 ${one.pupilCount}명`}
                words={`${one.from ?? "계정이 없어진 선생님"} · ${sayReceived(one)}`}
              >
                {(one.state === "waiting" || one.state === "accepted") && (
                  <>
                    <Button variant="text" onClick={() => ask(toDecline(one))}>
                      {one.acceptedAt === null ? "받지 않기" : "돌려주기"}
                    </Button>
                    <Button onClick={() => take.open(one)}>
                      {one.state === "waiting" ? "받기" : "이어서 고르기"}
                    </Button>
                  </>
                )}
                {one.state === "taken" && (
                  <Button variant="line" onClick={() => ask(toUndo(one))}>
                    되돌리기
                  </Button>
                )}
              </Line>
            ))}
          </ul>
        </Card>
      )}
      {known.given.length > 0 && (
        <Card title="넘긴 것">
          <ul aria-label="넘긴 것" className="divide-y divide-line-2">
            {known.given.map((one) => (
              <Line
                key={one.id}
                title={`${one.year}학년도 학생 ${one.counts.pupils}명`}
                words={`${one.to ?? "계정이 없어진 선생님"} · ${sayGiven(one)}`}
              >
                {(one.state === "waiting" || one.state === "accepted") && (
                  <Button variant="text" onClick={() => ask(toWithdraw(one))}>
                    넘긴 것 취소
                  </Button>
                )}
                <Button variant="line" onClick={() => onPrint(one)}>
                  인계 내역 인쇄
                </Button>
              </Line>
            ))}
          </ul>
        </Card>
      )}
      {take.about && (
        <TakeDialog
          key={take.key}
          isOpen={take.isOpen}
          onClose={() => {
            take.close();
            onChanged();
          }}
          received={take.about}
        />
      )}
      {question.about && (
        <ConfirmDialog
          isOpen={question.isOpen}
          title={question.about.title}
          actLabel={question.about.actLabel}
          isBusy={isBusy}
          onAct={() => question.about && void settle(question.about)}
          onClose={question.close}
        >
          {question.about.text}
          {sentence && (
            <p role="alert" className="mt-3 font-medium text-danger">
              {sentence}
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

function Line(props: {
  readonly title: string;
  readonly words: string;
  readonly children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-end gap-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-15 font-semibold">{props.title}</p>
        <p className="text-14 wrap-anywhere text-fg-2">{props.words}</p>
      </div>
      {props.children}
    </li>
  );
}

const toDay = (at: number): string => toKoreanMonthDay(toSeoulDay(at));

function sayReceived(received: ReceivedHandover): string {
  const { state, expiresAt } = received;
  if (state === "taken") return `명단에 넣었어요. ${toDay(expiresAt)}까지 되돌릴 수 있어요.`;
  return state === "declined"
    ? sayHandoverState(received)
    : `${toDay(expiresAt)}까지 받을 수 있어요.`;
}

function sayGiven(given: GivenHandover): string {
  const isOpen = given.state === "waiting" || given.state === "accepted";
  const words = sayHandoverState(given);
  return isOpen ? `${words}, ${toDay(given.expiresAt)}까지` : words;
}

const toDecline = ({ id, acceptedAt }: ReceivedHandover): Question => ({
  title: acceptedAt === null ? "받지 않을까요?" : "돌려줄까요?",
  text: "넘긴 것이 서버에서 사라지고, 넘긴 선생님이 알게 돼요. 다시 받으려면 넘긴 선생님이 새로 넘겨야 해요.",
  actLabel: acceptedAt === null ? "받지 않기" : "돌려주기",
  act: "withdraw",
  id,
  done: acceptedAt === null ? "받지 않기로 했어요" : "돌려줬어요",
});
const toWithdraw = ({ id }: GivenHandover): Question => ({
  title: "넘긴 것을 거둘까요?",
  text: "받는 선생님이 더는 볼 수 없어요. 선생님의 명단은 그대로예요.",
  actLabel: "넘긴 것 취소",
  act: "withdraw",
  id,
  done: "넘긴 것을 거뒀어요",
});
const toUndo = ({ id }: ReceivedHandover): Question => ({
  title: "명단에 넣은 것을 되돌릴까요?",
  text: "새로 들어온 학생은 그 뒤에 고친 것까지 명단에서 빠져 휴지통으로 가고, 원래 있던 학생은 넣기 전으로 돌아가요. 함께 온 타임캡슐은 넘긴 선생님께 돌아가요. 다시 골라 넣을 수 있어요.",
  actLabel: "되돌리기",
  act: "undo",
  id,
  done: "명단에서 뺐어요",
});
