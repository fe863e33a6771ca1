import { padAnswerKind } from "@damim/domain/pad/pad-answer.ts";
import { createRow } from "@damim/sync/change.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";

/** A pupil's answers: handed in, or changed. Resolves when they stand on this device. */
export function handIn(
  { store, me, now }: Pick<PadData, "store" | "me" | "now">,
  values: Readonly<Record<string, string>>,
) {
  return store.write([
    store.rows(padAnswerKind).has(me)
      ? { kind: padAnswerKind.name, id: me, set: { values } }
      : createRow(padAnswerKind.name, me, { at: now(), values }),
  ]);
}
