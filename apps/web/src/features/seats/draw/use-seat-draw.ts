import { drawKind, toDrawId, type KeptDraw } from "@damim/domain/draw/draw.ts";
import { readTerms, writeTerms } from "@damim/domain/draw/draw-terms.ts";
import { toDrawKey } from "@damim/domain/draw/seal.ts";
import { writeDraw } from "@damim/domain/draw/write-draw.ts";
import { digestSeats } from "@damim/domain/seats/digest-seats.ts";
import { seatPlanKind, toSeatPlanId } from "@damim/domain/seats/seat-plan.ts";
import type { SeatClash } from "@damim/domain/seats/solving/explain-clash.ts";
import type { SeatProblem } from "@damim/domain/seats/seat-problem.ts";
import { createRow, type Change } from "@damim/sync/change.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { newId, newSeed } from "../../../platform/random.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import type { Seating } from "../seating/use-seating.ts";
import { solveBeside } from "./solve-beside.ts";

/** Of 더 찾기: some seconds. */
const MORE_NODES = 600_000;

/** Draws a whole plan before a seat of it is shown: sealed first, with the number of a child where one is called. */
export function useSeatDraw({ store, act, today, room, current, drawn, problemIn }: Seating) {
  const { now } = useTeacherData();
  const navigate = useNavigate();
  const draws = useRows(store, drawKind);
  const [isSolving, setSolving] = useState(false);
  const [clash, setClash] = useState<{
    readonly clash: SeatClash;
    readonly problem: SeatProblem;
    /** Looks longer for the reason. */
    readonly more: () => void;
  }>();
  const problem = room && problemIn(room);
  /** Sealed today, and waits for its number; only while room, pupils and rules are what was sealed. */
  const sealed = [...draws]
    .map(([id, draw]): KeptDraw => ({ ...draw, id }))
    .filter(
      ({ id, kind, number }) =>
        kind === "seats" && id.startsWith(today) && (number ?? undefined) === undefined,
    )
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .find(({ terms }) => problem && readTerms(terms)?.digest === digestSeats(problem));

  /** Of today: thrown away for the next one, which tells of it. */
  const again = drawn?.plan.id.startsWith(today) ? (drawn.plan.draw ?? undefined) : undefined;
  const begin = () => {
    if (!problem) return undefined;
    const id = toDrawId({ day: today, uuid: newId(now()) });
    const terms = writeTerms({ kind: "seats", digest: digestSeats(problem) });
    const seed = newSeed();
    return { id, seed, row: writeDraw(id, { terms, seed, ...(again && { again }) }) };
  };
  const solve = async (
    draw: { readonly id: string; readonly seed: string; readonly row?: Change },
    digits: string,
    budget?: number,
  ) => {
    if (!problem || !room) return;
    setSolving(true);
    setClash(undefined);
    const question = { problem, key: toDrawKey(draw.seed, digits), ...(budget && { budget }) };
    const answer = await solveBeside(question).catch(() => undefined);
    setSolving(false);
    if (!answer) {
      showToast.error(
        "자리를 뽑지 못했어요. 규칙은 그대로 있어요. 인터넷에 연결하고 다시 눌러 주세요.",
      );
      return;
    }
    if (answer.type === "clash") {
      const more = (): void => void solve(draw, digits, MORE_NODES);
      return setClash({ clash: answer.clash, problem, more });
    }
    const id = toSeatPlanId({ from: today, uuid: newId(now()) });
    // The seal, and the number, are taken back by nobody: it would be another draw.
    const number = { kind: drawKind.name, id: draw.id, set: { number: digits } };
    void store.write(draw.row ? [draw.row, number] : [number]);
    const waits = current ? { waits: true } : {};
    const plan = { from: today, room: room.id, seats: answer.seats, draw: draw.id, ...waits };
    void act([createRow(seatPlanKind.name, id, plan)], "자리를 뽑았어요", { session: draw.id });
    void navigate("/classgame/settingSeat");
  };
  return {
    sealed,
    isSolving,
    clash,
    forgetClash: () => setClash(undefined),
    /** 바로 뽑기: 숫자 없이. */
    drawNow: (): void => {
      const draw = begin();
      if (draw) void solve(draw, "");
    },
    seal: (): void => {
      const draw = begin();
      if (draw) void store.write([draw.row]);
    },
    call: (digits: string): void => {
      if (sealed) void solve(sealed, digits);
    },
  };
}

export type SeatDrawing = ReturnType<typeof useSeatDraw>;
