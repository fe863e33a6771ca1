// Loaded lazily by shell.tsx, when everything else of the first screen is there.
import { useState, useSyncExternalStore } from "react";
import { hasDraftsInMemory } from "../../data/drafts/use-draft.ts";
import { useLive } from "../../data/use-teacher-data.ts";
import { newerBuild, openNewest } from "../../platform/app-worker.ts";
import { Button } from "../../ui/button.tsx";

export interface NewVersionProps {
  readonly build?: typeof newerBuild;
  readonly openBuild?: () => Promise<void>;
}

/**
 * Says calmly when a newer build lies ready. It never opens by itself; it opens when the teacher wants it and nothing
 * would be lost with this page.
 */
export function NewVersion({ build = newerBuild, openBuild = openNewest }: NewVersionProps) {
  const isNewer = useSyncExternalStore(build.subscribe, build.isThere);
  const isOutdated = useLive((data) => data.rounds.state() === "outdated");
  const unsavedCount = useLive((data) =>
    [data.files, ...data.stores].reduce((sum, each) => sum + each.unsavedCount(), 0),
  );
  const [isLater, setLater] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // The banner of an outdated page says the same, and more.
  if (!isNewer || isLater || isOutdated) return null;
  const open = (): void => {
    const found = findProblem(unsavedCount);
    setProblem(found);
    if (found) return;
    setBusy(true);
    void openBuild();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-brand-weak px-5 py-3 text-15 text-brand-strong">
      <output className="min-w-0 flex-1 basis-60">
        <span className="font-bold">새 버전이 있어요</span>{" "}
        <span className="block">
          {problem ?? "적은 내용은 그대로 있어요. 편할 때 새로고침해 주세요."}
        </span>
      </output>
      <div className="flex gap-2">
        <Button variant="brandText" onClick={() => setLater(true)}>
          나중에
        </Button>
        <Button isBusy={isBusy} onClick={open}>
          새로고침
        </Button>
      </div>
    </div>
  );
}

/** What stands in this page alone would go with it. */
function findProblem(unsavedCount: number): string | undefined {
  if (unsavedCount > 0)
    return `적은 내용 ${unsavedCount}건이 아직 이 창에만 있어요. 저장된 다음 새로고침해 주세요.`;
  if (hasDraftsInMemory())
    return "쓰다 만 글이 이 창에만 있어요. 저장하거나 지운 다음 새로고침해 주세요.";
  return undefined;
}
