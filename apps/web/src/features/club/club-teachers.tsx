import { clubRoleWords } from "@damim/domain/club/club-role.ts";
import type { ClubMember, ClubReply, GivenClubRole } from "@damim/domain/club/club-reply.ts";
import { UserMinus } from "lucide-react";
import { useState } from "react";
import { useAsking } from "../../kit/server/use-asking.ts";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Select } from "../../ui/field/select.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { ClubDeeds, type TellClub } from "./club-deeds.tsx";
import { ClubLog } from "./club-log.tsx";
import { clubRequests, CLUB_AWAY } from "./club-requests.ts";
import { roleHints } from "./club-words.ts";
import { InviteCard } from "./invite-card.tsx";

const roleOptions: readonly { readonly value: GivenClubRole; readonly label: string }[] = [
  { value: "member", label: clubRoleWords.member },
  { value: "viewer", label: clubRoleWords.viewer },
];

/** Who looks after a club together, and what the 주인 decides. It stands on the server alone. */
export function ClubTeachers(props: {
  readonly club: ClubReply | undefined;
  readonly isAway: boolean;
  readonly onNews: (news: readonly ClubReply[]) => void;
}) {
  const { club, isAway, onNews } = props;
  const [target, setTarget] = useState<ClubMember>();
  const { isBusy, ask } = useAsking(CLUB_AWAY, showToast.error);
  const tell: TellClub = async (send, sentence) => {
    const answer = await ask(send, ({ clubs }) => {
      onNews(clubs);
      showToast.success(sentence);
    });
    return answer?.ok === true;
  };
  if (!club) {
    return (
      <Card title="함께하는 선생님">
        {isAway ? (
          <p className="text-15 text-fg-2">
            선생님 목록은 인터넷이 연결되면 보여요. 명단과 출석은 지금도 쓸 수 있어요.
          </p>
        ) : (
          <LoadingView />
        )}
      </Card>
    );
  }
  const isOwner = club.role === "owner";
  return (
    <div className="grid gap-4">
      <Card title="함께하는 선생님" titleEnd={`${club.members.length}명`}>
        <ul aria-label="함께하는 선생님" className="divide-y divide-line-2">
          {club.members.map((member) => (
            <li key={member.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
              <span className="mr-auto min-w-28">
                <b className="block text-15">{member.isMe ? "나" : member.nickName}</b>
                <span className="text-14 text-fg-2">{roleHints[member.role]}</span>
              </span>
              {isOwner && !member.isMe && member.role !== "owner" ? (
                <>
                  <Select
                    label={`${member.nickName} 역할`}
                    isLabelHidden
                    fieldSize="normal"
                    value={member.role}
                    options={roleOptions}
                    onValueChange={(role) =>
                      void tell(
                        () => clubRequests.setRole(club.uid, member.id, role),
                        `${member.nickName} 선생님 역할을 ${clubRoleWords[role]}로 바꿨어요`,
                      )
                    }
                  />
                  <IconButton
                    label={`${member.nickName} 내보내기`}
                    icon={<UserMinus size={18} aria-hidden />}
                    onClick={() => setTarget(member)}
                  />
                </>
              ) : (
                <span className="text-15 font-semibold">{clubRoleWords[member.role]}</span>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {isOwner && <InviteCard club={club} onNews={onNews} />}
      <ClubDeeds
        club={club}
        isBusy={isBusy}
        onNews={onNews}
        onTell={tell}
        target={target}
        onTargetLeft={() => setTarget(undefined)}
      />
      {isOwner && <ClubLog key={club.uid} uid={club.uid} />}
    </div>
  );
}
