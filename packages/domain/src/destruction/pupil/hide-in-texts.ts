import type { Fields } from "@damim/sync/kind.ts";
import type { Shape } from "../../record/shape.ts";
import { records } from "../../registry/records.ts";
import type { Hide } from "../../names/hide-names.ts";

/**
 * What becomes of the texts of a row that is read where nobody signs in: the fields that say somebody's name, without it.
 *
 * ```ts
 * hideInTexts({ kind: "event", data: { title: "김하린 생일" } }, () => "○○ 생일"); // { title: "○○ 생일" }
 * ```
 */
export function hideInTexts(
  { kind, data }: { readonly kind: string; readonly data: Fields },
  hide: Hide,
): Fields {
  const of = records.find((each) => each.kind.name === kind);
  if (!of?.leaves) return {};
  const hidden = Object.entries(data).map(([name, value]) => {
    return [name, hideIn(of.fields[name]?.shape, value, hide)] as const;
  });
  return Object.fromEntries(hidden.filter(([name, value]) => value !== data[name]));
}

/** The same value where nothing was hidden. */
function hideIn(shape: Shape | undefined, value: unknown, hide: Hide): unknown {
  if (shape?.type === "text" && typeof value === "string") {
    const hidden = hide(value);
    return hidden === value.normalize("NFC") ? value : hidden.slice(0, shape.most);
  }
  if (shape?.type === "rule" && typeof value === "string") {
    const hidden = hide(value);
    return hidden !== value.normalize("NFC") && shape.takes(hidden) ? hidden : value;
  }
  if (shape?.type === "checked") return hideIn(shape.of, value, hide);
  if (shape?.type === "list" && Array.isArray(value)) {
    const list = value.map((each) => hideIn(shape.of, each, hide));
    return list.some((each, at) => each !== value[at]) ? list : value;
  }
  if (shape?.type !== "parts" || typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(
    ([name, each]) => [name, hideIn(shape.of[name], each, hide), each] as const,
  );
  return parts.some(([, hidden, each]) => hidden !== each)
    ? { ...value, ...Object.fromEntries(parts) }
    : value;
}
