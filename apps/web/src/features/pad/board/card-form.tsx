import { LONGEST_CARD_TEXT } from "@damim/domain/pad/card/pad-card.ts";
import { PAD_CARD_TYPES, type PadCardType } from "@damim/domain/pad/room/pad-room.ts";
import { useId, useState, type KeyboardEvent, type ReactNode, type SubmitEvent } from "react";
import { usePadRoom } from "../../../data/pad/use-pad-data.ts";
import { takeOut, type CardDraft } from "../card/card-draft.ts";
import { CardTypeChoice } from "./card-type-choice.tsx";
import { ColorChoice } from "./color-choice.tsx";
import { DraftAttachment } from "./draft-attachment.tsx";
import { DraftEditor, type EditedType } from "./draft-editor.tsx";
import { LaneChoice } from "./lane-choice.tsx";
import { inputLook } from "../card/pad-controls.tsx";
import { PadSheet } from "../card/pad-sheet.tsx";
import type { ComposerDraft } from "./use-composer-draft.ts";

/** The form of a card. */
export function CardForm(props: {
  readonly title: string;
  readonly act: string;
  readonly kept: Pick<ComposerDraft, "draft" | "change">;
  readonly onDone: (draft: CardDraft) => Promise<void>;
  readonly onClose: () => void;
  /** Below the words. */
  readonly children?: ReactNode;
}) {
  const { title, act, kept, onDone, onClose } = props;
  const { draft, change } = kept;
  const room = usePadRoom();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isReading, setReading] = useState(false);
  const [editing, setEditing] = useState<EditedType>();
  const textId = useId();
  const problemId = `${textId}-problem`;
  const isNew = act === "올리기";
  const types = room?.cardTypes ?? PAD_CARD_TYPES;

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = isReading ? READING : findProblem(draft, types);
    setProblem(found);
    if (found || isBusy) return;
    setBusy(true);
    void onDone(draft).finally(() => setBusy(false));
  };
  const sendByKeys = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const isSend = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (!isSend || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <PadSheet title={title} onClose={onClose}>
      <form className="flex flex-col gap-3.5" onSubmit={submit}>
        <DraftAttachment draft={draft} onChange={change} onEdit={setEditing} />
        <label htmlFor={textId} className="sr-only">
          내용
        </label>
        <textarea
          id={textId}
          className={`${inputLook} text-17 field-sizing-content max-h-[44dvh] min-h-29 resize-none px-4 py-3.5 leading-[1.6]`}
          autoComplete="off"
          rows={4}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the window was opened to write
          autoFocus
          value={draft.text}
          placeholder={draft.type === "text" ? "여기에 써 보세요" : "한마디 써 보세요"}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          onChange={(event) => {
            setProblem(undefined);
            change({ ...draft, text: event.target.value });
          }}
          onKeyDown={sendByKeys}
        />
        <TextLeft length={draft.text.length} />
        {props.children}
        {problem && (
          <p id={problemId} role="alert" className="text-15 font-semibold text-danger">
            {problem}
          </p>
        )}
        {isNew && (
          <CardTypeChoice
            types={types}
            draft={draft}
            onChange={(next) => {
              setProblem(undefined);
              change(next);
            }}
            onProblem={setProblem}
            onReading={setReading}
            onEdit={setEditing}
          />
        )}
        <LaneChoice column={draft.column} onChange={(column) => change({ ...draft, column })} />
        <ColorChoice
          value={draft.color ?? "plain"}
          onChange={(color) => change({ ...draft, color: color === "plain" ? null : color })}
        />
        <button
          type="submit"
          className="pad-main-button"
          aria-busy={isBusy || isReading || undefined}
        >
          {act}
        </button>
        {editing && (
          <DraftEditor
            type={editing}
            initial={editing === draft.type ? draft : takeOut(draft)}
            onCancel={() => setEditing(undefined)}
            onDone={(next) => {
              setEditing(undefined);
              setProblem(undefined);
              change(next);
            }}
          />
        )}
      </form>
    </PadSheet>
  );
}

/** Only near the end: a counter that runs from the first letter on is a worry. */
function TextLeft({ length }: { readonly length: number }) {
  const left = LONGEST_CARD_TEXT - length;
  if (left > 200) return null;
  return (
    <output className="text-14 text-fg-2">
      {left >= 0 ? `${left}글자 더 쓸 수 있어요.` : `${-left}글자를 줄여 주세요.`}
    </output>
  );
}

const READING = "사진을 준비하고 있어요. 잠깐 기다린 다음 다시 눌러 주세요.";

function findProblem(draft: CardDraft, types: readonly PadCardType[]): string | undefined {
  if (draft.text.length > LONGEST_CARD_TEXT) {
    return `카드 하나에는 ${LONGEST_CARD_TEXT.toLocaleString("ko-KR")}글자까지 쓸 수 있어요. 나눠서 올려 볼까요?`;
  }
  if (draft.type === "text" && draft.text.trim() === "") return "내용을 써 주세요.";
  if (!types.includes(draft.type)) return "이 방에서는 글 말고 사진이나 다른 것을 골라 주세요.";
  return undefined;
}
