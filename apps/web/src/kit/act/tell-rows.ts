import type { RecordKind } from "@damim/sync/kind.ts";
import type { Store } from "../../data/teacher-data.ts";
import type { FeatureAct, Said } from "./feature-act.ts";

/** Of which rows an act tells what it did to them, and which of their fields. */
export interface ToldRows {
  readonly kind: Pick<RecordKind<unknown>, "name">;
  /** Also of rows that are not there yet; without them all that are shown before or after. */
  readonly ids?: readonly string[];
  readonly fields: readonly string[];
}

/**
 * Does an act, and tells what stood in these rows before and what stands there now, of those that it changed; null where
 * there was or is none. For `acts.ts`: a second opinion follows by it what was done, field by field.
 *
 * ```ts
 * const rows = tellRows(store, [{ kind: pointKind, fields: ["amount"] }], () => give());
 * // [{ kind: "point", id: "2026-05-04~s3~p1", before: null, after: { amount: 2 } }]
 * ```
 */
export function tellRows(
  store: Store,
  told: readonly ToldRows[],
  write: () => unknown,
): readonly Said[] {
  const before = told.map((each) => look(store, each));
  write();
  return listChanged(store, told, before);
}

/** The same of an act as a whole, which then says these `rows` too. */
export function tellAct(act: FeatureAct, told: readonly ToldRows[]): FeatureAct {
  return {
    ...act,
    async run(ground, dice) {
      const { store } = ground;
      const before = told.map((each) => look(store, each));
      const said = await act.run(ground, dice);
      return said && { ...said, rows: listChanged(store, told, before) };
    },
  };
}

function listChanged(
  store: Store,
  told: readonly ToldRows[],
  before: readonly ReadonlyMap<string, Said>[],
): readonly Said[] {
  return told.flatMap((each, at) => {
    const after = look(store, each);
    const ids = new Set([...(before[at]?.keys() ?? []), ...after.keys()]);
    return [...ids].flatMap((id): readonly Said[] => {
      const change = { before: before[at]?.get(id) ?? null, after: after.get(id) ?? null };
      const isSame = JSON.stringify(change.before) === JSON.stringify(change.after);
      return isSame ? [] : [{ kind: each.kind.name, id, ...change }];
    });
  });
}

function look(store: Store, { kind, ids, fields }: ToldRows): ReadonlyMap<string, Said> {
  return new Map(
    [...(ids ?? store.rows(kind).keys())].flatMap((id) => {
      const row = store.find(kind.name, id);
      if (!row) return [];
      const picked = fields.map((field) => [field, row[field] ?? null] as const);
      return [[id, JSON.parse(JSON.stringify(Object.fromEntries(picked))) as Said]] as const;
    }),
  );
}
