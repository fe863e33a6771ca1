import { useEffect, useState } from "react";
import type { AskOutput } from "../../data/nametags-slot.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";

interface Question {
  readonly act: Parameters<AskOutput>[0];
  readonly answer: (how?: "names" | "numbers") => void;
}

/** 「이름 넣기」, off: before what shows names of the 이름표 goes on paper or into a file. */
export function OutputNames() {
  const nametags = useTeacherData().vault?.now?.nametags;
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setOpen] = useState(false);
  const [withNames, setWithNames] = useState(false);
  useEffect(
    () =>
      nametags?.askBy(
        (act) =>
          new Promise((answer) => {
            setWithNames(false);
            setQuestion({ act, answer });
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
      title={`번호로 ${question?.act === "인쇄" ? "인쇄할까요?" : "내려받을까요?"}`}
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
      <Checkbox
        label="이름 넣기"
        isChecked={withNames}
        hint="번호만 쓰는 학년도예요. 켜면 이 기기의 이름표에 있는 이름이 함께 나가요. 글로 적은 이름은 그대로예요."
        onCheckedChange={setWithNames}
      />
    </Dialog>
  );
}
