import { Button } from "../../ui/button.tsx";
import type { AnswerSoFar } from "./use-ai-answer.ts";

/** An answer on its way, or cut off: its whole sentences, and that there are more to come. */
export function AnswerState(props: { readonly answer: AnswerSoFar; readonly onGoOn: () => void }) {
  const { answer, onGoOn } = props;
  if (answer.state === "cut")
    return (
      <div className="flex flex-wrap items-center gap-3 px-5 py-3">
        <p className="text-15 font-semibold text-warm-strong">여기서 끊겼어요</p>
        <Button variant="line" onClick={onGoOn}>
          이어서
        </Button>
      </div>
    );
  return (
    <div className="px-5 py-3">
      {answer.sentences.map(({ text }, at) => (
        <p key={`${at} ${text}`} className="mb-1 text-16 text-fg-2">
          {text}
        </p>
      ))}
      <output className="block text-15 text-fg-2">쓰는 중 …</output>
    </div>
  );
}
