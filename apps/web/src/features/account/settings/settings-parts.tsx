import { toSentence } from "@damim/domain/base/result.ts";
import { use } from "react";
import { Button } from "../../../ui/button.tsx";
import { NoServerContext } from "../../../ui/no-server.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/arrival/spinner.tsx";
import { accountChangeMessages, type AccountChangeRefusal } from "./account-change-messages.ts";

/** In place of a section that the server has not answered for, or could not. */
export function AccountNotHere(props: {
  readonly account: "loading" | AccountChangeRefusal;
  readonly onRetry: () => void;
}) {
  const noServer = use(NoServerContext);
  if (noServer !== undefined) return <p className="text-15 text-fg-2">{noServer}</p>;
  const { account, onRetry } = props;
  if (account === "loading") {
    return (
      <p className="flex h-11 items-center text-fg-3">
        <Spinner />
        <span className="sr-only">가져오는 중이에요.</span>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-15 text-fg-2">
        {account.type === "ServerAway"
          ? "계정은 서버에 있어서 인터넷이 연결되면 바꿀 수 있어요."
          : toSentence(accountChangeMessages, account)}
      </p>
      <Button variant="line" onClick={onRetry}>
        다시 가져오기
      </Button>
    </div>
  );
}

export function RefusalNotice({ refusal }: { readonly refusal: AccountChangeRefusal | undefined }) {
  if (!refusal) return null;
  return (
    <Notice tone={refusal.type === "ServerAway" ? "warm" : "danger"} isAlert>
      {toSentence(accountChangeMessages, refusal)}
    </Notice>
  );
}

/** For password managers, which fill in by account. */
export function HiddenUserName({ email }: { readonly email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
