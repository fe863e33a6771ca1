import type { AssignDraft } from "@damim/domain/class-assignment/assign-plan.ts";
import { listRecord, toInstantWords } from "@damim/domain/class-assignment/assign-sheets.ts";
import { X } from "lucide-react";
import { IconButton } from "../../../ui/button.tsx";
import { ReasonField } from "./reason-field.tsx";

/** 협의 기록: every run and every move with its why, newest first. */
export function RecordPanel(props: {
  readonly draft: AssignDraft;
  readonly onReason: (act: string, why: string) => void;
  readonly onClose: () => void;
}) {
  const { draft, onReason, onClose } = props;
  return (
    <aside
      aria-labelledby="assign-record"
      className="flex w-72 shrink-0 flex-col gap-2 overflow-y-auto rounded-card border border-line-2 bg-surface p-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:max-h-[70dvh] max-lg:w-auto max-lg:rounded-b-none max-lg:shadow-float"
    >
      <div className="flex items-center justify-between">
        <h2 id="assign-record" className="text-17 font-bold">
          협의 기록
        </h2>
        <IconButton label="닫기" icon={<X size={18} aria-hidden />} onClick={onClose} />
      </div>
      <ul aria-label="협의 기록" className="flex flex-col divide-y divide-line-2">
        {listRecord(draft)
          .toReversed()
          .map(({ id, at, words, why, change, act }) => (
            <li key={id} className="flex flex-col gap-1.5 py-2.5">
              <p className="text-15 font-semibold">{words}</p>
              <p className="text-13 text-fg-2 tabular-nums">
                {toInstantWords(at)} · 치우침 {change}
              </p>
              {act === undefined ? (
                why && <p className="text-14 text-good">{why}</p>
              ) : (
                <ReasonField act={act} why={why} onReason={(next) => onReason(act, next)} />
              )}
            </li>
          ))}
      </ul>
    </aside>
  );
}
