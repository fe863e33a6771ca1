import type { KeptWallWidget, WidgetType } from "./wall.ts";

/** 발표 순서: the groups in the order that was drawn, and whose turn it is. */
export interface Talk {
  readonly order: readonly string[];
  readonly at: number;
}

/** 알릴 말, or what a QR says. */
export function readWidgetText({ value }: Pick<KeptWallWidget, "value">): string {
  return typeof value === "string" ? value : "";
}

/** Whose turn it is to talk; groups that are gone are passed over. Nothing before the draw and after the last one. */
export function readTalk(value: unknown, groupIds: readonly string[]): Talk | undefined {
  const { order, at } = Object(value) as { readonly order?: unknown; readonly at?: unknown };
  if (!Array.isArray(order) || !isTime(at)) return undefined;
  const ids: readonly unknown[] = order;
  const isThere = (id: unknown): id is string => typeof id === "string" && groupIds.includes(id);
  const left = ids.filter(isThere);
  const place = ids.slice(0, at).filter(isThere).length;
  return place < left.length ? { order: left, at: place } : undefined;
}

/** 발표 순서: the first press draws it all, each further one is the next turn, and after the last it is over. */
export function nextTalk(talk: Talk | undefined, drawn: readonly string[]): Talk | null {
  if (!talk) return drawn.length > 0 ? { order: drawn, at: 0 } : null;
  return talk.at + 1 < talk.order.length ? { ...talk, at: talk.at + 1 } : null;
}

/** How large a new widget would like to be, and then smaller ones. */
export const widgetSizes: Readonly<
  Record<WidgetType, readonly { readonly w: number; readonly h: number }[]>
> = (() => {
  const small = [
    { w: 4, h: 3 },
    { w: 3, h: 3 },
    { w: 4, h: 2 },
    { w: 2, h: 2 },
    { w: 2, h: 1 },
  ];
  const large = [{ w: 8, h: 6 }, { w: 8, h: 3 }, { w: 6, h: 3 }, ...small];
  return {
    groups: large,
    timer: small,
    notice: small,
    qr: small,
    noise: small,
    clock: small,
    light: small,
    pick: small,
    steps: small,
  };
})();

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
