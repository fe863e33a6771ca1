import type { CheckCell } from "@damim/domain/check/check-cells.ts";
import type { CheckState } from "@damim/domain/check/check.ts";
import { CheckSign } from "../check-sign.tsx";

const looks: Readonly<Record<CheckState, string>> = {
  O: "text-brand",
  late: "text-brand",
  X: "rounded-cell bg-fg px-2.5 py-0.5 text-surface print:bg-transparent print:p-0 print:text-fg",
  exempt: "text-fg-3",
};

/** A state as a sign: O quiet, X the dark one. */
export function StateSign({ state }: { readonly state: CheckState }) {
  return (
    <span className={`inline-flex align-middle print:text-fg ${looks[state]}`}>
      <CheckSign state={state} size={16} />
    </span>
  );
}

/** One pupil in one round. */
export function LookUpCell({ cell }: { readonly cell: CheckCell | undefined }) {
  if (!cell) return null;
  const { state, isAbsent, shown } = cell;
  if (isAbsent) return <span className="text-13 text-fg-3">결석</span>;
  if (!state) {
    return (
      <span className="inline-block rounded-cell border-[1.5px] border-field px-2 py-0.5 text-12 font-bold print:border-0 print:p-0 print:font-normal">
        아직
      </span>
    );
  }
  return (
    <>
      <span className="sr-only">{shown}</span>
      <StateSign state={state} />
    </>
  );
}
