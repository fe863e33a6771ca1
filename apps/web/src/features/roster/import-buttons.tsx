import { ClipboardPaste, FileSpreadsheet } from "lucide-react";
import { Button } from "../../ui/button.tsx";

/** The two ways a whole class comes in. They lead while there is nobody yet. */
export function ImportButtons(props: {
  readonly isFirst: boolean;
  readonly isReading: boolean;
  readonly onPaste: () => void;
  readonly onChooseFile: () => void;
}) {
  const { isFirst, isReading, onPaste, onChooseFile } = props;
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
    </>
  );
}
