import type { ReactNode } from "react";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { AwayState } from "../../ui/away-state.tsx";
import type { ServerList } from "./use-server-list.ts";

/**
 * What only the server knows, or why it is not here yet: by its own sentence where it gave one (its database is away), and
 * else that it was not reached.
 */
export function ServerView<T>(props: {
  readonly list: Pick<ServerList<T>, "state" | "value" | "said" | "reload">;
  /** Where it is, and what is safe meanwhile. */
  readonly away: string;
  readonly children: (value: T) => ReactNode;
}) {
  const { list, away, children } = props;
  if (list.value !== undefined) return children(list.value);
  if (list.state !== "away") return <LoadingView />;
  const { said } = list;
  return (
    <AwayState said={said} onRetry={list.reload}>
      {away}
    </AwayState>
  );
}
