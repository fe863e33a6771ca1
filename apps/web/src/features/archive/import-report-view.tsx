import { Notice } from "../../ui/notice.tsx";
import type { ImportReport } from "./archive-requests.ts";

/** What came in, what was there already, and each record that was not taken with its reason. */
export function ImportReportView({ report }: { readonly report: ImportReport }) {
  const { entries, unknownEntries } = report;
  const refused = entries.flatMap((entry) => entry.refused);
  const all = entries.reduce((sum, { count }) => sum + count, 0);
  const changed = entries.reduce((sum, { changedCount }) => sum + changedCount, 0);
  const stayed = Math.max(0, all - changed - refused.length);
  return (
    <div className="flex flex-col gap-3">
      <Notice
        tone="good"
        title={changed > 0 ? `${count(changed)}을 가져왔어요` : "새로 가져올 것이 없었어요"}
      >
        {stayed > 0
          ? `${count(stayed)}은 이미 같거나 여기 것이 더 새로워서 그대로 두었어요.`
          : refused.length > 0
            ? "나머지는 아래에 이유와 함께 있어요."
            : "파일에 있는 기록이 모두 들어 있어요."}
      </Notice>
      {unknownEntries.length > 0 && (
        <Notice tone="warm">
          이 서버가 아직 받지 못하는 파일 {unknownEntries.length}개는 가져오지 않았어요. 내려받은
          파일은 그대로 두세요.
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="warm" title={`가져오지 못한 기록 ${refused.length}건`}>
          <ul aria-label="가져오지 못한 기록" className="mt-1 flex flex-col gap-1">
            {refused.map(({ sort, words, reason }, index) => (
              <li key={index}>
                {sort ?? "모르는 기록"} {words}: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function count(records: number): string {
  return `기록 ${records.toLocaleString("ko-KR")}건`;
}
