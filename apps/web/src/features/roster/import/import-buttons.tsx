import { Camera, ClipboardPaste, FileSpreadsheet } from "lucide-react";
import { Button } from "../../../ui/button.tsx";

/** The ways a whole class comes in. They lead while there is nobody yet. */
export function ImportButtons(props: {
  readonly isFirst: boolean;
  readonly isReading: boolean;
  readonly onPaste: () => void;
  readonly onChooseFile: () => void;
  readonly onChoosePhoto: () => void;
}) {
  const { isFirst, isReading, onPaste, onChooseFile, onChoosePhoto } = props;
  return (
    <>
      <Button
        variant={isFirst ? "filled" : "weak"}
        icon={<ClipboardPaste size={18} aria-hidden />}
        onClick={onPaste}
      >
        명단 붙여넣기
      </Button>
      <Button
        variant="line"
        icon={<FileSpreadsheet size={18} aria-hidden />}
        isBusy={isReading}
        onClick={onChooseFile}
      >
        파일에서 가져오기
      </Button>
      <Button variant="line" icon={<Camera size={18} aria-hidden />} onClick={onChoosePhoto}>
        사진에서 가져오기
      </Button>
    </>
  );
}
