import { LONGEST_PUPIL_ANSWER_CHARACTERS, type PadAnswer } from "@damim/domain/pad/pad-answer.ts";
import type { SurveyQuestion } from "@damim/domain/survey/survey.ts";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import type { DraftOwner } from "../../../data/pad/pad-drafts.ts";
import { isTooLong } from "../../../ui/field/too-long.ts";
import { AnswerField } from "./answer-field.tsx";
import { useAnswerDraft } from "./use-answer-draft.ts";

/** All questions where there is room, one a screen on a phone; any may be passed over. */
export function QuestionForm(props: {
  readonly questions: readonly SurveyQuestion[];
  /** Whose half-written answers they are. */
  readonly owner: DraftOwner;
  /** The number of who answers, who is no friend of their own. */
  readonly number: number | undefined;
  /** What was handed in and is changed. */
  readonly before: PadAnswer | undefined;
  readonly onHandIn: (values: PadAnswer["values"]) => Promise<void>;
  readonly onCancel: (() => void) | undefined;
}) {
  const { questions, owner, number, before, onHandIn, onCancel } = props;
  const { values, change, forget, said } = useAnswerDraft(owner, questions, before?.values);
  const { at, goOn, goTo } = useSteps();
  const [isEmpty, setEmpty] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const wasAt = useRef(at);
  useEffect(() => {
    if (wasAt.current === at) return;
    wasAt.current = at;
    const field = list.current?.children[at]?.querySelector<HTMLElement>("fieldset");
    field?.focus();
  }, [at]);
  const isLast = at === questions.length - 1;
  const open = questions.flatMap(({ id }, place) => (said[id] ? [] : [place]));
  const handIn = async (): Promise<void> => {
    const given = Object.values(said);
    setEmpty(given.length === 0);
    const tooLong = questions.findIndex(({ id }) =>
      isTooLong(said[id] ?? "", LONGEST_PUPIL_ANSWER_CHARACTERS),
    );
    if (tooLong >= 0) goTo(tooLong);
    if (given.length === 0 || tooLong >= 0) return;
    await onHandIn(said);
    forget();
  };
  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void handIn();
      }}
    >
      <p className="answer-place" aria-live="polite">
        {at + 1} / {questions.length}
      </p>
      <ol className="answer-list" ref={list}>
        {questions.map((question, place) => (
          <li key={question.id} data-now={place === at || undefined}>
            <AnswerField
              question={question}
              n={place + 1}
              number={number}
              value={values[question.id] ?? ""}
              onValueChange={(value) => change(question.id, value)}
            />
          </li>
        ))}
      </ol>
      {open.length > 0 && (
        <p className="answer-open" data-last={isLast || undefined}>
          아직 안 쓴 질문: {open.map((place) => `${place + 1}번`).join(", ")}
        </p>
      )}
      {isEmpty && (
        <p role="alert" className="answer-open" data-last>
          답을 하나 이상 써 주세요.
        </p>
      )}
      <div className="answer-acts">
        {at > 0 && (
          <button
            type="button"
            className="pad-line-button answer-turn"
            onClick={() => goTo(at - 1)}
          >
            이전
          </button>
        )}
        {!isLast && (
          <button type="button" className="pad-main-button answer-turn" onClick={goOn}>
            다음
          </button>
        )}
        <button type="submit" className="pad-main-button" data-last={isLast || undefined}>
          내기
        </button>
        {onCancel && (
          <button
            type="button"
            className="pad-line-button"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            그만두기
          </button>
        )}
      </div>
    </form>
  );
}

/** Which question a phone shows. Each is a step of the browser too: its Back leads to the one before, and then out. */
function useSteps() {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const look = (): void => setAt(readStep());
    addEventListener("popstate", look);
    return () => {
      removeEventListener("popstate", look);
      if (readStep() > 0) history.go(-readStep());
    };
  }, []);
  return {
    at,
    goOn: () => {
      history.pushState({ step: at + 1 }, "");
      setAt(at + 1);
    },
    goTo: (place: number) => {
      const step = readStep();
      if (step > place) history.go(place - step);
      else setAt(place);
    },
  };
}

function readStep(): number {
  return Number((history.state as { readonly step?: number } | null)?.step ?? 0);
}
