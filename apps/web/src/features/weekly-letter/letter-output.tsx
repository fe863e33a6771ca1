import type { LaidLetter } from "@damim/domain/weekly-letter/lay-weekly-letter.ts";
import { toLetterTable } from "@damim/domain/weekly-letter/letter-table.ts";
import type { LetterWords } from "@damim/domain/weekly-letter/weekly-letter.ts";
import { Copy, FileText, Printer } from "lucide-react";
import { useState } from "react";
import { copyTable } from "../../platform/copy/copy-table.ts";
import { printPage } from "../../platform/print.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { sayNoFile } from "../../ui/paper/output-buttons.tsx";
import type { LetterFoot } from "./use-letter-foot.ts";

/** The ways out of a letter: its table, a file of 한글, paper. */
export function LetterOutput(props: {
  readonly letter: LaidLetter;
  readonly words: LetterWords;
  readonly place: string;
  readonly foot: LetterFoot;
}) {
  const { letter, words, place, foot } = props;
  const [isWriting, setWriting] = useState(false);
  const copy = (): void => {
    void copyTable(toLetterTable(letter, words)).then((isCopied) =>
      isCopied
        ? showToast.success("표를 복사했어요. 한글에 붙여넣으세요")
        : showToast.error("복사하지 못했어요. 표를 끌어서 고른 다음 복사해 주세요."),
    );
  };
  const download = async (): Promise<void> => {
    const { saveLetterFile } = await import("./letter-file.ts");
    await saveLetterFile(letter, words, { place, foot });
  };
  const save = (): void => {
    setWriting(true);
    void download()
      .catch(sayNoFile)
      .finally(() => setWriting(false));
  };
  return (
    <>
      <Button variant="line" icon={<Copy size={18} aria-hidden />} onClick={copy}>
        표 복사
      </Button>
      <Button
        variant="line"
        icon={<FileText size={18} aria-hidden />}
        isBusy={isWriting}
        onClick={save}
      >
        한글 파일로 받기
      </Button>
      <Button variant="line" icon={<Printer size={18} aria-hidden />} onClick={printPage}>
        인쇄
      </Button>
    </>
  );
}
