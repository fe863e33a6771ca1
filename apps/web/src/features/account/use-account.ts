import { useLive } from "../../data/use-teacher-data.ts";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { fetchAccount } from "./settings/account-change-requests.ts";

/** The account from the server, read again after `reload` and when another page or device changed it. */
export function useAccount() {
  const email = useLive((data) => data.teacher.email);
  const deletionAt = useLive((data) => data.account.deletionAt);
  return useServerList(fetchAccount, `${email} ${deletionAt}`);
}
