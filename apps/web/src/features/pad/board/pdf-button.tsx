import { useAsking } from "../../../kit/server/use-asking.ts";
import { convertToPdf, isOfficeFile, PDF_AWAY } from "../../../data/files/convert-to-pdf.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { FILE } from "../card/window-icons.ts";
import { PadIcon } from "../card/pad-icon.tsx";

/** Of a document of an office program: it comes as a PDF, which every device can show. The server's LibreOffice makes it. */
export function PdfButton({ name, address }: { readonly name: string; readonly address: string }) {
  const { isBusy, sentence, ask } = useAsking(PDF_AWAY);
  const show = () =>
    ask(
      () => convertToPdf(address),
      (pdf) => saveFile(name.replace(/\.[^.]*$/, ".pdf"), pdf),
    );
  if (!isOfficeFile(name)) return null;
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
      {sentence && (
        <p role="alert" className="pad-link-trouble">
          {sentence}
        </p>
      )}
    </>
  );
}
