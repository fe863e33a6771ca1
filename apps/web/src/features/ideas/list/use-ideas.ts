import { useCallback, useState } from "react";
import { ideaRequests, type IdeasWanted } from "../../../data/server/idea-requests.ts";
import { useServerList } from "../../../kit/server/use-server-list.ts";

/** The list of ideas, page by page, asked anew where `changed` does. */
export function useIdeas({ state, grade, subject }: IdeasWanted, changed: number) {
  const ask = useCallback(
    (before?: number) => ideaRequests.list({ state, grade, subject, before }),
    [state, grade, subject],
  );
  const askFirst = useCallback(() => ask(), [ask]);
  const list = useServerList(askFirst, changed);
  const { take } = list;
  const [isMoreAway, setMoreAway] = useState(false);
  return {
    list,
    isMoreAway,
    /** The page below. */
    more: async (): Promise<void> => {
      const last = list.value?.ideas.at(-1)?.seq;
      const older = last === undefined ? undefined : await ask(last);
      setMoreAway(older?.ok === false);
      if (older?.ok)
        take(({ ideas }) => ({
          ideas: [...ideas, ...older.value.ideas],
          hasMore: older.value.hasMore,
        }));
    },
  };
}
