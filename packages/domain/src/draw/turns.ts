import { createRow, type Change } from "@damim/sync/change.ts";
import type { StudentId } from "../student/student.ts";
import { readTerms } from "./draw-terms.ts";
import {
  drawTurnKind,
  toDrawTurnId,
  toJoinedTurnId,
  type DrawItem,
  type DrawTurn,
  type KeptDraw,
} from "./draw.ts";
import { joinPlace, runDraw } from "./run-draw.ts";
import { toDrawKey } from "./seal.ts";
import { isSealed } from "./sealed-draw.ts";

/** The turns as the store holds them, by row id. */
export type DrawTurns = ReadonlyMap<string, DrawTurn>;

/** One name of a draw, open or closed. */
export interface DrawPlace {
  /** Of its `drawTurn`. */
  readonly id: string;
  readonly item: DrawItem;
  /** Of a list without a roster nothing. */
  readonly member: StudentId | undefined;
  /** When it was opened; nothing while it is closed. */
  readonly at: number | undefined;
  readonly undone: number;
}

/** Of `any`: beyond so many values in a row of pupils who are gone, nobody is here. */
const MOST_PASSED_OVER = 2_000;

/** The next of an order who is closed and here: who was away keeps the place and comes first when back. */
export function nextClosed<T>(
  order: readonly T[],
  isOpen: (item: T) => boolean,
  isHere: (item: T) => boolean,
): T | undefined {
  return order.find((item) => !isOpen(item) && isHere(item));
}

/** A round in its order, with those who came later where they were put in. Of `turns`; else nothing. */
export function listRound(draw: KeptDraw, turns: DrawTurns): readonly DrawPlace[] {
  const drawn = drawAll(draw);
  if (drawn?.terms.kind !== "turns") return [];
  const joined = [...turns]
    .flatMap(([id, turn]) => {
      const number = toJoinedNumber(draw.id, id);
      return number === undefined ? [] : [{ number, turn }];
    })
    .toSorted((a, b) => a.number - b.number);
  const places = drawn.order.map((item, place) => toPlace(draw, turns, item, place, drawn.who));
  return Array.from({ length: places.length + 1 }, (_, place) => [
    ...joined
      .filter(({ turn }) => (turn.before ?? places.length) === place)
      .map(({ number, turn }) => ({
        id: toJoinedTurnId(draw.id, number),
        item: number,
        member: turn.member ?? undefined,
        at: turn.at ?? undefined,
        undone: turn.undone ?? 0,
      })),
    ...places.slice(place, place + 1),
  ]).flat();
}

/**
 * Whose name the next press opens; nothing when all were, nobody is here, or the seal was opened. Of `turns` and `any`.
 */
export function findNextPlace(
  draw: KeptDraw,
  turns: DrawTurns,
  isHere: (place: Pick<DrawPlace, "item" | "member">) => boolean,
): DrawPlace | undefined {
  if (!isSealed(draw)) return undefined;
  const drawn = drawAll(draw);
  if (drawn?.terms.kind !== "any")
    return nextClosed(listRound(draw, turns), ({ at }) => at !== undefined, isHere);
  const first = countValues(draw, turns);
  const order = runDraw(drawn.terms, drawn.key, first + MOST_PASSED_OVER);
  const place = order.findIndex(
    (item, index) => index >= first && isHere(toPlace(draw, turns, item, index, drawn.who)),
  );
  const item = order[place];
  return item === undefined ? undefined : toPlace(draw, turns, item, place, drawn.who);
}

/** What was opened, in order of time; of several and of an order all at once, when the seed was shown. */
export function listOpened(draw: KeptDraw, turns: DrawTurns): readonly DrawPlace[] {
  const drawn = drawAll(draw);
  if (!drawn || !["turns", "any", "order", "several"].includes(drawn.terms.kind)) return [];
  const { terms, key, who } = drawn;
  if (terms.kind === "turns") return sortOpened(listRound(draw, turns));
  const order = terms.kind === "any" ? runDraw(terms, key, countValues(draw, turns)) : drawn.order;
  const places = order.map((item, index) => toPlace(draw, turns, item, index, who));
  if (terms.kind === "any") return sortOpened(places);
  return draw.revealed ? places.map((place) => ({ ...place, at: draw.revealed ?? undefined })) : [];
}

/** Opens a name. */
export function openPlace(turns: DrawTurns, { id }: Pick<DrawPlace, "id">, at: number): Change {
  return turns.has(id)
    ? { kind: drawTurnKind.name, id, set: { at } }
    : createRow(drawTurnKind.name, id, { at });
}

/** 되돌리기: shuts the name again, and that is counted. The next press opens the same. */
export function shutPlace({ id, undone }: Pick<DrawPlace, "id" | "undone">): Change {
  return { kind: drawTurnKind.name, id, set: { at: null, undone: undone + 1 } };
}

/** Takes a pupil into a round who came when its order was fixed; nothing for who is in it already. */
export function joinRound(
  draw: KeptDraw,
  turns: DrawTurns,
  { number, id }: { readonly number: number; readonly id: StudentId },
): readonly Change[] {
  const drawn = drawAll(draw);
  if (drawn?.terms.kind !== "turns" || !isSealed(draw)) return [];
  // Her number may be another one by now.
  if (drawn.who.includes(number) || draw.members?.includes(id)) return [];
  const turnId = toJoinedTurnId(draw.id, number);
  if (turns.has(turnId)) return [];
  const closed = drawn.order.flatMap((_, place) =>
    turns.get(toDrawTurnId(draw.id, place))?.at ? [] : [place],
  );
  const before = closed[joinPlace(drawn.key, number, closed.length)] ?? drawn.order.length;
  return [createRow(drawTurnKind.name, turnId, { before, member: id })];
}

function drawAll(draw: KeptDraw) {
  const terms = readTerms(draw.terms);
  if (!terms) return undefined;
  const key = toDrawKey(draw.seed, draw.number ?? "");
  return { terms, key, who: terms.who ?? [], order: runDraw(terms, key) };
}

/** How many values of `any` were used: all up to the last that is open. */
function countValues(draw: KeptDraw, turns: DrawTurns): number {
  const open = [...turns].flatMap(([id, { at }]) =>
    at && id.startsWith(`${draw.id}~`) ? [Number(id.slice(draw.id.length + 1))] : [],
  );
  return Math.max(-1, ...open.filter((place) => Number.isInteger(place))) + 1;
}

function toPlace(
  draw: KeptDraw,
  turns: DrawTurns,
  item: DrawItem,
  place: number,
  who: readonly DrawItem[],
): DrawPlace {
  const id = toDrawTurnId(draw.id, place);
  const { at, undone } = turns.get(id) ?? {};
  const member = draw.members?.[who.indexOf(item)];
  return { id, item, member, at: at ?? undefined, undone: undone ?? 0 };
}

function toJoinedNumber(drawId: string, id: string): number | undefined {
  const start = `${drawId}~+`;
  return id.startsWith(start) ? Number(id.slice(start.length)) : undefined;
}

function sortOpened(places: readonly DrawPlace[]): readonly DrawPlace[] {
  return places.filter(({ at }) => at !== undefined).toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
}
