import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { Download } from "lucide-react";
import { useState } from "react";
import { Problem } from "../../ui/problem.tsx";
import { listRefused, listWaiting } from "../../data/rounds/sync-state.ts";
import type { ServerTrouble } from "../../data/server/ask-wordless.ts";
import { useStepUp } from "../../data/server/use-step-up.ts";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { Notice } from "../../ui/notice.tsx";
import type { ArchiveSummary } from "./archive-requests.ts";
import { ArchiveContent } from "./archive-content.tsx";
import { toSizeWords } from "@damim/domain/files/size-words.ts";
import { useArchiveExport } from "./use-archive-export.ts";

const ConfirmDialog = lazyOverlay(
  () => import("../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);

/** 모두 내려받기: what is in it, the way to it, how far it is, and what was left out. */
export function ExportCard(props: {
  readonly summary: ArchiveSummary | "loading" | "away";
  readonly failure: ServerTrouble | undefined;
  readonly onReload: () => void;
}) {
  const data = useTeacherData();
  const unsentCount = useLive((live) => listWaiting(live).length + listRefused(live).length);
  const [isTellingUnsent, setTellingUnsent] = useState(false);
  const askWho = useStepUp();
  const { state, start, stop } = useArchiveExport();
  const isLoading = state.type === "loading";
  const waitForSending = (): void => {
    setTellingUnsent(false);
    data.rounds.retryNow();
  };
  const askAndStart = async (): Promise<void> => {
    setTellingUnsent(false);
    const why = "학생 정보가 한꺼번에 나가는 일이라 본인인지 다시 확인해요.";
    if (!(await askWho({ why, actLabel: "내려받기", isNeeded: false }))) return;
    await start({
      fileName: `담임-내-자료-${toSeoulDay(data.now())}.zip`,
      missingCount: unsentCount,
    });
  };
  return (
    <Card title="모두 내려받기">
      <div className="flex flex-col gap-4">
        <p className="text-15 leading-[1.6] text-fg-2">
          내 기록 전부를 .zip 파일 하나로 받아요. 열어 볼 수 있는 엑셀 파일과, 담임에 다시 넣을 수
          있는 원본이 함께 들어 있어요. 학생 정보가 담긴 파일이니 안전한 곳에 두세요.
        </p>
        <ArchiveContent summary={props.summary} failure={props.failure} onReload={props.onReload} />
        {unsentCount > 0 && (
          <Notice tone="warm">
            아직 서버에 없는 기록이 {unsentCount}건 있어요. 보낸 뒤에 내려받아야 파일에 들어가요.
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            size="large"
            icon={<Download size={18} aria-hidden />}
            isBusy={isLoading}
            onClick={() => (unsentCount > 0 ? setTellingUnsent(true) : void askAndStart())}
          >
            모두 내려받기
          </Button>
          {isLoading && (
            <>
              <span className="text-15 text-fg-2 tabular-nums" aria-hidden>
                {toSizeWords(state.receivedBytes)} 받았어요
              </span>
              <Button variant="text" onClick={stop}>
                그만두기
              </Button>
            </>
          )}
        </div>
        <div aria-live="polite" className="empty:-mt-4">
          {isLoading && <span className="sr-only">내려받는 중이에요.</span>}
          {state.type === "done" && (
            <Notice tone="good" title={`${toSizeWords(state.sizeBytes)} 파일을 내려받았어요`}>
              {state.fileName}
              {state.missingCount > 0 &&
                ` · 아직 보내지 못한 ${state.missingCount}건은 들어 있지 않아요.`}
            </Notice>
          )}
        </div>
        <Problem>{state.type === "failed" ? state.sentence : undefined}</Problem>
      </div>
      <ConfirmDialog
        isOpen={isTellingUnsent}
        onClose={waitForSending}
        title="아직 보내지 못한 기록이 있어요"
        cancelLabel="보낸 뒤에 하기"
        actLabel="빼고 내려받기"
        onAct={() => void askAndStart()}
      >
        {unsentCount}건이 이 기기에만 있어서 파일에 들어가지 않아요. 인터넷이 연결되면 저절로
        보내요.
      </ConfirmDialog>
    </Card>
  );
}
