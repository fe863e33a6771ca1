import { use } from "react";
import type { ServerTrouble } from "../../data/server/ask-wordless.ts";
import { Button } from "../../ui/button.tsx";
import { NoServerContext } from "../../ui/no-server.ts";
import { sayArchiveTrouble, type ArchiveSummary } from "./archive-requests.ts";

/** What is inside, year by year. */
export function ArchiveContent(props: {
  readonly summary: ArchiveSummary | "loading" | "away";
  /** Why it is away. */
  readonly failure: ServerTrouble | undefined;
  readonly onReload: () => void;
}) {
  const { summary, failure, onReload } = props;
  const noServer = use(NoServerContext);
  if (noServer !== undefined) return <p className="text-15 text-fg-2">{noServer}</p>;
  if (summary === "loading") return <p className="text-15 text-fg-3">기록을 세고 있어요.</p>;
  if (summary === "away") {
    return (
      <div className="flex flex-wrap items-center gap-3 text-15 text-fg-2">
        <span>
          {failure && failure.type !== "Away"
            ? sayArchiveTrouble(failure)
            : "인터넷이 연결되면 내려받을 수 있어요."}
        </span>
        <Button variant="line" onClick={onReload}>
          다시 확인하기
        </Button>
      </div>
    );
  }
  if (summary.scopes.length === 0) {
    return <p className="text-15 text-fg-3">아직 서버에 저장한 기록이 없어요.</p>;
  }
  return (
    <dl
      aria-label="들어 있는 것"
      className="divide-y divide-line-2 rounded-ctl bg-sunken px-4 text-15"
    >
      {summary.scopes.map(({ scope, counts, deletedCount, formerValueCount }) => (
        <div key={scope} className="flex flex-wrap gap-x-4 gap-y-0.5 py-2.5">
          <dt className="w-24 shrink-0 font-semibold">
            {scope === "profile" ? "프로필" : `${scope}학년도`}
          </dt>
          <dd className="min-w-0 flex-1 basis-52 text-fg-2">
            {[
              ...counts.map(({ name, count }) => `${name} ${count.toLocaleString("ko-KR")}`),
              ...(deletedCount > 0 ? [`지운 기록 ${deletedCount.toLocaleString("ko-KR")}`] : []),
              ...(formerValueCount > 0
                ? [`고친 기록 ${formerValueCount.toLocaleString("ko-KR")}`]
                : []),
            ].join(" · ")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
