import { chooseText, listLostTexts, toText } from "@damim/domain/record/long-text.ts";
import { findLongText } from "@damim/domain/registry/long-texts.ts";
import { isBox } from "@damim/domain/secret/box.ts";
import { secretKinds } from "@damim/domain/secret/secrets.ts";
import { digestText } from "../history/text-digest.ts";
import { fetchHistory } from "../server/history-requests.ts";
import type { Store } from "../teacher-data.ts";
import type { OpenVault } from "../vault-slot.ts";

/**
 * Two boxes of the same words are no two texts: a row that was locked twice, by two devices or around a reload, is settled
 * without a question, and the box that stands stays. The same box is written again, so that two devices that settle at once
 * fork nothing, and a text that comes meanwhile does.
 *
 * @param looked boxes of rows whose texts do differ: they are not asked for again
 * @throws where the history could not be asked
 */
export async function settleForks(
  store: Store,
  read: OpenVault["read"],
  looked: Set<string>,
): Promise<void> {
  for (const kind of secretKinds) {
    const field = findLongText(kind) ?? "";
    for (const id of store.rows<object>({ name: kind }).keys()) {
      const { [field]: box, forked, from } = store.stored(kind, id) ?? {};
      if (forked !== true || !isBox(box) || looked.has(box.c)) continue;
      const of = { scope: store.scope, kind, id };
      const { changes, next } = await fetchHistory({ ...of, ids: [id] });
      const today = { text: box.c, from: typeof from === "string" ? from : undefined };
      const lost = listLostTexts(field, changes, today, digestText);
      const values = [box, ...lost.map(({ value }) => value)];
      const texts = await Promise.all(
        values.map(async (value) => (await read(of, { [field]: value }))[field]),
      );
      const isOne = lost.length > 0 && new Set(texts).size === 1;
      if (!isOne || next !== null) looked.add(box.c);
      else if (toText(store.stored(kind, id)?.[field]) === box.c)
        await store.write([{ kind, id, set: chooseText(field, box, digestText(box.c)) }]);
    }
  }
}
