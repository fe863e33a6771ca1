import { findLongText } from "@damim/domain/registry/long-texts.ts";
import { isBox } from "@damim/domain/secret/box.ts";
import type { HistoryChange, HistoryPage } from "../server/history-requests.ts";
import type { VaultSlot } from "../vault-slot.ts";

/** A page of history with what can be read of it now. */
export async function openActs(
  vault: VaultSlot | undefined,
  of: { readonly scope: string; readonly kind: string },
  page: HistoryPage,
): Promise<HistoryPage> {
  const { now } = vault ?? {};
  if (!now) return page;
  const changes = page.changes.map(async (act) => {
    const read = async (side: "from" | "to") => {
      const values = act.fields.map(({ field, [side]: value }) => [field, value] as const);
      return now.read({ ...of, id: act.id }, Object.fromEntries(values));
    };
    const [from, to] = [await read("from"), await read("to")];
    const fields = act.fields.map((one) => ({
      ...one,
      ...("from" in one && { from: from[one.field] }),
      ...("to" in one && { to: to[one.field] }),
    }));
    return { ...act, fields, isSealing: isSealing(of.kind, act) };
  });
  return { ...page, changes: await Promise.all(changes) };
}

/** What a record was before it was locked is forgotten: its text begins with a box, though the record is older. */
function isSealing(kind: string, { type, fields }: HistoryChange): boolean {
  const text = fields.find(({ field }) => field === findLongText(kind));
  return type === "changed" && text !== undefined && !text.from && isBox(text.to);
}
