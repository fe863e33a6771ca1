import { useCallback, useEffect, useState } from "react";
import { useLive } from "../../data/use-teacher-data.ts";
import type { AccountChangeRefusal } from "./settings/account-change-messages.ts";
import { fetchAccount, type Account } from "./settings/account-change-requests.ts";

/** A refusal: why it could not be asked. */
export type LoadedAccount = Account | "loading" | AccountChangeRefusal;

export const isHere = (account: LoadedAccount): account is Account =>
  account !== "loading" && !("type" in account);

/** The account from the server, read again after `reload` and when another page or device changed it. */
export function useAccount(): { readonly account: LoadedAccount; readonly reload: () => void } {
  const [account, setAccount] = useState<LoadedAccount>("loading");
  const [attempt, setAttempt] = useState(0);
  const email = useLive((data) => data.teacher.email);
  const deletionAt = useLive((data) => data.account.deletionAt);
  useEffect(() => {
    let isStopped = false;
    void fetchAccount().then((answer) => {
      if (!isStopped) setAccount(answer.ok ? answer.value : answer.refusal);
    });
    return () => {
      isStopped = true;
    };
  }, [attempt, email, deletionAt]);
  const reload = useCallback(() => setAttempt((now) => now + 1), []);
  return { account, reload };
}
