import type { SimilarReply } from "@damim/domain/idea/idea-replies.ts";
import { ideaStateLabels } from "@damim/domain/idea/idea-state.ts";
import { toSimilarWords } from "@damim/domain/idea/rank-similar.ts";
import { useEffect, useState } from "react";
import { ideaRequests } from "../../../data/server/idea-requests.ts";

const REST_MS = 400;

/** 「비슷한 생각이 있어요」, while a title is typed; nothing where there is none, or no network. */
export function SimilarIdeas(props: {
  readonly title: string;
  readonly onOpen: (id: string) => void;
}) {
  const { title, onOpen } = props;
  const ideas = useSimilar(title);
  if (ideas.length === 0) return null;
  return (
    <section className="rounded-ctl bg-brand-weak px-4 py-3">
      <h3 className="text-15 font-bold text-brand-strong">비슷한 생각이 있어요</h3>
      <ul aria-label="비슷한 생각" className="flex flex-col">
        {ideas.map(({ id, title: known, state }) => (
          <li key={id}>
            <button
              type="button"
              className="press flex min-h-11 w-full items-center gap-3 rounded-chip text-left hover:underline"
              onClick={() => onOpen(id)}
            >
              <span className="min-w-0 flex-1 font-semibold wrap-break-word">{known}</span>
              <span className="shrink-0 text-14 text-fg-2">{ideaStateLabels[state]}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="text-14 text-fg-2">쓰던 글은 그대로 있어요</p>
    </section>
  );
}

function useSimilar(title: string): SimilarReply["ideas"] {
  const [found, setFound] = useState<{ readonly title: string; readonly reply: SimilarReply }>();
  useEffect(() => {
    if (toSimilarWords(title).length === 0) return;
    let isStopped = false;
    const timer = setTimeout(() => {
      const ask = async (): Promise<void> => {
        const answer = await ideaRequests.listSimilar(title);
        if (!isStopped && answer.ok) setFound({ title, reply: answer.value });
      };
      void ask();
    }, REST_MS);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [title]);
  // While more is typed the last answer stays: nothing jumps under the fingers.
  return found && toSimilarWords(title).length > 0 ? found.reply.ideas : [];
}
