import { useCallback, useEffect, useState } from "react";
import { fetchSummary, type ArchiveSummary } from "./archive-requests.ts";
import { ExportCard } from "./export-card.tsx";
import { ImportCard } from "./import-card.tsx";

/** 내 자료: everything of the teacher out in one file, and in again. */
export function Component() {
  const { summary, reload } = useSummary();
  return (
    <div className="mx-auto flex w-full max-w-[40rem] flex-col gap-4 py-2">
      <h1 className="title text-24">내 자료</h1>
      <ExportCard summary={summary} onReload={reload} />
      <ImportCard onImported={reload} />
    </div>
  );
}

/** "away" when the server could not be asked. */
function useSummary() {
  const [summary, setSummary] = useState<ArchiveSummary | "loading" | "away">("loading");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isStopped = false;
    void fetchSummary().then((answer) => {
      if (!isStopped) setSummary(answer.ok ? answer.value : "away");
    });
    return () => {
      isStopped = true;
    };
  }, [attempt]);
  const reload = useCallback(() => setAttempt((now) => now + 1), []);
  return { summary, reload };
}
