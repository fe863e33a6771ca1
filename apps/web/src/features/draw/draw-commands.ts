import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { drawKind, drawTurnKind, toDrawId, type KeptDraw } from "@damim/domain/draw/draw.ts";
import {
  findNextPlace,
  joinRound,
  openPlace,
  shutPlace,
  type DrawPlace,
} from "@damim/domain/draw/turns.ts";
import { callNumber, writeDraw } from "@damim/domain/draw/write-draw.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/**
 * What is done with draws. What was sealed, or thrown, is taken back by nobody: it would be another draw. What was opened
 * is one undo step a press.
 */
export function createDrawCommands({ store, now, newId, newSeed, act }: CommandDeps) {
  const draws = store.rows(drawKind);
  const turns = store.rows(drawTurnKind);
  /** 봉인 열기: what everybody can check from then on. */
  const openSeal = () => ({ revealed: Math.round(now()) });
  return {
    /** A new draw: a child calls its number later (`sealed`), or none does, and a throw is open at once. Gives it back. */
    begin(
      draw: Omit<Parameters<typeof writeDraw>[1], "seed">,
      way: "sealed" | "called" | "thrown",
    ): KeptDraw | undefined {
      const id = toDrawId({ day: toSeoulDay(now()), uuid: newId() });
      const row = writeDraw(id, { ...draw, seed: newSeed() });
      const set = { number: "", ...(way === "thrown" && openSeal()) };
      void store.write(way === "sealed" ? [row] : [row, { kind: drawKind.name, id, set }]);
      return draws.get(id);
    },
    /** The number that a child called, or none; a throw (`isThrown`) is open to everybody from then on. False: unclear. */
    call(draw: KeptDraw, digits: string, isThrown = false): boolean {
      const called = callNumber(draw, digits);
      if (!called.ok) return false;
      const opened = { kind: drawKind.name, id: draw.id, set: openSeal() };
      void store.write(isThrown ? [...called.value, opened] : called.value);
      return true;
    },
    reveal: ({ id }: Pick<KeptDraw, "id">) =>
      void store.write([{ kind: drawKind.name, id, set: openSeal() }]),
    /** Who of these came when the order was fixed comes into it; none of a list. */
    join(round: KeptDraw, members: readonly Pick<RosterStudent, "id" | "number">[]) {
      const joining = members.flatMap((member) => joinRound(round, turns, member));
      if (joining.length > 0)
        void act(joining, "새로 온 학생을 넣었어요", { session: `${round.id}~+` });
    },
    /** The next ones; the result stands before anything moves. Gives them back. */
    open(
      round: KeptDraw,
      count: number,
      canBeDrawn: (place: Pick<DrawPlace, "item" | "member">) => boolean,
    ): readonly DrawPlace[] {
      const at = now();
      const next: DrawPlace[] = [];
      for (let place = 0; place < count; place += 1) {
        const found = findNextPlace(
          round,
          turns,
          (each) => canBeDrawn(each) && !next.some(({ item }) => item === each.item),
        );
        if (found) next.push(found);
      }
      const changes = next.map((place) => openPlace(turns, place, at));
      void act(changes, "뽑았어요", { session: `${round.id}~${at}` });
      return next;
    },
    /** 되돌리기. */
    shut: (round: Pick<KeptDraw, "id">, opened: readonly DrawPlace[]) =>
      void act(opened.map(shutPlace), "뽑은 이름을 다시 덮었어요", {
        session: `${round.id}~back~${now()}`,
      }),
  };
}
