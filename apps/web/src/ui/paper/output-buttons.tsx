import { FileSpreadsheet, Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "../button.tsx";
import { showToast } from "../overlay/toast.ts";

/** For what went wrong while a file was made: what makes it comes with the first file. Nothing where somebody left it. */
export function sayNoFile(error: unknown): void {
  if (Object(error).name === "AbortError") return;
  showToast.error("파일을 만들지 못했어요. 인터넷을 확인하고 다시 해 주세요.");
}

/** 「엑셀로 내려받기」 and 「인쇄」 of what a page shows. Where the file cannot be made, a toast says what to do. */
export function OutputButtons(props: {
  readonly onDownload: () => Promise<void>;
  readonly onPrint: () => void;
}) {
  const { onDownload, onPrint } = props;
  const [isWriting, setWriting] = useState(false);
  const download = (): void => {
    setWriting(true);
    void onDownload()
      .catch(sayNoFile)
      .finally(() => setWriting(false));
  };
  return (
    <>
      <Button
        variant="line"
        icon={<FileSpreadsheet size={18} aria-hidden />}
        isBusy={isWriting}
        onClick={download}
      >
        엑셀로 내려받기
      </Button>
      <Button variant="line" icon={<Printer size={18} aria-hidden />} onClick={onPrint}>
        인쇄
      </Button>
    </>
  );
}
