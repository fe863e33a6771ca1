import { useEffect, useState } from "react";
import { keepTrying } from "../../ui/arrival/keep-trying.ts";

type Judge = typeof import("@damim/domain/ai-writing/judge-sentence.ts").judgeSentence;

/** What judges sentences by their records: it comes behind the page, whose records are read first. Nothing until then. */
export function useJudge(): Judge | undefined {
  const [judge, setJudge] = useState<{ readonly of: Judge }>();
  useEffect(
    () =>
      keepTrying(async () => {
        const { judgeSentence } = await import("@damim/domain/ai-writing/judge-sentence.ts");
        setJudge({ of: judgeSentence });
      }),
    [],
  );
  return judge?.of;
}
