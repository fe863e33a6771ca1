import type { CafePost } from "@damim/domain/cafe/cafe-replies.ts";
import { EyeOff, Flag, Heart, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { toFaultSentence } from "../../../data/server/ask-server.ts";
import { cafeRequests } from "../../../data/server/cafe-requests.ts";
import { Button } from "../../../ui/button.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { NOT_SENT } from "../cafe-words.ts";

const ConfirmDialog = lazyOverlay(
  () => import("../../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);

/** What a reader, or whoever wrote it, may do with a post. */
export function PostActs(props: {
  readonly post: CafePost;
  readonly onHeart: (isHearted: boolean) => void;
  readonly onReport: () => void;
  readonly onBlock: (nickname: string) => Promise<void>;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}) {
  const { post, onHeart, onReport, onBlock, onEdit, onRemoved } = props;
  const [isAsking, setAsking] = useState(false);
  const { id, isHearted, hearts, nickname, isOwn, state } = post;
  const press = async (): Promise<void> => {
    onHeart(!isHearted);
    const sent = await cafeRequests.heart(id, !isHearted);
    if (sent.ok) return;
    onHeart(isHearted);
    showToast.error(toFaultSentence(sent.refusal, NOT_SENT));
  };
  const remove = async (): Promise<void> => {
    setAsking(false);
    const sent = await cafeRequests.remove(id);
    if (!sent.ok) return showToast.error(toFaultSentence(sent.refusal, NOT_SENT));
    showToast.success("글을 지웠어요");
    onRemoved();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {state === "shown" && (
        <>
          <ChipButton isChosen={isHearted} onClick={() => void press()}>
            <Heart size={18} aria-hidden fill={isHearted ? "currentColor" : "none"} />
            하트
          </ChipButton>
          <span className="text-15 font-semibold text-fg-2">{hearts}</span>
        </>
      )}
      {isOwn ? (
        <>
          {state === "shown" && (
            <Button variant="text" icon={<Pencil size={18} aria-hidden />} onClick={onEdit}>
              고치기
            </Button>
          )}
          <Button
            variant="dangerText"
            icon={<Trash2 size={18} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            지우기
          </Button>
        </>
      ) : (
        <>
          <Button variant="text" icon={<Flag size={18} aria-hidden />} onClick={onReport}>
            알리기
          </Button>
          {nickname !== null && (
            <Button
              variant="text"
              icon={<EyeOff size={18} aria-hidden />}
              onClick={() => void onBlock(nickname)}
            >
              이 선생님 글 안 보기
            </Button>
          )}
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="이 글을 지울까요?"
        actLabel="지우기"
        isDangerous
        onAct={() => void remove()}
        onClose={() => setAsking(false)}
      >
        글과 찾는 말이 바로 없어지고 되돌릴 수 없어요. 다른 선생님의 댓글은 남아요.
      </ConfirmDialog>
    </div>
  );
}
