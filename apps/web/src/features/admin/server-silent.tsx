import { askServer, type ServerFault } from "../../data/server/ask-server.ts";
import { useServerList } from "../../kit/server/use-server-list.ts";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { AwayState } from "../../ui/away-state.tsx";

const askSession = () => askServer<unknown>("GET", "session");

/** The server cannot tell now: because its database is away, which it says itself, or because it was not reached. */
export function ServerSilent(props: {
  readonly fault: ServerFault | undefined;
  readonly away: string;
  readonly onRetry: () => void;
}) {
  const { fault, away, onRetry } = props;
  const said = fault?.sentence;
  return (
    <AwayState {...(said && { title: "서버가 지금은 알려 주지 못해요" })} onRetry={onRetry}>
      {said ?? away}
    </AwayState>
  );
}

/** Who did not hear yet whether this is an admin says neither yes nor no; the live stream opens the page by itself. */
export function RoleUnheard() {
  const session = useServerList(askSession);
  return session.state === "away" ? (
    <ServerSilent
      fault={session.failure}
      away="관리자인지는 서버가 알고 있어요. 연결되면 저절로 열려요."
      onRetry={session.reload}
    />
  ) : (
    <LoadingView />
  );
}
