import type { CafePost } from "@damim/domain/cafe/cafe-replies.ts";
import { EyeOff, Heart } from "lucide-react";
import { cafeRequests } from "../../../data/server/cafe-requests.ts";
import { OwnActs, ReportButton } from "../../../kit/feed/own-acts.tsx";
import { press } from "../../../kit/feed/press.ts";
import { Button } from "../../../ui/button.tsx";
import { ChipButton } from "../../../ui/chip.tsx";

/** What a reader, or whoever wrote it, may do with a post. */
export function PostActs(props: {
  readonly post: CafePost;
  readonly onHeart: (isHearted: boolean) => void;
  readonly onReported: () => void;
  readonly onBlock: (nickname: string) => Promise<void>;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}) {
  const { post, onHeart, onReported, onBlock, onEdit, onRemoved } = props;
  const { id, isHearted, hearts, nickname, isOwn, state } = post;
  const pressHeart = async (): Promise<void> => {
    onHeart(!isHearted);
    if (!(await press(cafeRequests.heart(id, !isHearted)))) onHeart(isHearted);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {state === "shown" && (
        <>
          <ChipButton isChosen={isHearted} onClick={() => void pressHeart()}>
            <Heart size={18} aria-hidden fill={isHearted ? "currentColor" : "none"} />
            하트
          </ChipButton>
          <span className="text-15 font-semibold text-fg-2">{hearts}</span>
        </>
      )}
      {isOwn ? (
        <OwnActs
          onEdit={state === "shown" && onEdit}
          question="이 글을 지울까요?"
          warning="글이 바로 없어지고 되돌릴 수 없어요. 다른 선생님의 댓글은 남아요."
          remove={() => cafeRequests.remove(id)}
          done="글을 지웠어요"
          onRemoved={onRemoved}
        />
      ) : (
        <>
          <ReportButton
            about={`post:${id}`}
            send={(said) => cafeRequests.report(id, said)}
            onSent={onReported}
          />
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
    </div>
  );
}
