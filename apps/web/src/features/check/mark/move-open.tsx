import { placeStep } from "@damim/domain/base/place-step.ts";
import { listBeside, type OpenCheck } from "@damim/domain/check/check-rows.ts";
import { checkKind } from "@damim/domain/check/check.ts";
import type { Change } from "@damim/sync/change.ts";
import { chance } from "../../../platform/random.ts";
import { MoveButtons } from "../../../ui/move-buttons.tsx";

export type OpenMove = (changes: readonly Change[], sentence: string) => void;

/** Nothing where none stands beside it. */
export function MoveOpen(props: {
  readonly open: readonly OpenCheck[];
  readonly each: OpenCheck;
  readonly onMove: OpenMove;
}) {
  const { open, each, onMove } = props;
  const { id, title } = each.check;
  const beside = listBeside(open, each);
  if (beside.length < 2) return null;
  return (
    <MoveButtons
      title={title}
      isFirst={beside[0] === each.check}
      isLast={beside.at(-1) === each.check}
      onMove={(step) => {
        const order = placeStep(beside, id, step, chance);
        if (order === undefined) return;
        onMove(
          [{ kind: checkKind.name, id, set: { order } }],
          `「${title}」 체크를 한 칸 ${step < 0 ? "올렸어요" : "내렸어요"}`,
        );
      }}
    />
  );
}
