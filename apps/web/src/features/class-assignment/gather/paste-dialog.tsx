// Overlay: imports Base UI through ui/overlay/dialog.tsx. Import only from modules that are loaded lazily.
import { useState } from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";

/** A table that was copied out of a spreadsheet. */
export function PasteDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onTake: (text: string) => Promise<boolean>;
}) {
  const { isOpen, onClose, onTake } = props;
  const [text, setText, clear] = useDraft("class-assignment-paste", "");
  const [isReading, setReading] = useState(false);
  const take = async (): Promise<void> => {
    setReading(true);
    const isTaken = await onTake(text);
    setReading(false);
    if (isTaken) {
      setText("");
      clear();
    }
    // A refusal stands on the page below; what was pasted is there again.
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="표 붙여넣기"
      subtitle="반, 번호, 이름이 있는 표를 머리글까지 복사해 붙여넣어 주세요."
      footer={
        <Button
          isFull
          size="large"
          isBusy={isReading}
          isDisabled={text.trim() === ""}
          onClick={() => void take()}
        >
          가져오기
        </Button>
      }
    >
      <div className="px-5 py-4 sm:px-7">
        <TextArea
          label="붙여넣을 표"
          rows={8}
          value={text}
          onValueChange={setText}
          placeholder={"반\t번호\t이름\t성별\t점수\n1\t1\t김가온\t여\t87"}
          spellCheck={false}
          autoComplete="off"
        />
      </div>
    </Dialog>
  );
}
