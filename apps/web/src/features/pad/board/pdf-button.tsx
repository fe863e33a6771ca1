import { useState } from "react";
import { convertToPdf } from "../../../data/files/convert-to-pdf.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { FILE } from "../card/window-icons.ts";
import { PadIcon } from "../card/pad-icon.tsx";

/** A document of an office program as a PDF, which every device can show; the server's LibreOffice makes it. */
export function PdfButton({ name, address }: { readonly name: string; readonly address: string }) {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const show = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    const answer = await convertToPdf(address);
    setBusy(false);
    if (answer.ok) saveFile(name.replace(/\.[^.]*$/, ".pdf"), answer.value);
    else setTrouble(answer.refusal.sentence);
  };
  return (
    <>
      <button
        type="button"
        className="pad-link pad-link-button"
        disabled={isBusy}
        onClick={() => void show()}
      >
        <PadIcon path={FILE} size={18} />
        <span>{isBusy ? "PDF로 바꾸고 있어요" : "PDF로 보기"}</span>
      </button>
      {trouble && (
        <p role="alert" className="pad-link-trouble">
          {trouble}
        </p>
      )}
    </>
  );
}
