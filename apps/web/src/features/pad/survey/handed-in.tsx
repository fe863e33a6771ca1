import { useEffect, useRef } from "react";

/** 「냈어요」, with what a shared tablet needs: the next child finds nothing of this one, with or without a network. */
export function HandedIn(props: {
  /** `waits`: on this device alone, without a network · `goes`: on its way · `arrived`. */
  readonly state: "waits" | "goes" | "arrived";
  readonly onChange: () => void;
  readonly onNext: () => Promise<void>;
}) {
  const { state, onChange, onNext } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="answer-done" aria-labelledby="answer-done">
      <h2 id="answer-done" tabIndex={-1} ref={heading}>
        냈어요
      </h2>
      <output>
        {state === "arrived"
          ? "선생님께 잘 전해졌어요."
          : state === "waits"
            ? "답은 이 기기에 있어요. 인터넷이 이어지면 저절로 가요."
            : "선생님께 보내고 있어요."}
      </output>
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
        {state === "arrived"
          ? "함께 쓰는 기기라면 눌러 주세요. 내 답은 이 기기에서 지워져요."
          : "함께 쓰는 기기라면 눌러 주세요. 내 답은 화면에서 사라지고, 인터넷이 이어지면 선생님께 가요."}
      </p>
    </section>
  );
}
