import { FileSpreadsheet, Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "../button.tsx";
import { sayNoFile } from "./say-no-file.ts";

/** 「엑셀로 내려받기」 and 「인쇄」 of what a page shows. Where the file cannot be made, a toast says what to do. */
export function OutputButtons(props: {
  readonly onDownload: () => Promise<void>;
  readonly onPrint: () => void;
}) {
  const { onDownload, onPrint } = props;
  const [isWriting, setWriting] = useState(false);
  const download = async (): Promise<void> => {
    setWriting(true);
    try {
      await onDownload();
    } catch (error) {
      sayNoFile(error);
    }
    setWriting(false);
  };
  return (
    <>
      <Button
        variant="line"
        icon={<FileSpreadsheet size={18} aria-hidden />}
        isBusy={isWriting}
        onClick={() => void download()}
      >
        엑셀로 내려받기
      </Button>
      <Button variant="line" icon={<Printer size={18} aria-hidden />} onClick={onPrint}>
        인쇄
      </Button>
    </>
  );
}
