// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by club-page.tsx.
import { clubRoleWords } from "@damim/domain/club/club-role.ts";
import type { ClubReply } from "@damim/domain/club/club-reply.ts";
import { useCallback } from "react";
import { useAsking } from "../../kit/server/use-asking.ts";
import { ServerView } from "../../kit/server/server-view.tsx";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { canAskAgain } from "../../data/server/ask-wordless.ts";
import { clubRequests, CLUB_AWAY } from "./club-requests.ts";
import { roleHints } from "./club-words.ts";

export interface InvitedDialogProps {
  readonly isOpen: boolean;
  readonly code: string;
  readonly onClose: () => void;
  readonly onNews: (news: readonly ClubReply[]) => void;
}

/** Who asks, into which club and as what: 「받을게요」 or 「안 할래요」. */
export function InvitedDialog({ isOpen, code, onClose, onNews }: InvitedDialogProps) {
  const ask = useCallback(() => clubRequests.showInvite(code), [code]);
  const invite = useServerList(ask);
  const { isBusy, ask: askNow } = useAsking(CLUB_AWAY, showToast.error);
  const answer = (takes: boolean) =>
    askNow(
      () => clubRequests.answerInvite(code, takes),
      ({ clubs }) => {
        onNews(clubs);
        showToast.success(takes ? "클럽에 들어왔어요" : "초대를 받지 않았어요");
        onClose();
      },
    );
  const { failure } = invite;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="클럽 초대"
      width="mark"
      footer={
        invite.value ? (
          <DialogActions>
            <Button
              variant="sunken"
              size="large"
              isBusy={isBusy}
              onClick={() => void answer(false)}
            >
              안 할래요
            </Button>
            <Button size="large" isBusy={isBusy} onClick={() => void answer(true)}>
              받을게요
            </Button>
          </DialogActions>
        ) : undefined
      }
    >
      {failure && !canAskAgain(failure) ? (
        <p role="alert" className="text-15 text-fg-2">
          {failure.sentence}
        </p>
      ) : (
        <ServerView list={invite} away="초대는 서버에 있어요. 인터넷이 연결되면 볼 수 있어요.">
          {({ clubName, from, role }) => (
            <p className="text-15 leading-[1.55] text-fg-2">
              <b className="text-fg">{from}</b> 선생님이 <b className="text-fg">{clubName}</b>{" "}
              클럽에 <b className="text-fg">{clubRoleWords[role]}</b> 역할로 초대했어요.{" "}
              {roleHints[role]}.
            </p>
          )}
        </ServerView>
      )}
    </Dialog>
  );
}
