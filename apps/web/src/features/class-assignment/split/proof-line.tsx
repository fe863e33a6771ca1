import { toProofLine, type AssignProof } from "@damim/domain/class-assignment/proof-words.ts";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";

/** The line that never leaves: rules kept, and what is proven of how even it is; or the search as it goes. */
export function ProofLine(props: {
  readonly proof: AssignProof | undefined;
  readonly ruleCount: number;
  readonly running: { readonly cost?: number } | undefined;
  readonly onStop: () => void;
  readonly children?: ReactNode;
}) {
  const { proof, ruleCount, running, onStop, children } = props;
  const line = proof && toProofLine(proof);
  const brokenCount = proof?.broken ?? 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {!running && proof && ruleCount > 0 && (
        <Chip tone={brokenCount === 0 ? "good" : "danger"}>
          {brokenCount === 0 ? `규칙 ${ruleCount}개 모두 지킴` : `규칙 ${brokenCount}개가 어긋나요`}
        </Chip>
      )}
      <p
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
        role="status"
        aria-label="고른 정도"
        className={`min-w-0 text-15 font-medium ${line?.isGood && !running ? "text-good" : "text-fg"}`}
      >
        {running
          ? running.cost === undefined
            ? "나누는 중이에요 …"
            : `나누는 중이에요 … 지금까지 가장 고른 것의 치우침 ${running.cost.toLocaleString("ko-KR")}`
          : line
            ? line.words
            : "고른 정도를 세는 중이에요 …"}
      </p>
      {running && (
        <Button variant="line" onClick={onStop}>
          멈추기
        </Button>
      )}
      <span className="ml-auto flex flex-wrap gap-2">{children}</span>
    </div>
  );
}
