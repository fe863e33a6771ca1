import type { ClubMember, ClubReply } from "@damim/domain/club/club-reply.ts";
import { decideClubAct } from "@damim/domain/club/decide-club-act.ts";
import { useState } from "react";
import { listDrafts } from "../../data/drafts/list-drafts.ts";
import { toDraftOwner } from "../../data/drafts/use-draft.ts";
import type { ServerAnswer } from "../../data/server/ask-wordless.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { clubRequests } from "./club-requests.ts";

const ClubDialog = lazyOverlay(() => import("./club-dialog.tsx"), "ClubDialog");
const ConfirmDialog = lazyOverlay(
  () => import("../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);
const HandOverDialog = lazyOverlay(() => import("./hand-over-dialog.tsx"), "HandOverDialog");

type Asked = "edit" | "hand-over" | "leave" | "end";

/** Waits for the server and says what was done, or why not; true where it was done. */
export type TellClub = (
  send: () => ServerAnswer<{ readonly clubs: readonly ClubReply[] }>,
  sentence: string,
) => Promise<boolean>;

/** 고치기, 넘겨주기, 나가기, 끝내기, and the question before a teacher is taken out. */
export function ClubDeeds(props: {
  readonly club: ClubReply;
  readonly isBusy: boolean;
  readonly onNews: (news: readonly ClubReply[]) => void;
  readonly onTell: TellClub;
  /** Who is to be taken out. */
  readonly target: ClubMember | undefined;
  readonly onTargetLeft: () => void;
}) {
  const { club, isBusy, onNews, onTell, target, onTargetLeft } = props;
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  const done = (...what: Parameters<TellClub>): void => {
    void onTell(...what).then((isDone) => {
      if (!isDone) return;
      close();
      onTargetLeft();
    });
  };
  const owner = toDraftOwner(useTeacherData());
  const drafts = asked ? listDrafts(owner).filter((draft) => draft.club === club.uid) : [];
  const halfWritten = drafts.length > 0 && (
    <b className="mt-2 block">
      이 클럽에서 쓰다 만 글 {drafts.length}건이 이 기기에 있어요. 먼저 저장하거나 옮겨 적어 주세요.
    </b>
  );
  const isOwner = club.role === "owner";
  const mayLeave = decideClubAct(club.role, "leave") === "allow";
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        {isOwner && (
          <>
            <Button variant="line" onClick={() => setAsked("edit")}>
              클럽 고치기
            </Button>
            <Button
              variant="line"
              isDisabled={club.members.length < 2}
              onClick={() => setAsked("hand-over")}
            >
              넘겨주기
            </Button>
          </>
        )}
        <Button
          variant="line"
          isDisabled={!mayLeave}
          aria-describedby={mayLeave ? undefined : "owner-stays"}
          onClick={() => setAsked("leave")}
        >
          나가기
        </Button>
        {isOwner && (
          <Button variant="dangerText" onClick={() => setAsked("end")}>
            클럽 끝내기
          </Button>
        )}
      </div>
      {!mayLeave && (
        <p id="owner-stays" className="-mt-2 text-14 text-fg-2">
          주인은 다른 선생님께 넘겨준 뒤에 나갈 수 있어요.
        </p>
      )}
      <ClubDialog
        key={`${club.name}${club.days}${club.place}`}
        isOpen={asked === "edit"}
        onClose={close}
        club={club}
        onDone={(news) => {
          onNews(news);
          showToast.success("클럽을 고쳤어요");
        }}
      />
      <HandOverDialog
        isOpen={asked === "hand-over"}
        onClose={close}
        members={club.members.filter(({ isMe }) => !isMe)}
        isBusy={isBusy}
        onAct={(member) =>
          done(
            () => clubRequests.handOver(club.uid, member.id),
            `${member.nickName} 선생님께 클럽을 넘겨줬어요`,
          )
        }
      />
      <ConfirmDialog
        isOpen={target !== undefined}
        onClose={onTargetLeft}
        title="클럽에서 내보낼까요?"
        actLabel="내보내기"
        isDangerous
        isBusy={isBusy}
        onAct={() =>
          target &&
          done(
            () => clubRequests.remove(club.uid, target.id),
            `${target.nickName} 선생님을 내보냈어요`,
          )
        }
      >
        <b>{target?.nickName}</b> 선생님은 이 클럽을 더는 볼 수 없어요. 그동안 적은 기록은 클럽에
        남아요.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === "leave"}
        onClose={close}
        title="클럽에서 나갈까요?"
        actLabel="나가기"
        isDangerous
        isBusy={isBusy}
        onAct={() => done(() => clubRequests.leave(club.uid), `${club.name} 클럽에서 나왔어요`)}
      >
        이 클럽의 명단과 기록을 더는 볼 수 없어요. 다시 들어오려면 초대를 받아야 해요.
        {halfWritten}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === "end"}
        onClose={close}
        title="클럽을 끝낼까요?"
        actLabel="끝내기"
        isDangerous
        isBusy={isBusy}
        onAct={() => done(() => clubRequests.end(club.uid), `${club.name} 클럽을 끝냈어요`)}
      >
        명단과 출석이 모든 선생님에게서 지워지고 되살릴 수 없어요. 필요하면 먼저 엑셀로 내려받아
        주세요.
        {halfWritten}
      </ConfirmDialog>
    </>
  );
}
