import { readAnswer, type ReadAnswer } from "@damim/domain/ai-writing/read-answer.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";

const PasteDialog = lazyOverlay(() => import("../../kit/form/paste-dialog.tsx"), "PasteDialog");

const NO_SENTENCE =
  "근거 번호가 붙은 문장이 없어요. 문장 끝에 ⟦r1⟧처럼 번호가 있어야 해요. 붙인 글은 그대로 있어요.";

/** 답 붙여넣기: what a tool that the school allows answered to the copied prompt. */
export function AnswerPaste(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onTake: (answer: ReadAnswer) => void;
}) {
  const { isOpen, onClose, onTake } = props;
  return (
    <PasteDialog
      isOpen={isOpen}
      onClose={onClose}
      draftKey="ai-answer"
      title="답 붙여넣기"
      subtitle="복사한 프롬프트로 받은 답을 그대로 붙여넣어 주세요."
      label="붙여넣을 답"
      onTake={(text) => {
        const answer = readAnswer(text);
        if (answer.sentences.length === 0) return NO_SENTENCE;
        onTake(answer);
        return undefined;
      }}
    />
  );
}
