import { useId, useRef, useState, type KeyboardEvent } from "react";
import type { CardEditorProps } from "../card/card-draft.ts";
import { PLUS } from "../card/board-icons.ts";
import { PadIcon } from "../card/pad-icon.tsx";
import { ToolButton } from "../card/pad-controls.tsx";
import { X } from "../card/window-icons.ts";
import { EDITOR_INPUT } from "../editor/editor-field.tsx";
import { EditorWindow } from "../editor/editor-window.tsx";
import { checkPoll, FEWEST_OPTIONS, MOST_OPTIONS } from "./poll-draft.ts";
import { usePollDraft } from "./use-poll-draft.ts";

/** Asking the class: a question and two to eight things to choose from. Enter goes on to the next line. */
export function PollEditor({ initial, onDone, onCancel }: CardEditorProps) {
  const inHand = usePollDraft(initial);
  const { draft, first, begun } = inHand;
  const [problem, setProblem] = useState<{ at: "question" | number; sentence: string }>();
  const lines = useRef(new Map<number, HTMLInputElement>());
  const question = useRef<HTMLTextAreaElement>(null);
  const ids = useId();
  const { options } = draft;

  const change = (part: Partial<typeof draft>): void => {
    setProblem(undefined);
    inHand.change(part);
  };
  const add = (): void => {
    const key = Math.max(...options.map((option) => option.key)) + 1;
    change({ options: [...options, { key, text: "" }] });
  };
  const goOn = (event: KeyboardEvent, index: number): void => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = options[index + 1];
    if (next) lines.current.get(next.key)?.focus();
    else if (options.length < MOST_OPTIONS && options[index]?.text.trim() !== "") add();
  };
  const finish = (): void => {
    const checked = checkPoll(draft);
    if (checked.type === "poll") {
      const { question: text, poll } = checked;
      inHand.forget();
      onDone({ ...initial, type: "poll", text, poll });
      return;
    }
    setProblem(checked);
    if (checked.at === "question") question.current?.focus();
    else lines.current.get(checked.at)?.focus();
  };

  return (
    <EditorWindow
      title="투표 만들기"
      act="투표 넣기"
      work="쓴 투표가"
      hasWork={draft !== first}
      problem={problem?.sentence}
      onDone={finish}
      onCancel={() => {
        inHand.forget();
        onCancel();
      }}
    >
      <label className="flex flex-col gap-1.5 text-15 font-semibold" htmlFor={`${ids}-question`}>
        질문
        <textarea
          ref={question}
          id={`${ids}-question`}
          rows={2}
          className={`${EDITOR_INPUT} field-sizing-content max-h-[30dvh] resize-none leading-normal`}
          data-first
          value={draft.question}
          aria-invalid={problem?.at === "question" || undefined}
          placeholder="무엇이 궁금한가요?"
          onChange={(event) => change({ question: event.target.value })}
        />
      </label>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1.5 text-15 font-semibold">고를 것</legend>
        {options.map(({ key, text }, index) => (
          <div key={key} className="flex items-center gap-1">
            <input
              ref={(line) => {
                if (line) lines.current.set(key, line);
                else lines.current.delete(key);
              }}
              type="text"
              className={EDITOR_INPUT}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a line that was just added is written into next
              autoFocus={key >= begun.options.length}
              aria-label={`고를 것 ${index + 1}`}
              placeholder={`${index + 1}번`}
              enterKeyHint="next"
              autoComplete="off"
              aria-invalid={problem?.at === key || undefined}
              value={text}
              onChange={(event) =>
                change({
                  options: options.map((option) =>
                    option.key === key ? { key, text: event.target.value } : option,
                  ),
                })
              }
              onKeyDown={(event) => goOn(event, index)}
            />
            {options.length > FEWEST_OPTIONS && (
              <ToolButton
                path={X}
                label={`고를 것 ${index + 1} 빼기`}
                onClick={() => {
                  change({ options: options.filter((option) => option.key !== key) });
                  const near = options[index + 1] ?? options[index - 1];
                  if (near) lines.current.get(near.key)?.focus();
                }}
              />
            )}
          </div>
        ))}
      </fieldset>
      {options.length < MOST_OPTIONS && (
        <button type="button" className="pad-line-button" onClick={add}>
          <PadIcon path={PLUS} size={18} />
          고를 것 추가
        </button>
      )}
      <label className="flex min-h-11 items-center gap-2.5 font-semibold">
        <input
          type="checkbox"
          className="size-5.5 accent-brand"
          checked={draft.isMultiple}
          onChange={(event) => change({ isMultiple: event.target.checked })}
        />
        여러 개 고를 수 있어요
      </label>
    </EditorWindow>
  );
}
