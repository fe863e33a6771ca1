import { listBeside, type OpenCheck } from "@damim/domain/check/check-rows.ts";
import { MoveButtons } from "../../../ui/move-buttons.tsx";
import type { CheckCommands } from "./check-commands.ts";

export type OpenMove = CheckCommands["move"];

/** Nothing where none stands beside it. */
export function MoveOpen(props: {
  readonly open: readonly OpenCheck[];
  readonly each: OpenCheck;
  readonly onMove: OpenMove;
}) {
  const { open, each, onMove } = props;
  const beside = listBeside(open, each);
  if (beside.length < 2) return null;
  return (
    <MoveButtons
      title={each.check.title}
      isFirst={beside[0] === each.check}
      isLast={beside.at(-1) === each.check}
      onMove={(step) => onMove(beside, each.check, step)}
    />
  );
}
