import type { AssignEntry } from "@damim/domain/class-assignment/assign-reply.ts";
import type { AssignId } from "@damim/domain/class-assignment/assign-scope.ts";
import { toInstantWords } from "@damim/domain/class-assignment/assign-sheets.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { FolderOpen, Trash2 } from "lucide-react";
import { use, useState } from "react";
import { sayTrouble } from "../../../data/server/ask-wordless.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { NoServerContext } from "../../../ui/no-server.ts";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { endAssign, fetchAssigns } from "./assign-requests.ts";

const ConfirmDialog = lazyOverlay(
  () => import("../../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);

/** 「저장한 반편성」: opened on any device of the teacher, and taken away whole. Nothing while there are none. */
export function SavedList(props: {
  /** The one that is open. */
  readonly openId: AssignId | undefined;
  /** Nothing: the one that lies on this device alone. */
  readonly onOpen: (id: AssignId | undefined) => void;
}) {
  const { openId, onOpen } = props;
  const { openAssigns } = useTeacherData();
  const list = useServerList(fetchAssigns, openId);
  const [leaving, setLeaving] = useState<AssignEntry>();
  const entries = list.value?.assigns ?? [];
  const noServer = use(NoServerContext);
  if (list.state === "away")
    return (
      <Card title="저장한 반편성">
        <p className="pb-2 text-14 text-fg-2">
          {noServer ?? list.said ?? "인터넷이 연결되면 저장한 반편성을 볼 수 있어요."}
        </p>
      </Card>
    );
  if (entries.length === 0 && openId === undefined) return null;
  const end = async ({ id, title }: AssignEntry): Promise<void> => {
    setLeaving(undefined);
    const ended = await endAssign(id);
    if (!ended.ok) {
      const away = "지금은 지우지 못했어요. 인터넷 연결을 확인하고 다시 눌러 주세요.";
      showToast.error(sayTrouble(ended.refusal, away));
      return;
    }
    if (id === openId) onOpen(undefined);
    list.take(() => ended.value);
    await (await openAssigns()).forget(id);
    showToast.success(`${withParticle(`「${title}」`, "을/를")} 지웠어요`);
  };
  return (
    <Card title="저장한 반편성" titleEnd={entries.length > 0 ? `${entries.length}개` : undefined}>
      <ul aria-label="저장한 반편성" className="flex flex-col divide-y divide-line-2">
        {entries.map((entry) => (
          <li key={entry.id} className="flex items-center gap-2 py-1.5">
            <span className="min-w-0 flex-1">
              <span className="block text-15 font-semibold">{entry.title}</span>
              <span className="block text-13 text-fg-2 tabular-nums">
                {toInstantWords(entry.savedAt)}
              </span>
            </span>
            {entry.id === openId ? (
              <Chip tone="brand">지금 보고 있어요</Chip>
            ) : (
              <IconButton
                label={`${entry.title} 열기`}
                icon={<FolderOpen size={18} aria-hidden />}
                onClick={() => onOpen(entry.id)}
              />
            )}
            <IconButton
              label={`${entry.title} 지우기`}
              icon={<Trash2 size={18} aria-hidden />}
              onClick={() => setLeaving(entry)}
            />
          </li>
        ))}
      </ul>
      {openId !== undefined && (
        <Button variant="line" isFull className="mt-3" onClick={() => onOpen(undefined)}>
          다른 반편성 시작하기
        </Button>
      )}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title="반편성 지우기"
        actLabel="모두 지우기"
        isDangerous
        onAct={() => leaving && void end(leaving)}
        onClose={() => setLeaving(undefined)}
      >
        「{leaving?.title}」의 학생, 규칙, 나눈 것, 협의 기록과 변경 이력까지 모두 지워요. 되돌릴 수
        없어요.
      </ConfirmDialog>
    </Card>
  );
}
