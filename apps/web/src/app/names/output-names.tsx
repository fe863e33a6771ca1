import { useEffect, useState } from "react";
import type { NamedText } from "@damim/domain/numbers-only/named-texts.ts";
import type { AskOutput } from "../../data/nametags-slot.ts";
import { findNametags } from "../../data/rounds/sync-state.ts";
import { useLive } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { NamedLine } from "./names-dialog.tsx";

interface Question {
  readonly act: Parameters<AskOutput>[0];
  readonly texts: readonly NamedText[];
  readonly answer: (how?: "names" | "numbers") => void;
}

const titles = {
  인쇄: "번호로 인쇄할까요?",
  내려받기: "번호로 내려받을까요?",
  보내기: "글에 이름이 있어요",
} as const;

/** 「이름 넣기」, off: before what shows names of the 이름표 goes on paper, into a file or to the server. */
export function OutputNames() {
  const nametags = useLive(findNametags);
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setOpen] = useState(false);
  const [withNames, setWithNames] = useState(false);
  useEffect(
    () =>
      nametags?.askBy(
        (act, texts = []) =>
          new Promise((answer) => {
            setWithNames(false);
            setQuestion({ act, texts, answer });
            setOpen(true);
          }),
      ),
    [nametags],
  );
  const settle = (how?: "names" | "numbers"): void => {
    setOpen(false);
    question?.answer(how);
  };
  return (
    <Dialog
      isOpen={isOpen}
      isOffPaper
      onClose={() => settle()}
      title={titles[question?.act ?? "인쇄"]}
      width="confirm"
      footer={
        <DialogActions>
          <Button variant="sunken" size="large" onClick={() => settle()}>
            취소
          </Button>
          <Button
            size="large"
            data-autofocus
            onClick={() => settle(withNames ? "names" : "numbers")}
          >
            {question?.act ?? ""}
          </Button>
        </DialogActions>
      }
    >
      {question && question.texts.length > 0 && (
        <div className="mb-4">
          {question.texts.map((text) => (
            <NamedLine key={text.text} of={text} />
          ))}
        </div>
      )}
      <Checkbox
        label="이름 넣기"
        isChecked={withNames}
        hint={
          question?.act === "보내기"
            ? "번호만 쓰는 학년도예요. 켜면 적은 이름이 그대로 나가요."
            : "번호만 쓰는 학년도예요. 켜면 이 기기의 이름표에 있는 이름이 함께 나가요. 글로 적은 이름은 그대로예요."
        }
        onCheckedChange={setWithNames}
      />
    </Dialog>
  );
}
