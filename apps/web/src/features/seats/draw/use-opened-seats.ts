import { countDraws } from "@damim/domain/draw/draw-log.ts";
import { drawKind, drawTurnKind, toDrawTurnId } from "@damim/domain/draw/draw.ts";
import { toDrawKey } from "@damim/domain/draw/seal.ts";
import { createStream, shuffle } from "@damim/domain/draw/stream.ts";
import { openPlace, shutPlace } from "@damim/domain/draw/turns.ts";
import { takePlan } from "@damim/domain/seats/seat-plan.ts";
import { swapInPlan } from "@damim/domain/seats/change-plan.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findWorkingStore } from "../../../data/teacher-data.ts";
import { useDrawnSeats } from "../../../data/use-seats.ts";
import { useToolMembers, type ToolMember } from "../../../data/use-tool-members.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useAct } from "../../../kit/act/use-act.ts";

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
  const store = findWorkingStore(data) ?? data.profile;
  const act = useAct(store);
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
  const write = (cardsToOpen: readonly SeatCard[]): void => {
    const at = data.now();
    const plan = current?.plan;
    const changes = [
      ...cardsToOpen.map((card) => openPlace(turns, card, at)),
      // Who sees a card sits there.
      ...(plan?.waits ? [takePlan(plan, today)] : []),
    ];
    void act(changes, "자리를 열었어요", { session: `${drawId}~${at}` });
  };
  return {
    current,
    draw,
    cards,
    left: closed.length,
    /** Today's draws of seats; one that only was sealed is none yet. */
    counted: countDraws(
      [...draws]
        .map(([id, each]) => ({ ...each, id }))
        .filter(({ kind, number }) => kind === "seats" && typeof number === "string"),
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
      if (current) void act([swapInPlan(current.plan, one, other)], "자리를 바꿨어요");
    },
    /** 되돌리기: shuts what the last press opened. */
    back: (): void => {
      const shut = opened.filter(({ at }) => at === last?.at);
      const changes = shut.map(({ id }) => shutPlace({ id, undone: turns.get(id)?.undone ?? 0 }));
      void act(changes, "자리를 다시 덮었어요", { session: `${drawId}~back~${data.now()}` });
    },
  };
}
