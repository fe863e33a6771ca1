import { useEffect, useRef } from "react";
import { sayAnswer, type AnswerState } from "../pupil/say-answer.ts";

/** 「냈어요」, with what a shared tablet needs: the next child finds nothing of this one, with or without a network. */
export function HandedIn(props: {
  readonly state: AnswerState;
  readonly isClosed: boolean;
  readonly onChange: () => void;
  readonly onNext: () => Promise<void>;
}) {
  const { state, isClosed, onChange, onNext } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="answer-done" aria-labelledby="answer-done">
      <h2 id="answer-done" tabIndex={-1} ref={heading}>
        냈어요
      </h2>
      <output>{sayAnswer(state, isClosed)}</output>
      <button type="button" className="pad-line-button" onClick={onChange}>
        답 고치기
      </button>
      <button
        type="button"
        className="pad-main-button"
        aria-describedby="answer-next"
        onClick={() => void onNext()}
      >
        다음 친구
      </button>
      <p id="answer-next" className="answer-hint">
        {state.here === "nothing"
          ? "함께 쓰는 기기라면 눌러 주세요. 내 답은 이 기기에서 지워져요."
          : "함께 쓰는 기기라면 눌러 주세요. 내 답은 화면에서 사라지고, 선생님께 갈 때까지 이 기기에 있어요."}
      </p>
    </section>
  );
}
