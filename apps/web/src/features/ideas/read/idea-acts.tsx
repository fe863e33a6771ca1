import type { Idea } from "@damim/domain/idea/idea-replies.ts";
import { savedIdeaKind } from "@damim/domain/idea/saved-idea.ts";
import { Bookmark, CalendarPlus } from "lucide-react";
import { useState } from "react";
import { ideaRequests } from "../../../data/server/idea-requests.ts";
import { useIsPast, useRow, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { OwnActs, ReportButton } from "../../../kit/feed/own-acts.tsx";
import { press } from "../../../kit/feed/press.ts";
import { Button } from "../../../ui/button.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { createSavedCommands } from "./idea-commands.ts";

const TryDialog = lazyOverlay(() => import("./try-dialog.tsx"), "TryDialog");
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
  const [open, setOpen] = useState<"try" | "plan">();
  const close = (): void => setOpen(undefined);
  const vote = async (): Promise<void> => {
    onVoted(!isVoted);
    if (await press(ideaRequests.vote(id, !isVoted))) onSent();
    else onVoted(isVoted);
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
      {isOwn ? (
        <span className="flex w-full flex-wrap gap-2">
          <OwnActs
            onEdit={!isHidden && onEdit}
            question={`「${title}」 생각을 지울까요?`}
            warning="해본 이야기도 함께 없어지고 되돌릴 수 없어요."
            remove={() => ideaRequests.remove(id)}
            done="생각을 지웠어요"
            onRemoved={onRemoved}
          />
        </span>
      ) : (
        <ReportButton
          about={`idea:${id}`}
          send={(said) => ideaRequests.report(id, said)}
          onSent={onTried}
        />
      )}
      <TryDialog
        key={`try${id}`}
        isOpen={open === "try"}
        id={id}
        onClose={close}
        onSent={onTried}
      />
      <PlanDialog key={`plan${id}`} isOpen={open === "plan"} idea={idea} onClose={close} />
    </div>
  );
}

function SaveButton({ idea }: { readonly idea: Idea }) {
  const { profile } = useTeacherData();
  const commands = useCommands(createSavedCommands, profile);
  const isSaved = useRow(profile, savedIdeaKind, idea.id) !== undefined;
  const save = () => (isSaved ? commands.letGo(idea.id) : commands.save(idea));
  return (
    <ChipButton isChosen={isSaved} onClick={save}>
      <Bookmark size={18} aria-hidden fill={isSaved ? "currentColor" : "none"} />
      저장
    </ChipButton>
  );
}
