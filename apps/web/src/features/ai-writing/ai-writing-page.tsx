import { toPromptText } from "@damim/domain/ai-writing/build-prompt.ts";
import { toDraftSentences } from "@damim/domain/ai-writing/judge-sentence.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { ClipboardCopy, ClipboardPaste } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useIsPast, useTeacherData } from "../../data/use-teacher-data.ts";
import { Notice } from "../../ui/notice.tsx";
import { AnswerState } from "./answer-state.tsx";
import { useModel } from "./use-model.ts";
import { PrivatePart } from "../../kit/page/private-part.tsx";
import { copyText } from "../../platform/clipboard.ts";
import { Button } from "../../ui/button.tsx";
import { isComposing } from "../../ui/field/form.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { PageWithoutStudents } from "../../ui/page-without-students.tsx";
import { DeskHead } from "./desk-head.tsx";
import { DraftCard } from "./draft-card.tsx";
import { FactsCard } from "./facts-card.tsx";
import { SentenceCard } from "./sentence-card.tsx";
import { useAiCommands } from "./use-ai-commands.ts";
import { useAiDesk, type AiDesk } from "./use-ai-desk.ts";

const AnswerDialog = lazyOverlay(() =>
  import("./answer-dialog.tsx").then((file) => file.AnswerDialog),
);

const SendDialog = lazyOverlay(() => import("./send-dialog.tsx").then((file) => file.SendDialog));

/** AI매니저: a draft from ticked records, each sentence with what it rests on. No name leaves. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return store ? <DeskOfYear store={store} /> : null;
}

function DeskOfYear({ store }: { readonly store: Store }) {
  const desk = useAiDesk(store);
  if (useRoster(store).length === 0 || !desk.student)
    return <PageWithoutStudents title="AI매니저" />;
  return (
    <PrivatePart title="AI매니저">
      <Desk store={store} desk={desk} />
    </PrivatePart>
  );
}

function Desk({ store, desk }: { readonly store: Store; readonly desk: AiDesk }) {
  const isPast = useIsPast();
  const navigate = useNavigate();
  const commands = useAiCommands(store);
  const [chosen, setChosen] = useState<{ readonly draftId: string; readonly at: number }>();
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const [isPasting, setPasting] = useState(false);
  const [isSending, setSending] = useState(false);
  const { model, ai } = useModel(desk, commands);
  const { draft, judged, members, student, prompt, table } = desk;
  const at = chosen?.draftId === draft?.id ? chosen?.at : undefined;
  const sentence = at === undefined ? undefined : judged[at];
  const show = (studentId: string): void => {
    setDropped([]);
    ai.leave();
    desk.chooseStudent(studentId);
  };
  const step = (by: 1 | -1): void => {
    const next = members[members.findIndex(({ id }) => id === student?.id) + by];
    if (!next) return;
    show(next.id);
  };
  const handleKeys = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.code];
    if (!event.altKey || event.ctrlKey || event.metaKey || !by || isComposing(event)) return;
    event.preventDefault();
    step(by === 1 ? 1 : -1);
  };
  const copy = async (): Promise<void> => {
    if (await copyText(toPromptText(prompt)))
      showToast.success("이름을 가린 프롬프트를 복사했어요");
    else showToast.error("복사하지 못했어요. 브라우저가 막았어요. 다시 눌러 주세요.");
  };
  const move = (): void => {
    if (!draft) return;
    const good = judged.filter(({ problems }) => problems.length === 0);
    const list = commands.move(
      draft,
      good.map((each) => each.sentence),
    );
    const query = new URLSearchParams({ about: "listMemo", view: "lists", list, draft: draft.id });
    void navigate(`/checkListMemo?${query.toString()}`);
  };
  const reason = prompt.facts.size === 0 ? "기록이 있어야 써요." : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are for what stands inside
    <div className="flex flex-1 flex-col gap-4 lg:min-h-0" onKeyDown={handleKeys}>
      <DeskHead desk={desk} onStudent={show}>
        {!isPast && (
          <>
            <Button
              variant="line"
              icon={<ClipboardCopy size={18} aria-hidden />}
              disabledReason={reason}
              onClick={() => void copy()}
            >
              프롬프트 복사
            </Button>
            <Button
              variant="line"
              icon={<ClipboardPaste size={18} aria-hidden />}
              isDisabled={reason !== undefined}
              onClick={() => setPasting(true)}
            >
              답 붙여넣기
            </Button>
            {model &&
              (ai.answer?.state === "writing" ? (
                <Button variant="weak" onClick={ai.stop}>
                  멈추기
                </Button>
              ) : (
                <Button
                  variant="weak"
                  isDisabled={reason !== undefined}
                  onClick={() => setSending(true)}
                >
                  초안 만들기
                </Button>
              ))}
          </>
        )}
      </DeskHead>
      {ai.fault && (
        <Notice tone="danger" isAlert>
          {ai.fault}
        </Notice>
      )}
      <div className="grid flex-1 gap-4 md:grid-cols-2 lg:min-h-0 lg:grid-cols-[18rem_minmax(0,1fr)_19rem]">
        <FactsCard desk={desk} litIds={new Set(sentence?.sentence.from)} />
        <DraftCard
          desk={desk}
          chosen={at}
          onChoose={(next) => draft && setChosen({ draftId: draft.id, at: next })}
          onDrop={(next) => draft && commands.drop(draft, next)}
          onMove={move}
          state={
            ai.answer && ai.answer.state !== "done" ? (
              <AnswerState answer={ai.answer} onGoOn={ai.goOn} />
            ) : null
          }
          dropped={ai.answer ? ai.answer.dropped : dropped}
        />
        <SentenceCard
          draftKey={`${draft?.id ?? ""}:${at ?? ""}:${sentence?.sentence.text ?? ""}`}
          judged={sentence}
          onChange={(changed) => draft && at !== undefined && commands.change(draft, at, changed)}
        />
      </div>
      {model && (
        <>
          <output className="text-14 text-fg-2" aria-label="오늘 쓴 양">
            오늘 쓴 양 {model.usedTokens.toLocaleString("ko")} /{" "}
            {model.dailyTokens.toLocaleString("ko")}
          </output>
          <SendDialog
            isOpen={isSending}
            desk={desk}
            place={model}
            onClose={() => setSending(false)}
            onSend={() => {
              setSending(false);
              setDropped([]);
              ai.send({ prompt, table });
            }}
          />
        </>
      )}
      <AnswerDialog
        isOpen={isPasting}
        onClose={() => setPasting(false)}
        onTake={(answer) => {
          setPasting(false);
          ai.leave();
          setDropped([...answer.dropped, ...(answer.rest.trim() ? [answer.rest.trim()] : [])]);
          commands.keep(desk, toDraftSentences(answer.sentences, prompt.facts, table));
        }}
      />
    </div>
  );
}
