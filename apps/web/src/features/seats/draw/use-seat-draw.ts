import { drawKind } from "@damim/domain/draw/draw.ts";
import { readTerms } from "@damim/domain/draw/draw-terms.ts";
import { toDrawKey } from "@damim/domain/draw/seal.ts";
import { digestSeats } from "@damim/domain/seats/digest-seats.ts";
import type { SeatClash } from "@damim/domain/seats/solving/explain-clash.ts";
import type { SeatProblem } from "@damim/domain/seats/seat-problem.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useIsAhead, useRows } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import type { Seating } from "../seating/use-seating.ts";
import { createSeatDrawCommands } from "./seat-draw-commands.ts";
import { solveBeside } from "./solve-beside.ts";

/** Of 더 찾기: some seconds. */
const MORE_NODES = 600_000;

/** Draws a whole plan before a seat of it is shown: sealed first, with the number of a child where one is called. */
export function useSeatDraw({ store, today, room, current, drawn, problemIn }: Seating) {
  const commands = useCommands(createSeatDrawCommands, store);
  const navigate = useNavigate();
  const showBoard = (): void => void navigate("/classgame/settingSeat");
  const isAhead = useIsAhead();
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
  const sealed = [...draws.values()]
    .filter(
      ({ id, kind, number }) =>
        kind === "seats" && id.startsWith(today) && (number ?? undefined) === undefined,
    )
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .find(({ terms }) => problem && readTerms(terms)?.digest === digestSeats(problem));

  /** Of today: thrown away for the next one, which tells of it. */
  const again = drawn?.plan.id.startsWith(today) ? (drawn.plan.draw ?? undefined) : undefined;
  const solve = async (
    draw: Parameters<typeof commands.keep>[0],
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
    commands.keep(draw, digits, {
      room: room.id,
      seats: answer.seats,
      waits: current !== undefined,
    });
    if (!isAhead) showBoard();
  };
  return {
    // Boards show the class in the room.
    showBoard: isAhead ? undefined : showBoard,
    sealed,
    isSolving,
    clash,
    forgetClash: () => setClash(undefined),
    /** 바로 뽑기: 숫자 없이. */
    drawNow: (): void => {
      if (problem) void solve(commands.begin(problem, again), "");
    },
    seal: (): void => {
      if (problem) commands.seal(problem, again);
    },
    call: (digits: string): void => {
      if (sealed) void solve(sealed, digits);
    },
  };
}

export type SeatDrawing = ReturnType<typeof useSeatDraw>;
