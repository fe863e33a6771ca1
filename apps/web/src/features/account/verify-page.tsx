import type { Result } from "@damim/domain/base/result.ts";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { AccountTrouble } from "./account-trouble.tsx";
import { Button } from "../../ui/button.tsx";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import type { ServerTrouble } from "../../data/server/ask-wordless.ts";
import { accountRequests, type AccountRequests } from "./account-requests.ts";
import { EntryFrame } from "./entry-frame.tsx";
import { MailForm } from "./mail-form.tsx";

export interface VerifyPageProps {
  readonly onSignedIn: () => void | Promise<void>;
  readonly requests?: AccountRequests;
}

const EmailChangePage = viewAtHand(
  () => import("./settings/email-change-page.tsx").then((file) => file.EmailChangePage),
  <LoadingView />,
);

/**
 * `/auth/verify`: where the links of mails lead that show whose an address is. `?token=…` ends a sign-up,
 * `?change=…` brings another address to an account.
 */
export function VerifyPage(props: VerifyPageProps) {
  const [search] = useSearchParams();
  const change = search.get("change");
  if (change === null) return <SignUpEnd {...props} token={search.get("token") ?? ""} />;
  return <EmailChangePage token={change} onSignedIn={props.onSignedIn} />;
}

/** Whoever was led here sees whose account it is: only a press signs in. */
function SignUpEnd({
  token,
  onSignedIn,
  requests = accountRequests,
}: VerifyPageProps & { readonly token: string }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Result<string, ServerTrouble>>();
  const [answer, setAnswer] = useState<Result<object, ServerTrouble>>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void requests.findVerifiedAddress(token).then((arrived) => {
      if (isCurrent) setAsked(arrived);
    });
    return () => {
      isCurrent = false;
    };
  }, [requests, token, attempt]);

  const handleStart = async () => {
    await onSignedIn();
    await navigate("/");
  };
  const handleAgain = () => {
    setAsked(undefined);
    setAnswer(undefined);
    setAttempt(attempt + 1);
  };

  if (!asked) return <LoadingView />;
  if (answer?.ok) {
    return (
      <EntryFrame isCompact>
        <h1 className="title mb-3 text-26">메일 주소를 확인했어요</h1>
        <p className="mb-6 text-15 text-fg-2">가입이 끝났어요. 이제 우리 반을 만들어 볼까요?</p>
        <Button size="large" isFull onClick={() => void handleStart()}>
          시작하기
        </Button>
      </EntryFrame>
    );
  }
  if (asked.ok && !answer) {
    return (
      <EntryFrame isCompact>
        <h1 className="title mb-3 text-26">이 주소로 가입을 마칠까요?</h1>
        <p className="mb-2 text-17 font-semibold break-all">{asked.value}</p>
        <p className="mb-6 text-15 text-fg-2">
          누르면 이 기기가 이 계정으로 로그인해요. 내 메일 주소가 아니면 이 창을 닫아 주세요.
        </p>
        <Button
          size="large"
          isFull
          onClick={() => void requests.verifyEmail(token).then(setAnswer)}
        >
          이 계정으로 로그인하기
        </Button>
      </EntryFrame>
    );
  }
  const refused = answer ?? asked;
  return refused.ok ? null : (
    <NotVerified refusal={refused.refusal} requests={requests} onAgain={handleAgain} />
  );
}

function NotVerified(props: {
  readonly refusal: ServerTrouble;
  readonly requests: AccountRequests;
  readonly onAgain: () => void;
}) {
  const { refusal, requests, onAgain } = props;
  const [email, setEmail] = useState("");
  return (
    <EntryFrame isCompact>
      <h1 className="title mb-4 text-26">메일 주소를 확인하지 못했어요</h1>
      <div className="mb-4">
        <AccountTrouble trouble={refusal} />
      </div>
      {refusal.code === "LinkEnded" ? (
        <MailForm
          email={email}
          onEmailChange={setEmail}
          actLabel="메일 다시 받기"
          sendMail={(address) => requests.sendVerificationMail(address)}
          sentSentence="확인이 필요한 주소라면 메일이 곧 도착해요. 안 보이면 스팸함도 확인해 주세요."
        />
      ) : (
        <Button size="large" isFull onClick={onAgain}>
          다시 확인하기
        </Button>
      )}
    </EntryFrame>
  );
}
