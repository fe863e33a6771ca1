import { isNumbersOnly } from "@damim/domain/numbers-only/find-numbers-only.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { askServer } from "../server/ask-server.ts";
import { findClassStore, findClassYear } from "../teacher-data.ts";
import type { LockablePage } from "../vault-slot.ts";
import { countNamed, toForgotten } from "./turn-names.ts";

/** All rows of the year are numbers, and the server may still have what they were before. */
export function hasNamesToForget(data: LockablePage): boolean {
  const { profile } = data;
  const store = findClassStore(data);
  const setting = profile.rows(schoolYearKind).get(String(findClassYear(data)));
  return (
    store !== undefined &&
    isNumbersOnly(profile.rows(schoolYearKind), store.scope) &&
    !setting?.namesGoneOn &&
    countNamed(store) === 0 &&
    !profile.pending().some(({ kind }) => kind === schoolYearKind.name)
  );
}

/** Asks the server to forget them; false where it could not be asked, or wants to know who asks. */
export async function forgetNames(data: LockablePage): Promise<boolean> {
  const store = findClassStore(data);
  if (!store) return false;
  const answer = await askServer<{
    readonly left: number;
    readonly goneOn: string;
  }>("POST", "numbers-only/forget-names", { scope: store.scope });
  if (!answer.ok || answer.value.left > 0) return false;
  await data.profile.write([toForgotten(store, answer.value)]);
  return true;
}
