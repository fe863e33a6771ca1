import { clubRoleWords } from "@damim/domain/club/club-role.ts";
import type { ClubReply, GivenClubRole, MadeClubInvite } from "@damim/domain/club/club-reply.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { Copy, X } from "lucide-react";
import { useState } from "react";
import { useAsking } from "../../kit/server/use-asking.ts";
import { copyAndSay } from "../../kit/act/copy-and-say.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { clubRequests, CLUB_AWAY } from "./club-requests.ts";

const ways = [
  { value: "link", label: "링크" },
  { value: "mail", label: "이메일" },
] as const;

/** 초대하기: one teacher, once, for seven days; by a link that is told once, or by a mail. */
export function InviteCard(props: {
  readonly club: ClubReply;
  readonly onNews: (news: readonly ClubReply[]) => void;
}) {
  const { club, onNews } = props;
  const [role, setRole] = useState<GivenClubRole>("member");
  const [way, setWay] = useState<"link" | "mail">("link");
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [made, setMade] = useState<MadeClubInvite>();
  const { isBusy, ask } = useAsking(CLUB_AWAY, showToast.error);
  const invite = async (): Promise<void> => {
    const to = email.trim();
    const isWrong = way === "mail" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(to);
    setError(isWrong ? "이메일 주소를 다시 확인해 주세요." : undefined);
    if (isWrong) return;
    const body = way === "mail" ? { role, email: to } : { role };
    const answer = await ask(() => clubRequests.invite(club.uid, body));
    if (!answer?.ok) return;
    setMade(answer.value);
    if (way === "mail") {
      setEmail("");
      showToast.success("초대 메일을 보냈어요");
    }
    const list = await clubRequests.list();
    if (list.ok) onNews(list.value.clubs);
  };
  const link = made?.code && `${location.origin}${import.meta.env.BASE_URL}club#${made.code}`;
  return (
    <Card title="초대하기">
      <div className="grid gap-3">
        <Select
          label="초대할 역할"
          value={role}
          options={[
            { value: "member", label: clubRoleWords.member },
            { value: "viewer", label: clubRoleWords.viewer },
          ]}
          onValueChange={setRole}
        />
        <Segments
          label="초대하는 방법"
          as="radios"
          isFull
          value={way}
          segments={ways}
          onValueChange={(next) => {
            setWay(next);
            setMade(undefined);
          }}
        />
        {way === "mail" && (
          <TextField
            label="이메일"
            type="email"
            autoComplete="off"
            value={email}
            onValueChange={setEmail}
            error={error}
          />
        )}
        {link && way === "link" ? (
          <>
            <div className="flex flex-wrap items-center gap-2 rounded-ctl bg-sunken p-2 pl-4">
              <b aria-label="초대 코드" className="mr-auto text-17 tracking-wider tabular-nums">
                {made.code?.slice(0, 5)} {made.code?.slice(5)}
              </b>
              <Button
                variant="line"
                icon={<Copy size={18} aria-hidden />}
                onClick={() =>
                  void copyAndSay(link, "초대 링크를 복사했어요", "코드를 적어서 알려 주세요.")
                }
              >
                링크 복사
              </Button>
            </div>
            <p className="text-14 text-fg-2">
              한 번만 쓸 수 있고 {toKoreanMonthDay(toSeoulDay(made.until))}에 끝나요.
            </p>
          </>
        ) : (
          <Button isBusy={isBusy} onClick={() => void invite()}>
            초대하기
          </Button>
        )}
        {club.invites.length > 0 && (
          <ul aria-label="기다리는 초대" className="divide-y divide-line-2">
            {club.invites.map(({ id, role: given, isByMail, until }) => {
              const words = `${clubRoleWords[given]} · ${isByMail ? "이메일" : "링크"} · ${toKoreanMonthDay(toSeoulDay(until))}까지`;
              return (
                <li key={id} className="flex items-center gap-2 text-14 text-fg-2">
                  <span className="mr-auto">{words}</span>
                  <IconButton
                    label={`${words} 초대 거두기`}
                    icon={<X size={18} aria-hidden />}
                    onClick={() =>
                      void ask(
                        () => clubRequests.withdraw(club.uid, id),
                        ({ clubs }) => {
                          setMade(undefined);
                          onNews(clubs);
                          showToast.success("초대를 거뒀어요");
                        },
                      )
                    }
                  />
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Card>
  );
}
