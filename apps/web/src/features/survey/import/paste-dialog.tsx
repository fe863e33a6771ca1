// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by survey-imports.tsx.
import { toSentence } from "@damim/domain/base/result.ts";
import { formFileMessages } from "@damim/domain/survey/form-file.ts";
import type { FormTable } from "@damim/domain/survey/read-form.ts";
import { useState } from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { Dialog, DialogActions } from "../../../ui/overlay/dialog.tsx";
import { readPastedForm } from "./read-form-input.ts";

/** 응답 붙여넣기: a table of answers, with its line of questions on top. */
export function PasteDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onImport: (table: FormTable) => void;
}) {
  const { isOpen, onClose, onImport } = props;
  const [text, setText, clear] = useDraft("survey-paste", "");
  const [error, setError] = useState<string>();
  const finish = (): void => {
    const read = readPastedForm(text);
    if (!read.ok) {
      setError(toSentence(formFileMessages, read.refusal));
      return;
    }
    setText("");
    clear();
    setError(undefined);
    onImport(read.value);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="응답 붙여넣기"
      subtitle="응답 시트에서 문항 줄부터 모두 복사해 붙여넣어 주세요."
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
        label="붙여넣을 응답"
        rows={8}
        value={text}
        onValueChange={(next) => {
          setText(next);
          setError(undefined);
        }}
        error={error}
        spellCheck={false}
        placeholder={"번호\t이름\t하고 싶은 역할\n1\t김가온\t무대"}
      />
    </Dialog>
  );
}
