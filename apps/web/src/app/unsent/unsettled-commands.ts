import { settleContradiction } from "@damim/domain/attendance/contradiction.ts";
import type { UnsettledDay } from "../../data/rounds/sync-state.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";
import { actOnMarks } from "../../kit/attendance/act-on-marks.ts";

/** What is done with what two devices said that cannot both be so. */
export function createUnsettledCommands(deps: CommandDeps) {
  const { change } = actOnMarks(deps);
  return {
    settle: (
      of: UnsettledDay["of"],
      kept: Parameters<typeof settleContradiction>[1],
      sentence: string,
    ) => change(settleContradiction(of, kept), sentence),
  };
}
