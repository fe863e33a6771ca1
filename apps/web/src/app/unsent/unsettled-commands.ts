import { settleContradiction } from "@damim/domain/attendance/contradiction.ts";
import type { UnsettledDay } from "../../data/rounds/sync-state.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/** What is done with what two devices said that cannot both be so. */
export function createUnsettledCommands({ act }: CommandDeps) {
  return {
    settle: (
      of: UnsettledDay["of"],
      kept: Parameters<typeof settleContradiction>[1],
      sentence: string,
    ) => void act(settleContradiction(of, kept), sentence),
  };
}
