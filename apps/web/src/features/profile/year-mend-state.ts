import type { Fields } from "@damim/sync/kind.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import * as v from "valibot";

const stateSchema = v.object({ mendYear: v.object({ at: v.string() }) });

interface RefusedYearWrite {
  readonly kind: string;
  readonly id: string;
  readonly at: string;
  readonly set: Fields;
}

/** The page's state for a refused write of a school year's setting. */
export function toYearMendState({ at }: Pick<RefusedYearWrite, "at">): {
  readonly mendYear: { readonly at: string };
} {
  return { mendYear: { at } };
}

/** The refused write of a year's setting that the state of a navigation names, as long as it waits for mending. */
export function findYearMending<T extends RefusedYearWrite>(
  state: unknown,
  refused: readonly T[],
): T | undefined {
  const parsed = v.safeParse(stateSchema, state);
  if (!parsed.success) return undefined;
  return refused.find(
    ({ kind, at }) => kind === schoolYearKind.name && at === parsed.output.mendYear.at,
  );
}
