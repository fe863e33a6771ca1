import { useServerList } from "../../kit/server/use-server-list.ts";
import { fetchSummary } from "./archive-requests.ts";
import { ExportCard } from "./export-card.tsx";
import { ImportCard } from "./import-card.tsx";

/** 내 자료: everything of the teacher out in one file, and in again. */
export function Component() {
  const { value, state, failure, reload } = useServerList(fetchSummary);
  return (
    <div className="flex w-full max-w-[40rem] flex-col gap-4 pb-2">
      <h1 className="title text-24">내 자료</h1>
      <ExportCard summary={state === "ready" ? value : state} failure={failure} onReload={reload} />
      <ImportCard onImported={reload} />
    </div>
  );
}
