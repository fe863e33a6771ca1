import type { Fields } from "@damim/sync/kind.ts";
import { isBox } from "./box.ts";
import { SECRET_KIND } from "./secret-kind.ts";

/** Where secrets stand in a kind's row: a field, or one part of it. */
const placesByKind: Readonly<Record<string, readonly string[]>> = {
  [SECRET_KIND]: ["body", "topics", "followUp", "whoNote", "archived.reason"],
};

/** The kinds that hold secrets. */
export const secretKinds: readonly string[] = Object.keys(placesByKind);

/** The secrets that these fields hold, plain or in their boxes. */
export function listSecrets(
  kind: string,
  fields: Fields,
): readonly { readonly place: string; readonly value: unknown }[] {
  const places = Object.hasOwn(placesByKind, kind) ? placesByKind[kind] : undefined;
  return (places ?? []).flatMap((place) => {
    const [field = "", part] = place.split(".");
    const whole = fields[field];
    const value: unknown = part === undefined ? whole : Object(whole)[part];
    return value === undefined || value === null || value === "" ? [] : [{ place, value }];
  });
}

/** The same fields with other values in some of those places. */
export function putSecrets(fields: Fields, values: ReadonlyMap<string, unknown>): Fields {
  const put: Record<string, unknown> = { ...fields };
  for (const [place, value] of values) {
    const [field = "", part] = place.split(".");
    put[field] = part === undefined ? value : { ...Object(put[field]), [part]: value };
  }
  return put;
}

export function hasPlainSecrets(kind: string, fields: Fields): boolean {
  return listSecrets(kind, fields).some(({ value }) => !isBox(value));
}

/** Whether these fields hold a secret that is locked in the row openly, or as a server that was put back had locked it. */
export function isOfRestored(kind: string, fields: Fields, row: Fields): boolean {
  const locked = new Set(
    listSecrets(kind, row).flatMap(({ place, value }) => (isBox(value) ? [place] : [])),
  );
  return listSecrets(kind, fields).some(
    ({ place, value }) => locked.has(place) && !(isBox(value) && value.e === undefined),
  );
}

export function hasBoxes(kind: string, fields: Fields): boolean {
  return listSecrets(kind, fields).some(({ value }) => isBox(value));
}

/**
 * What a box is bound to: it opens in no other place. Of the scope its last part alone, as with seals, so that an archive
 * may come back into a new account.
 *
 * ```ts
 * toBoxPlace("t/u1/2026", "consult", "2026-11-20~s1~u", "body"); // "2026|consult|2026-11-20~s1~u|body"
 * ```
 */
export function toBoxPlace(scope: string, kind: string, id: string, place: string): string {
  return [scope.slice(scope.lastIndexOf("/") + 1), kind, id, place].join("|");
}
