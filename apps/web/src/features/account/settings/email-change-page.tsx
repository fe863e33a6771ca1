import type { Result } from "@damim/domain/base/result.ts";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { AccountTrouble } from "../account-trouble.tsx";
import { Button } from "../../../ui/button.tsx";
import { LoadingView } from "../../../ui/arrival/loading-view.tsx";
import type { ServerTrouble } from "../../../data/server/ask-wordless.ts";
import { confirmEmailChange } from "./account-change-requests.ts";
import { accountRequests } from "../account-requests.ts";
import { EntryFrame } from "../entry-frame.tsx";
import { SignInForm } from "../sign-in-form.tsx";

export interface EmailChangePageProps {
  readonly token: string;
  readonly onSignedIn: () => void | Promise<void>;
}

/**
 * The link in the mail to a new address. It counts for who is signed in to the account that asked for it;
 * whoever is not signs in here, with the address of until now, and it goes on by itself.
 */
export function EmailChangePage({ token, onSignedIn }: EmailChangePageProps) {
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<Result<object, ServerTrouble>>();
  const [attempt, setAttempt] = useState(0);
  const [email, setEmail] = useState("");
  useEffect(() => {
    let isCurrent = true;
    void confirmEmailChange(token).then((arrived) => {
      if (isCurrent) setAnswer(arrived);
    });
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);
  const tryAgain = (): void => {
    setAnswer(undefined);
    setAttempt((now) => now + 1);
  };
  const handleOpen = async (): Promise<void> => {
    await onSignedIn();
    await navigate("/");
  };

  if (!answer) return <LoadingView />;
  if (answer.ok) {
    return (
      <EntryFrame isCompact>
        <h1 className="title mb-3 text-26">메일 주소를 바꿨어요</h1>
        <p className="mb-6 text-15 text-fg-2">
          이제 새 주소로 로그인해 주세요. 비밀번호와 기록은 그대로예요.
        </p>
        <Button size="large" isFull onClick={() => void handleOpen()}>
          담임 열기
        </Button>
      </EntryFrame>
    );
  }
  if (answer.refusal.type === "SignedOut") {
    return (
      <EntryFrame isCompact>
        <h1 className="title mb-3 text-26">로그인하면 메일 주소가 바뀌어요</h1>
        <p className="mb-4 text-15 text-fg-2">
          누구나 바꾸지 못하게 계정 주인인지 확인해요. 지금까지 쓰던 메일 주소로 로그인해 주세요.
        </p>
        <SignInForm
          email={email}
          onEmailChange={setEmail}
          signIn={(address, password) => accountRequests.signIn(address, password)}
          onSignedIn={tryAgain}
        />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame isCompact>
      <h1 className="title mb-4 text-26">메일 주소를 바꾸지 못했어요</h1>
      <div className="mb-4">
        <AccountTrouble trouble={answer.refusal} />
      </div>
      <div className="flex flex-col gap-2">
        {answer.refusal.code !== "LinkEnded" && (
          <Button size="large" isFull onClick={tryAgain}>
            다시 해 보기
          </Button>
        )}
        <Button size="large" isFull variant="sunken" onClick={() => void handleOpen()}>
          담임 열기
        </Button>
      </div>
    </EntryFrame>
  );
}
