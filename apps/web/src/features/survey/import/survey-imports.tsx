import { toSentence } from "@damim/domain/base/result.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { formFileMessages, toSurveyTitle } from "@damim/domain/survey/form-file.ts";
import type { FormTable } from "@damim/domain/survey/read-form.ts";
import type { Survey } from "@damim/domain/survey/survey.ts";
import { ClipboardPaste, FileUp } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { FileChooser } from "../../../ui/field/file-chooser.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";

/** What reads answers is large, and comes with the first of them. */
const loadReader = () => import("./read-form-input.ts");

const PasteDialog = lazyOverlay(() => import("../../../kit/form/paste-dialog.tsx"), "PasteDialog");

/** The two ways in which answers come: the buttons, and what stands on the page and above it meanwhile. */
export function useSurveyImports(props: {
  readonly today: CalendarDay;
  readonly isFirst: boolean;
  readonly onImport: (table: FormTable, about: Pick<Survey, "title" | "source">) => void;
}): {
  readonly buttons: ReactNode;
  readonly parts: ReactNode;
  readonly take: (file: File) => void;
} {
  const { today, isFirst, onImport } = props;
  const chooser = useRef<HTMLInputElement>(null);
  const [isPasting, setPasting] = useState(false);
  const [isReading, setReading] = useState(false);
  const [trouble, setTrouble] = useState<{ readonly name: string; readonly words: string }>();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const take = async (file: File): Promise<void> => {
    setReading(true);
    setTrouble(undefined);
    setLeftOut([]);
    const read = await loadReader()
      .then(({ readFormFile }) => readFormFile(file))
      .finally(() => setReading(false));
    if (read.ok) {
      setLeftOut(read.value.leftOut);
      onImport(read.value, { title: toSurveyTitle(file.name), source: "file" });
    } else setTrouble({ name: file.name, words: toSentence(formFileMessages, read.refusal) });
  };
  return {
    take: (file) => void take(file),
    buttons: (
      <>
        <Button
          variant="line"
          icon={<ClipboardPaste size={18} aria-hidden />}
          onClick={() => setPasting(true)}
        >
          응답 붙여넣기
        </Button>
        <Button
          variant={isFirst ? "filled" : "weak"}
          icon={<FileUp size={18} aria-hidden />}
          isBusy={isReading}
          onClick={() => chooser.current?.click()}
        >
          응답 파일 가져오기
        </Button>
      </>
    ),
    parts: (
      <>
        {trouble && (
          <Notice tone="danger" title={trouble.name} isAlert>
            {trouble.words}
          </Notice>
        )}
        {leftOut.length > 0 && <Notice tone="info">{leftOut.join(" ")}</Notice>}
        <FileChooser
          chooser={chooser}
          accept=".xlsx,.csv,.tsv,.txt,.xls"
          onChoose={(file) => void take(file)}
        />
        <PasteDialog
          isOpen={isPasting}
          onClose={() => setPasting(false)}
          draftKey="survey-paste"
          title="응답 붙여넣기"
          subtitle="응답 시트에서 문항 줄부터 모두 복사해 붙여넣어 주세요."
          label="붙여넣을 응답"
          placeholder={"번호\t이름\t하고 싶은 역할\n1\t김가온\t무대"}
          onTake={async (text) => {
            const read = await loadReader().then(({ readPastedForm }) => readPastedForm(text));
            if (!read.ok) return toSentence(formFileMessages, read.refusal);
            setPasting(false);
            setTrouble(undefined);
            setLeftOut(read.value.leftOut);
            onImport(read.value, { title: `${toKoreanMonthDay(today)} 설문`, source: "paste" });
            return undefined;
          }}
        />
      </>
    ),
  };
}
