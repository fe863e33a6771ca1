import { ARCHIVE_LIMIT_BYTES, ARCHIVE_LIMIT_MB } from "@damim/domain/archive/archive-layout.ts";
import { archiveMessages } from "@damim/domain/archive/archive-refusal.ts";
import { FolderInput } from "lucide-react";
import { useRef, useState } from "react";
import { Problem } from "../../ui/problem.tsx";
import { useStepUp } from "../../data/server/use-step-up.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { sayArchiveTrouble, sendArchive, type ImportReport } from "./archive-requests.ts";
import { ImportReportView } from "./import-report-view.tsx";
import { toSizeWords } from "@damim/domain/files/size-words.ts";

type ImportState =
  | { readonly type: "none" }
  | { readonly type: "sending" }
  | { readonly type: "done"; readonly report: ImportReport }
  | { readonly type: "failed"; readonly sentence: string };

/** 가져오기: an archive joins what is there already; newer words stay. */
export function ImportCard({ onImported }: { readonly onImported: () => void }) {
  const { rounds } = useTeacherData();
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const askWho = useStepUp();
  const [state, setState] = useState<ImportState>({ type: "none" });

  const choose = (chosen: File): void => {
    const sentence = findFailure(chosen);
    setFile(chosen);
    setState(sentence ? { type: "failed", sentence } : { type: "none" });
    if (!sentence) void askAndSend(chosen);
  };
  const askAndSend = async (chosen: File): Promise<void> => {
    const isTeacher = await askWho({
      about: `${chosen.name} · ${toSizeWords(chosen.size)}`,
      why: "기록이 한꺼번에 들어오는 일이라 본인인지 다시 확인해요.",
      actLabel: "가져오기",
      isNeeded: false,
    });
    if (!isTeacher) return;
    setState({ type: "sending" });
    const content = await chosen.arrayBuffer().catch(() => undefined);
    const answer = content && (await sendArchive(new Blob([content])));
    if (!answer) return setState({ type: "failed", sentence: FILE_UNREADABLE });
    if (!answer.ok)
      return setState({ type: "failed", sentence: sayArchiveTrouble(answer.refusal) });
    setState({ type: "done", report: answer.value });
    rounds.retryNow();
    onImported();
  };
  return (
    <Card title="가져오기">
      <div className="flex flex-col gap-4">
        <p className="text-15 leading-[1.6] text-fg-2">
          담임에서 내려받은 .zip 파일을 이 계정에 넣어요. 지금 있는 기록과 합치고, 더 새로 쓴 것은
          그대로 두어요. 같은 파일을 두 번 넣어도 늘어나지 않아요.
        </p>
        <div>
          <Button
            variant="line"
            size="large"
            icon={<FolderInput size={18} aria-hidden />}
            isBusy={state.type === "sending"}
            onClick={() => chooser.current?.click()}
          >
            파일 고르기
          </Button>
          <input
            ref={chooser}
            type="file"
            accept=".zip,application/zip"
            aria-label="가져올 파일"
            className="hidden"
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              // The same file may be chosen again after it was refused.
              event.target.value = "";
              if (chosen) choose(chosen);
            }}
          />
        </div>
        <div aria-live="polite" className="empty:-mt-4">
          {state.type === "sending" && (
            <p className="text-15 text-fg-2">
              {file?.name} 가져오는 중이에요. 이 화면을 열어 두세요.
            </p>
          )}
          {state.type === "done" && <ImportReportView report={state.report} />}
        </div>
        <Problem>{state.type === "failed" ? state.sentence : undefined}</Problem>
      </div>
    </Card>
  );
}

const FILE_UNREADABLE =
  "파일을 열지 못했어요. 기록은 그대로 있어요. 파일이 그 자리에 있는지 확인하고 다시 골라 주세요.";

function findFailure(file: File): string | undefined {
  if (file.size === 0) return archiveMessages.ArchiveEmpty({ type: "ArchiveEmpty" });
  return file.size > ARCHIVE_LIMIT_BYTES
    ? archiveMessages.ArchiveTooLarge({ type: "ArchiveTooLarge", limitMb: ARCHIVE_LIMIT_MB })
    : undefined;
}
