import { clientMutants } from "./client-mutants.ts";
import { mergeMutants } from "./merge-mutants.ts";
import type { Mutant } from "./mutant.ts";
import { routeMutants } from "./route-mutants.ts";
import { ruleMutants } from "./rule-mutants.ts";
import { serverMutants } from "./server-mutants.ts";

export const allMutants: readonly Mutant[] = [
  ...mergeMutants,
  ...serverMutants,
  ...clientMutants,
  ...routeMutants,
  ...ruleMutants,
];
