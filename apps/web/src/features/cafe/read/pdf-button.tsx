import { FileText } from "lucide-react";
import { useState } from "react";
import { convertToPdf, isOfficeFile } from "../../../data/files/convert-to-pdf.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { Button } from "../../../ui/button.tsx";

/** Beside a document of an office program: it comes as a PDF, which every device can show. */
export function PdfButton({ name, address }: { readonly name: string; readonly address: string }) {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  if (!isOfficeFile(name)) return null;
  const show = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    const answer = await convertToPdf(address);
    setBusy(false);
    if (answer.ok) saveFile(name.replace(/\.[^.]*$/, ".pdf"), answer.value);
    else setTrouble(answer.refusal.sentence);
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <Button
        variant="line"
        icon={<FileText size={18} aria-hidden />}
        isBusy={isBusy}
        onClick={() => void show()}
      >
        PDF로 보기
      </Button>
      {trouble && (
        <p role="alert" className="text-14 text-danger">
          {trouble}
        </p>
      )}
    </div>
  );
}
