import { use } from "react";
import type { ServerTrouble } from "../../../data/server/ask-wordless.ts";
import type { ServerList } from "../../../kit/server/use-server-list.ts";
import { Spinner } from "../../../ui/arrival/spinner.tsx";
import { Button } from "../../../ui/button.tsx";
import { NoServerContext } from "../../../ui/no-server.ts";
import { sayAccountTrouble } from "../messages.ts";

/** In place of a section that the server has not answered for, or could not. */
export function AccountNotHere({
  list,
}: {
  readonly list: Omit<ServerList<unknown, ServerTrouble>, "take">;
}) {
  const noServer = use(NoServerContext);
  if (noServer !== undefined) return <p className="text-15 text-fg-2">{noServer}</p>;
  const { state, failure, reload } = list;
  if (state === "loading") {
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
        {failure && failure.type !== "Away"
          ? sayAccountTrouble(failure)
          : "계정은 서버에 있어서 인터넷이 연결되면 바꿀 수 있어요."}
      </p>
      <Button variant="line" onClick={reload}>
        다시 가져오기
      </Button>
    </div>
  );
}

/** For password managers, which fill in by account. */
export function HiddenUserName({ email }: { readonly email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
