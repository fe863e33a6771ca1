import type { Fields } from "@damim/sync/kind.ts";
import type { ListText } from "../list-memo.ts";

const START = "ok:";
/** As sync takes the name of a field. */
const FIELD_LETTERS = 100;

/** The rules that a text's teacher said 「괜찮아요」 to: each in a field of its own, and the list of older versions. */
export function listOkRules(row: ListText | undefined): readonly string[] {
  const ticked = listTicks(row).flatMap(([, rule]) => (typeof rule === "string" ? [rule] : []));
  return [...new Set([...(row?.okRules ?? []), ...ticked])];
}

/** One field a rule: two devices that pass different rules of one text keep both. */
export function okRule(rule: string): Fields {
  const name = rule.replaceAll(
    /[^\w가-힣:-]/gu,
    (sign) => `.${sign.codePointAt(0)?.toString(16)}.`,
  );
  return { [`${START}${name}`.slice(0, FIELD_LETTERS)]: rule };
}

/** Nothing of a text is passed any more. */
export function forgetOkRules(row: ListText | undefined): Fields {
  const fields = listTicks(row).map(([field]) => [field, null]);
  return { ...(row?.okRules && { okRules: null }), ...Object.fromEntries(fields) };
}

function listTicks(row: ListText | undefined): readonly (readonly [string, unknown])[] {
  return Object.entries(row ?? {}).filter(([field]) => field.startsWith(START));
}
