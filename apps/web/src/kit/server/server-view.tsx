import type { ReactNode } from "react";
import { findText } from "../../data/server/json-fields.ts";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { AwayState } from "../../ui/away-state.tsx";
import type { ServerList } from "./use-server-list.ts";

/**
 * What only the server knows, or why it is not here yet: by its own sentence where it gave one (its database is away), and
 * else that it was not reached.
 */
export function ServerView<T>(props: {
  readonly list: Pick<ServerList<T>, "state" | "value" | "failure" | "reload">;
  /** Where it is, and what is safe meanwhile. */
  readonly away: string;
  readonly children: (value: T) => ReactNode;
}) {
  const { list, away, children } = props;
  if (list.value !== undefined) return children(list.value);
  if (list.state !== "away") return <LoadingView />;
  const said = findText(list.failure, "sentence");
  return (
    <AwayState {...(said && { title: "서버가 지금은 알려 주지 못해요" })} onRetry={list.reload}>
      {said ?? away}
    </AwayState>
  );
}
