import { isRecordPurpose } from "@damim/domain/ai-writing/ai-purpose.ts";
import { askShorter, toPromptText, type Prompt } from "@damim/domain/ai-writing/build-prompt.ts";
import { toDraftSentences } from "@damim/domain/ai-writing/draft-sentences.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useIsPast, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { Notice } from "../../ui/notice.tsx";
import { AnswerState } from "./answer-state.tsx";
import { useModel } from "./use-model.ts";
import { copyAndSay } from "../../kit/act/copy-and-say.ts";
import { isComposing } from "../../ui/field/form.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { PageWithoutStudents } from "../../ui/page-without-students.tsx";
import { AnswerPaste } from "./answer-paste.tsx";
import { ClassRunBar } from "./class-run-bar.tsx";
import { isOfPupil } from "./wanted-text.ts";
import { DeskButtons } from "./desk-buttons.tsx";
import { DeskHead } from "./desk-head.tsx";
import { DraftCard } from "./draft-card.tsx";
import { FactsCard } from "./facts-card.tsx";
import { SentenceCard } from "./sentence-card.tsx";
import { createAiCommands } from "./ai-commands.ts";
import { useAiDesk, type AiDesk } from "./use-ai-desk.ts";

const SendDialog = lazyOverlay(() => import("./send-dialog.tsx"), "SendDialog");

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
  return <Desk store={store} desk={desk} />;
}

/** What the dialog shows before it goes out: one prompt, or the first of a class. */
interface Sending {
  readonly ofClass?: { readonly firstId: string; readonly pupilCount: number };
}

async function copyPrompt(prompt: Prompt): Promise<void> {
  await copyAndSay(
    toPromptText(prompt),
    "이름을 가린 프롬프트를 복사했어요",
    "브라우저가 막았어요. 다시 눌러 주세요.",
  );
}

async function copyDraft(text: string): Promise<void> {
  await copyAndSay(text, "글을 복사했어요", "브라우저가 막았어요. 다시 눌러 주세요.");
}

function Desk({ store, desk }: { readonly store: Store; readonly desk: AiDesk }) {
  const isPast = useIsPast();
  const navigate = useNavigate();
  const commands = useCommands(createAiCommands, store);
  const [chosen, setChosen] = useState<{ readonly draftId: string; readonly at: number }>();
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const [isPasting, setPasting] = useState(false);
  const [sending, setSending] = useState<Sending>();
  const { model, ai, ofClass } = useModel(desk, commands);
  const { draft, judged, members, student, prompt, table, wanted } = desk;
  const at = chosen?.draftId === draft?.id ? chosen?.at : undefined;
  const sentence = at === undefined ? undefined : judged[at];
  const show = (studentId: string): void => {
    setDropped([]);
    ai.leave();
    desk.chooseStudent(studentId);
  };
  const choose = (key: string): void => {
    setDropped([]);
    ai.leave();
    ofClass.leave();
    desk.chooseWanted(key);
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
  const move = (): void => {
    if (!draft) return;
    const good = judged.filter(({ problems }) => problems.length === 0);
    if (!isRecordPurpose(wanted.purpose)) {
      void copyDraft(good.map((each) => each.sentence.text).join("\n"));
      return;
    }
    const list = commands.move(
      draft,
      good.map((each) => each.sentence),
    );
    const query = new URLSearchParams({ about: "listMemo", view: "lists", list, draft: draft.id });
    void navigate(`/checkListMemo?${query.toString()}`);
  };
  const shorten = (): void => {
    if (!draft || wanted.limit === null) return;
    setDropped([]);
    const about = { limitBytes: wanted.limit, table };
    ai.send({ prompt: askShorter(prompt, draft.sentences, about), table });
  };
  const startClass = (): void => {
    const [first, ...others] = ofClass.listQueue();
    if (!first) showToast.blank("새로 쓸 학생이 없어요. 기록이 있는 학생은 모두 초안이 있어요.");
    else setSending({ ofClass: { firstId: first.id, pupilCount: others.length + 1 } });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are for what stands inside
    <div className="flex flex-1 flex-col gap-4 lg:min-h-0" onKeyDown={handleKeys}>
      <DeskHead desk={desk} onStudent={show} onWanted={choose}>
        {!isPast && (
          <DeskButtons
            reason={prompt.facts.size === 0 ? "기록이 있어야 써요." : undefined}
            onCopy={() => void copyPrompt(prompt)}
            onPaste={() => setPasting(true)}
            model={
              model && {
                isWriting: ai.answer?.state === "writing",
                onStop: ai.stop,
                onSend: () => setSending({}),
                // One run at a time, and only of what is about a pupil.
                onClass:
                  isOfPupil(wanted) && ofClass.run?.studentId === undefined
                    ? startClass
                    : undefined,
              }
            }
          />
        )}
      </DeskHead>
      {ai.fault && (
        <Notice tone="danger" isAlert>
          {ai.fault}
        </Notice>
      )}
      {ofClass.run && (
        <ClassRunBar desk={desk} run={ofClass.run} onStop={ofClass.stop} onGoOn={ofClass.start} />
      )}
      <div className="grid flex-1 gap-4 md:grid-cols-2 lg:min-h-0 lg:grid-cols-[18rem_minmax(0,1fr)_19rem]">
        <FactsCard desk={desk} litIds={new Set(sentence?.sentence.from)} />
        <DraftCard
          desk={desk}
          chosen={at}
          onChoose={(next) => draft && setChosen({ draftId: draft.id, at: next })}
          onDrop={(next) => draft && commands.drop(draft, next)}
          onMove={move}
          onShorten={model && !isPast ? shorten : undefined}
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
            isOpen={sending !== undefined}
            desk={desk}
            prompt={sending?.ofClass ? desk.promptOf(sending.ofClass.firstId) : prompt}
            pupilCount={sending?.ofClass?.pupilCount}
            place={model}
            onClose={() => setSending(undefined)}
            onSend={() => {
              setSending(undefined);
              setDropped([]);
              if (sending?.ofClass) ofClass.start();
              else ai.send({ prompt, table });
            }}
          />
        </>
      )}
      <AnswerPaste
        isOpen={isPasting}
        onClose={() => setPasting(false)}
        onTake={(answer) => {
          setPasting(false);
          ai.leave();
          setDropped([...answer.dropped, ...(answer.rest.trim() ? [answer.rest.trim()] : [])]);
          commands.keep(desk, {
            student: isOfPupil(wanted) ? student : undefined,
            sentences: toDraftSentences(answer.sentences, prompt.facts, table),
          });
        }}
      />
    </div>
  );
}
