import type { ReactNode } from "react";
import { toSentence } from "@damim/domain/base/result.ts";
import { rosterFileMessages } from "@damim/domain/roster/reading/source/roster-file.ts";
import type { RosterReading } from "@damim/domain/roster/reading/roster-reading.ts";
import { FileSpreadsheet } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PHONE, useMedia } from "../../../ui/use-media.ts";
import { ClassSelect } from "../fields/class-select.tsx";
import { ImportFooter } from "./import-footer.tsx";
import { ReadingPreview } from "./reading-preview.tsx";
import type { RowLook } from "./row-look.ts";
import { useWhileOpen } from "./use-while-open.ts";
import type { RosterReadingControl } from "./use-roster-reading.ts";

export interface ImportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly fileName: string;
  readonly control: RosterReadingControl;
  /** What becomes of a part of what is read. */
  readonly notice?: ReactNode;
  readonly onImport: (reading: RosterReading) => Promise<void>;
  readonly onOtherFile: () => void;
  /** Of a picture: its rows stand beside what was read of them. */
  readonly look?: RowLook;
}

/** 가져오기 미리보기: what a file says, before any of it is on the roster. */
export function ImportDialog(props: ImportDialogProps) {
  const { isOpen, onClose, fileName, control, onImport, onOtherFile, look } = props;
  const { refusal } = control;
  const reading = useWhileOpen(isOpen, control.reading);
  const isPhone = useMedia(PHONE);
  const classSelect = <ClassSelect reading={reading} onChoose={control.choose} />;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="가져오기 미리보기"
      width="wide"
      subtitle={
        <span className="flex min-w-0 items-center gap-1.5">
          <FileSpreadsheet size={16} className="shrink-0" aria-hidden />
          <span className="truncate">{fileName}</span>
          {reading && <span className="shrink-0">· {reading.rows.length}줄</span>}
        </span>
      }
      headEnd={isPhone ? undefined : classSelect}
      footer={
        <ImportFooter reading={reading} isReading={control.isReading} onImport={onImport}>
          <Button variant="text" size="large" onClick={onOtherFile}>
            다른 파일
          </Button>
        </ImportFooter>
      }
    >
      {isPhone && <div className="px-5 pt-4 empty:hidden">{classSelect}</div>}
      {refusal && (
        <div className="p-5">
          <Notice tone="danger" title="이 파일은 가져오지 못했어요" isAlert>
            {toSentence(rosterFileMessages, refusal)}
          </Notice>
        </div>
      )}
      {look && (
        <div className="px-5 pt-4">
          <Notice tone="info">
            사진은 잘못 읽을 수 있어요. 이름과 번호를 사진과 견주어 보고 가져와 주세요. 「확인」이
            붙은 줄은 꼭 살펴봐 주세요. 가져온 뒤에도 고칠 수 있어요.
          </Notice>
        </div>
      )}
      {reading && (
        <ReadingPreview
          notice={props.notice}
          reading={reading}
          onMend={control.mend}
          onAnswer={control.answer}
          onAnswerClass={control.answerClass}
          onTakeOthers={control.takeOthers}
          onChoose={control.choose}
          hasLetters={look === undefined}
          look={look}
        />
      )}
    </Dialog>
  );
}
