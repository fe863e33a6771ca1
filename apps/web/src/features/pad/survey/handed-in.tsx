import { useEffect, useRef } from "react";
import { usePadLive } from "../../../data/pad/use-pad-data.ts";

/** 「냈어요」, with what a shared tablet needs: the next child finds nothing of this one. */
export function HandedIn(props: {
  readonly onChange: () => void;
  readonly onNext: () => Promise<void>;
}) {
  const { onChange, onNext } = props;
  const waits = usePadLive(({ store }) => store.pending().length > 0);
  const isOffline = usePadLive(({ rounds }) => rounds.state() === "offline");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="answer-done" aria-labelledby="answer-done">
      <h2 id="answer-done" tabIndex={-1} ref={heading}>
        냈어요
      </h2>
      <output>
        {!waits
          ? "선생님께 잘 전해졌어요."
          : isOffline
            ? "답은 이 기기에 있어요. 인터넷이 이어지면 저절로 가요."
            : "선생님께 보내고 있어요."}
      </output>
      <button type="button" className="pad-line-button" onClick={onChange}>
        답 고치기
      </button>
      <button
        type="button"
        className="pad-main-button"
        aria-disabled={waits || undefined}
        aria-describedby="answer-next"
        onClick={() => !waits && void onNext()}
      >
        다음 친구
      </button>
      <p id="answer-next" className="answer-hint">
        {waits
          ? "답이 다 간 다음에 넘길 수 있어요."
          : "함께 쓰는 기기라면 눌러 주세요. 내 답은 이 기기에서 지워져요."}
      </p>
    </section>
  );
}
