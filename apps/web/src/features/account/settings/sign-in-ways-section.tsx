import { use } from "react";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { Button } from "../../../ui/button.tsx";
import { LoadingView } from "../../../ui/arrival/loading-view.tsx";
import { NoServerContext } from "../../../ui/no-server.ts";
import { Notice } from "../../../ui/notice.tsx";
import { fetchSignInWays, type SignInWays } from "../fetch-sign-in-ways.ts";
import { sayAccountTrouble } from "../messages.ts";
import { PasskeyPart } from "./passkey-part.tsx";
import { SecondFactorPart } from "./second-factor-part.tsx";
import { StepUpProvider } from "../step-up/step-up.tsx";

/** 설정 · 로그인 방법: passkeys, the second factor, and what the account has besides. */
export function Component() {
  const { value: ways, state, failure, reload } = useServerList(fetchSignInWays);
  const noServer = use(NoServerContext);
  if (noServer !== undefined) return <p className="text-15 text-fg-2">{noServer}</p>;
  if (state === "away") {
    return (
      <Notice
        tone="warm"
        actions={
          <Button variant="line" onClick={reload}>
            다시 가져오기
          </Button>
        }
      >
        {failure && failure.type !== "Away"
          ? sayAccountTrouble(failure)
          : "로그인 방법은 서버에 있어요. 인터넷이 연결되면 볼 수 있어요."}
      </Notice>
    );
  }
  if (!ways) return <LoadingView />;
  return (
    <StepUpProvider ways={ways}>
      <div className="flex flex-col divide-y divide-line-2">
        <p className="pb-4 text-15 text-fg-2">{toAccountWords(ways)}</p>
        <PasskeyPart passkeys={ways.passkeys} onChange={reload} />
        <SecondFactorPart secondFactor={ways.secondFactor} onChange={reload} />
      </div>
    </StepUpProvider>
  );
}

function toAccountWords({ hasPassword, hasGoogle }: SignInWays): string {
  if (hasPassword && hasGoogle) return "비밀번호로도 Google로도 로그인할 수 있어요.";
  return hasGoogle
    ? "Google로 로그인해요. 비밀번호는 없어요."
    : "이메일과 비밀번호로 로그인해요. 더 편하거나 더 안전한 방법을 더할 수 있어요.";
}
