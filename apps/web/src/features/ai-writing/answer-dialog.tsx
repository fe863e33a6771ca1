// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by ai-writing-page.tsx.
import { readAnswer, type ReadAnswer } from "@damim/domain/ai-writing/read-answer.ts";
import { useState } from "react";
import { useDraft } from "../../data/drafts/use-draft.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";

/** 답 붙여넣기: what a tool that the school allows answered to the copied prompt. */
export function AnswerDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onTake: (answer: ReadAnswer) => void;
}) {
  const { isOpen, onClose, onTake } = props;
  const [text, setText, clear] = useDraft("ai-answer", "");
  const [error, setError] = useState<string>();
  const finish = (): void => {
    const answer = readAnswer(text);
    if (answer.sentences.length === 0) {
      setError(
        "근거 번호가 붙은 문장이 없어요. 문장 끝에 ⟦r1⟧처럼 번호가 있어야 해요. 붙인 글은 그대로 있어요.",
      );
      return;
    }
    setText("");
    clear();
    setError(undefined);
    onTake(answer);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="답 붙여넣기"
      subtitle="복사한 프롬프트로 받은 답을 그대로 붙여넣어 주세요."
      footer={
        <DialogActions>
          <Button variant="sunken" size="large" onClick={onClose}>
            취소
          </Button>
          <Button size="large" onClick={finish}>
            가져오기
          </Button>
        </DialogActions>
      }
    >
      <TextArea
        label="붙여넣을 답"
        rows={8}
        value={text}
        onValueChange={(next) => {
          setText(next);
          setError(undefined);
        }}
        error={error}
        spellCheck={false}
      />
    </Dialog>
  );
}
