import { countDraws } from "@damim/domain/draw/draw-log.ts";
import { drawKind, drawTurnKind, toDrawTurnId } from "@damim/domain/draw/draw.ts";
import { toDrawKey } from "@damim/domain/draw/seal.ts";
import { createStream, shuffle } from "@damim/domain/draw/stream.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findClassStore } from "../../../data/teacher-data.ts";
import { useDrawnSeats } from "../../../data/use-seats.ts";
import { useToolMembers, type ToolMember } from "../../../data/use-tool-members.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { createSeatingCommands } from "../seating/seating-commands.ts";
import { createOpeningCommands } from "./opening-commands.ts";

/** A card of the plan: who sits there, and whether the class knows it. */
export interface SeatCard {
  readonly seat: string;
  readonly member: ToolMember;
  /** Of its `drawTurn`. */
  readonly id: string;
  readonly at: number | undefined;
}

/** The plan that was drawn, opened card by card on whatever device: nothing of its rules is known here. */
export function useOpenedSeats() {
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const commands = useCommands(createOpeningCommands, store);
  const seating = useCommands(createSeatingCommands, store);
  const { members } = useToolMembers();
  const today = toSeoulDay(data.now());
  const current = useDrawnSeats(store, today);
  const draws = useRows(store, drawKind);
  const turns = useRows(store, drawTurnKind);
  const drawId = current?.plan.draw ?? undefined;
  const draw = drawId === undefined ? undefined : draws.get(drawId);
  const cards = (current?.room.seats ?? []).flatMap(({ id: seat }, index): SeatCard[] => {
    const member = members.find(({ id }) => id === current?.plan.seats[seat]);
    if (!member) return [];
    const id = drawId ? toDrawTurnId(drawId, index) : seat;
    // A plan made by hand has nothing to hide.
    return [{ seat, member, id, at: draw ? (turns.get(id)?.at ?? undefined) : 0 }];
  });
  const closed = cards.filter(({ at }) => at === undefined);
  const order = draw
    ? shuffle(createStream(toDrawKey(draw.seed, draw.number ?? "")), [...cards.keys()])
    : [];
  const opened = cards.filter(({ at }) => at).toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
  const last = opened.at(-1);
  const plan = current?.plan;
  const write = (opening: readonly SeatCard[]): void => {
    if (plan)
      commands.open(
        plan,
        opening.map(({ id }) => id),
      );
  };
  return {
    current,
    draw,
    cards,
    left: closed.length,
    /** Today's draws of seats; one that only was sealed is none yet. */
    counted: countDraws(
      [...draws.values()].filter(
        ({ kind, number }) => kind === "seats" && typeof number === "string",
      ),
      today,
    ),
    /** Alone: of all at once nobody is the last. */
    last: last && opened.filter(({ at }) => at === last.at).length === 1 ? last : undefined,
    open: (card: SeatCard): void => {
      if (card.at === undefined) write([card]);
    },
    openNext: (): void => {
      const next = order.flatMap((place) => cards[place] ?? []).find(({ at }) => at === undefined);
      if (next) write([next]);
    },
    openAll: (): void => write(closed),
    /** 자리 바꾸기 in front of the class, which no rule speaks of. */
    swap: (one: string, other: string): void => {
      if (plan) seating.swap(plan, one, other);
    },
    /** 되돌리기: shuts what the last press opened. */
    back: (): void => {
      const shut = opened.filter(({ at }) => at === last?.at).map(({ id }) => id);
      if (plan) commands.shut(plan, shut);
    },
  };
}
