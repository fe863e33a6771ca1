import { sayBrokenSeal, saySealState } from "@damim/domain/seal/seal-words.ts";
import type { KeptConsult } from "@damim/domain/consult/consult.ts";
import { Stamp, TriangleAlert } from "lucide-react";
import type { Store } from "../../../data/teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { useBrokenSeal, useSealState } from "./use-seals.ts";

/** Whether the text that stands there is sealed, and how often it was another one. */
export function SealLine(props: {
  readonly store: Store;
  readonly row: KeptConsult;
  readonly onShowVersions: () => void;
}) {
  const { store, row, onShowVersions } = props;
  const state = useSealState(store, row);
  const broken = useBrokenSeal(store);
  const StateIcon = state.type === "differs" ? TriangleAlert : Stamp;
  return (
    <div className="flex w-full items-center gap-1 text-14 text-fg-2">
      <output aria-label="봉인" className="flex flex-wrap items-center gap-x-3">
        <span
          className={`flex items-center gap-1.5 ${state.type === "differs" ? "font-semibold text-danger" : ""}`}
        >
          <StateIcon size={16} aria-hidden className="shrink-0" />
          {saySealState(state)}
        </span>
        {broken !== undefined && (
          <span className="flex items-center gap-1.5 font-semibold text-danger">
            <TriangleAlert size={16} aria-hidden className="shrink-0" />
            {sayBrokenSeal(broken)}
          </span>
        )}
      </output>
      {state.type === "sealed" && state.edits > 0 && (
        <Button variant="text" onClick={onShowVersions}>
          고침 {state.edits}번
        </Button>
      )}
    </div>
  );
}
