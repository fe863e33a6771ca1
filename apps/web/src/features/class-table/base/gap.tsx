import type { Hours } from "@damim/domain/class-table/count-hours.ts";

/** 「−6」, 「맞음」, 「+2」. */
export function Gap({ gap }: Pick<Hours, "gap">) {
  if (gap === undefined) return <span className="text-fg-2">–</span>;
  if (gap === 0) return <>맞음</>;
  return <b className={gap < 0 ? "text-warm-strong" : ""}>{gap < 0 ? `−${-gap}` : `+${gap}`}</b>;
}
