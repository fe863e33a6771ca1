import { FileText } from "lucide-react";
import { useAsking } from "../../../kit/server/use-asking.ts";
import { convertToPdf, isOfficeFile, PDF_AWAY } from "../../../data/files/convert-to-pdf.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { Button } from "../../../ui/button.tsx";

/** Beside a document of an office program: it comes as a PDF, which every device can show. */
export function PdfButton({ name, address }: { readonly name: string; readonly address: string }) {
  const { isBusy, sentence, ask } = useAsking(PDF_AWAY);
  if (!isOfficeFile(name)) return null;
  const show = () =>
    ask(
      () => convertToPdf(address),
      (pdf) => saveFile(name.replace(/\.[^.]*$/, ".pdf"), pdf),
    );
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
      {sentence && (
        <p role="alert" className="text-14 text-danger">
          {sentence}
        </p>
      )}
    </div>
  );
}
