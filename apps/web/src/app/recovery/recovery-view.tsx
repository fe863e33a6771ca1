// Loaded lazily by opened-teacher.tsx.
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { Download } from "lucide-react";
import { useState } from "react";
import { readKeepingMarker } from "../../data/opening/keeping-marker.ts";
import { listDrafts } from "../../data/drafts/list-drafts.ts";
import type { UnsentWords } from "../../data/opening/volatile-storage.ts";
import { discardBroken } from "../../data/opening/rescue-words.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { currentTime } from "../../platform/clock.ts";
import { saveTextFile } from "../../platform/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useRescue, type Rescue } from "./use-rescue.ts";
import { describeDrafts } from "../unsent/describe-draft.ts";
import { toWordsText } from "../unsent/describe-write.ts";
import { useAskBeforeLeaving } from "../base/use-ask-before-leaving.ts";

export interface RecoveryViewProps {
  readonly uid: string;
  /** False: the disk has not answered yet and may still do. */
  readonly isAnswering: boolean;
  /** What the page had in memory when the trouble was found. */
  readonly data?: TeacherData;
  readonly onRetry: () => void;
  readonly onGoOnline: (unsent: UnsentWords) => void;
}

const NO_WORDS: UnsentWords = { outbox: [], refused: [] };

/**
 * The database of this device cannot be read. Unsent words are set aside before anything else; then the
 * teacher has the database made anew, works without it, or tries once more.
 */
export function RecoveryView(props: RecoveryViewProps) {
  const { uid, isAnswering, data, onRetry, onGoOnline } = props;
  const rescue = useRescue({ uid, isAnswering, data });
  const [marker] = useState(() => readKeepingMarker(uid));
  const [draftCount] = useState(() => describeDrafts(listDrafts(uid), []).length);
  const [isSaved, setSaved] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const words = rescue.type === "done" ? rescue.words : NO_WORDS;
  const count = words.outbox.length + words.refused.length;
  const isSafe = rescue.type !== "done" || rescue.isSetAside || isSaved;
  useAskBeforeLeaving(!isSafe);
  const rebuild = async (): Promise<void> => {
    setBusy(true);
    await discardBroken(uid);
    onRetry();
  };
  const download = (): void => {
    const stores = data?.stores ?? [];
    const writes = [...words.outbox, ...words.refused].map((op) => ({
      op,
      store: stores.find(({ scope }) => scope === op.scope),
    }));
    saveTextFile("담임-챙긴-글.txt", toWordsText(writes, uid, stores));
    setSaved(true);
  };
  return (
    <main className="grid min-h-dvh place-items-center bg-bg">
      <EmptyState
        picture={<Dami mood="worry" prop="brokenChalk" />}
        title={
          isAnswering
            ? "이 기기에 저장된 기록을 읽지 못했어요"
            : "이 기기의 저장 공간이 아직 열리지 않아요"
        }
        actions={
          <>
            {isAnswering ? (
              <Button
                isBusy={isBusy || rescue.type === "reading"}
                disabledReason={isSafe ? undefined : "먼저 챙긴 글을 내려받아 주세요."}
                onClick={() => void rebuild()}
              >
                서버에서 다시 받기
              </Button>
            ) : (
              <Button onClick={() => onGoOnline(words)}>저장 없이 계속하기</Button>
            )}
            {count + draftCount > 0 && (
              <Button variant="line" icon={<Download size={18} aria-hidden />} onClick={download}>
                챙긴 글 내려받기
              </Button>
            )}
          </>
        }
        lastAction={
          isAnswering && (
            <div className="flex flex-wrap justify-center">
              <Button variant="text" onClick={onRetry}>
                다시 열어 보기
              </Button>
              <Button variant="text" onClick={() => onGoOnline(words)}>
                저장 없이 계속하기
              </Button>
            </div>
          )
        }
      >
        {isAnswering
          ? `서버에 저장된 기록은 그대로 있어요. ${toRescueWords(rescue, count)}`
          : "저장 공간이 열리면 저절로 이어져요. 서버에 저장된 기록은 그대로 있고, 인터넷이 되면 이 기기에 저장하지 않은 채로 쓸 수 있어요."}
        {rescue.type === "failed" &&
          marker &&
          marker.unsentCount > 0 &&
          ` 마지막으로 알기로는 ${marker.unsentCount}건이 서버에 없었어요${
            marker.lastSentAt === undefined
              ? "."
              : ` (마지막으로 보낸 때: ${toKoreanInstant(marker.lastSentAt, currentTime())}).`
          }`}
      </EmptyState>
    </main>
  );
}

function toRescueWords(rescue: Rescue, count: number): string {
  if (rescue.type === "reading") return "아직 보내지 못한 글이 있는지 찾고 있어요.";
  if (rescue.type === "failed") return "아직 보내지 못한 글은 읽지 못했어요.";
  const unread =
    rescue.unreadableCount > 0 ? ` ${rescue.unreadableCount}건은 깨져서 읽지 못했어요.` : "";
  if (count === 0) return unread || "보내지 못한 글은 없어요.";
  return rescue.isSetAside
    ? `아직 보내지 못한 글 ${count}건은 따로 챙겨 두었고, 다시 받은 뒤에 보내요.${unread}`
    : `아직 보내지 못한 글 ${count}건을 읽었지만 이 기기에 따로 두지 못했어요.${unread}`;
}
