import { toIdeaWords } from "@damim/domain/idea/check-idea.ts";
import type { Idea } from "@damim/domain/idea/idea-replies.ts";
import { savedIdeaKind } from "@damim/domain/idea/saved-idea.ts";
import { createRow, removeRow } from "@damim/sync/change.ts";
import { Bookmark, CalendarPlus, Flag, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { toFaultSentence } from "../../../data/server/ask-server.ts";
import { ideaRequests } from "../../../data/server/idea-requests.ts";
import { useIsPast, useRow, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useAct } from "../../../kit/act/act.ts";
import { Button } from "../../../ui/button.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { NOT_SENT } from "../idea-words.ts";

const ConfirmDialog = lazyOverlay(
  () => import("../../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);
const TryDialog = lazyOverlay(() => import("./try-dialog.tsx"), "TryDialog");
const ReportDialog = lazyOverlay(
  () => import("../../../kit/report/report-dialog.tsx"),
  "ReportDialog",
);
const PlanDialog = lazyOverlay(() => import("./plan-dialog.tsx"), "PlanDialog");

/** What a teacher may do with an idea, and its author with her own. */
export function IdeaActs(props: {
  readonly idea: Idea;
  /** On screen at once, before the server has it. */
  readonly onVoted: (isVoted: boolean) => void;
  readonly onSent: () => void;
  readonly onTried: () => void;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}) {
  const { idea, onVoted, onSent, onTried, onEdit, onRemoved } = props;
  const { id, title, isVoted, isOwn, isHidden } = idea;
  const isPast = useIsPast();
  const [open, setOpen] = useState<"try" | "plan" | "report" | "remove">();
  const close = (): void => setOpen(undefined);
  const vote = async (): Promise<void> => {
    onVoted(!isVoted);
    const sent = await ideaRequests.vote(id, !isVoted);
    if (sent.ok) return onSent();
    onVoted(isVoted);
    return showToast.error(toFaultSentence(sent.refusal, NOT_SENT));
  };
  const remove = async (): Promise<void> => {
    close();
    const sent = await ideaRequests.remove(id);
    if (!sent.ok) return showToast.error(toFaultSentence(sent.refusal, NOT_SENT));
    showToast.success("생각을 지웠어요");
    return onRemoved();
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line-2 pt-4">
      {!isHidden && (
        <>
          <ChipButton isChosen={isVoted} onClick={() => void vote()}>
            해보고 싶어요
          </ChipButton>
          <Button variant="line" onClick={() => setOpen("try")}>
            해봤어요
          </Button>
        </>
      )}
      {!isPast && (
        <>
          <SaveButton idea={idea} />
          <Button
            className="ml-auto max-sm:w-full"
            icon={<CalendarPlus size={18} aria-hidden />}
            onClick={() => setOpen("plan")}
          >
            내 시간표에 넣기
          </Button>
        </>
      )}
      {!isOwn && (
        <Button
          variant="text"
          icon={<Flag size={18} aria-hidden />}
          onClick={() => setOpen("report")}
        >
          알리기
        </Button>
      )}
      {isOwn && (
        <span className="flex w-full flex-wrap gap-2">
          {!isHidden && (
            <Button variant="text" icon={<Pencil size={18} aria-hidden />} onClick={onEdit}>
              고치기
            </Button>
          )}
          <Button
            variant="dangerText"
            icon={<Trash2 size={18} aria-hidden />}
            onClick={() => setOpen("remove")}
          >
            지우기
          </Button>
        </span>
      )}
      <TryDialog
        key={`try${id}`}
        isOpen={open === "try"}
        id={id}
        onClose={close}
        onSent={onTried}
      />
      <ReportDialog
        key={`report${id}`}
        isOpen={open === "report"}
        send={(said) => ideaRequests.report(id, said)}
        onClose={close}
        onSent={onTried}
      />
      <PlanDialog key={`plan${id}`} isOpen={open === "plan"} idea={idea} onClose={close} />
      <ConfirmDialog
        isOpen={open === "remove"}
        title={`「${title}」 생각을 지울까요?`}
        actLabel="지우기"
        isDangerous
        onAct={() => void remove()}
        onClose={close}
      >
        해본 이야기도 함께 없어지고 되돌릴 수 없어요.
      </ConfirmDialog>
    </div>
  );
}

function SaveButton({ idea }: { readonly idea: Idea }) {
  const { id, title } = idea;
  const { profile, now } = useTeacherData();
  const act = useAct(profile);
  const isSaved = useRow(profile, savedIdeaKind, id) !== undefined;
  const save = (): void => {
    const saved = { title, about: toIdeaWords(idea), at: now() };
    if (isSaved) void act([removeRow(savedIdeaKind.name, id)], "저장을 풀었어요");
    else void act([createRow(savedIdeaKind.name, id, saved)], "생각을 저장했어요");
  };
  return (
    <ChipButton isChosen={isSaved} onClick={save}>
      <Bookmark size={18} aria-hidden fill={isSaved ? "currentColor" : "none"} />
      저장
    </ChipButton>
  );
}
