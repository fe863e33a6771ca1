import { toSealChip } from "@damim/domain/draw/seal-words.ts";
import { layRoom } from "@damim/domain/seats/lay-room.ts";
import { toSeatNameById, toSeatWords } from "@damim/domain/seats/seat-words.ts";
import { ArrowLeftRight, LayoutGrid, Play, Undo2 } from "lucide-react";
import { BoardButton } from "../../../kit/board/board-button.tsx";
import { BoardFrame } from "../../../kit/board/board-frame.tsx";
import { useFit } from "../../../kit/board/use-fit.ts";
import { useStage } from "../../../kit/board/use-stage.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { toPlanStyle, toSeatStyle } from "../plan/plan-lines.ts";
import { SwapPress, useSwapping, type Swapping } from "./swap-on-stage.tsx";
import { useOpenedSeats } from "./use-opened-seats.ts";
import { breakable } from "../../../ui/tile-name.tsx";

/** 자리뽑기 in front of the class: cards that open one by one, all at once, or under a pupil's finger. */
export function Component() {
  const { sound, frame } = useStage("자리뽑기", { teacherPage: "/classgame?about=settingSeat" });
  const seats = useOpenedSeats();
  const { current, draw, left, last } = seats;
  const swapping = useSwapping(seats.swap);
  const next = (): void => {
    if (left === 0) return;
    sound.tick();
    seats.openNext();
  };
  return (
    <BoardFrame
      {...frame}
      isStage
      place={[frame.place, draw && toSealChip(draw.seal)].filter(Boolean).join(" · ")}
      onMain={next}
      onBack={seats.back}
      controls={
        <>
          {left > 0 ? (
            <BoardButton isMain icon={<Play aria-hidden />} onClick={next}>
              다음 자리 뽑기
            </BoardButton>
          ) : (
            <BoardButton
              isMain
              aria-pressed={swapping.isOn}
              icon={<ArrowLeftRight aria-hidden />}
              onClick={swapping.toggle}
            >
              자리 바꾸기
            </BoardButton>
          )}
          {draw && (
            <>
              <BoardButton
                icon={<LayoutGrid aria-hidden />}
                disabled={left === 0}
                onClick={seats.openAll}
              >
                한꺼번에 열기
              </BoardButton>
              <BoardButton
                icon={<Undo2 aria-hidden />}
                disabled={left === seats.cards.length}
                onClick={seats.back}
              >
                되돌리기
              </BoardButton>
            </>
          )}
        </>
      }
    >
      {current ? (
        <div className="mb-30 flex min-h-0 flex-1 gap-10 pt-2 portrait:mb-44 portrait:flex-col-reverse">
          <Cards seats={seats} room={current.room} swapping={swapping} />
          {/* Opened all at once, nobody is the last: the plan has the whole wall. */}
          {(left > 0 || last) && !swapping.isOn && (
            <section
              aria-label="방금 뽑은 자리"
              className="flex w-104 shrink-0 flex-col items-center justify-center gap-5 text-center portrait:w-full"
            >
              <Left seats={seats} />
              {last ? (
                <Last name={last.member.name} number={last.member.number}>
                  {toSeatNameById(last.seat, current.room.seats)}
                </Last>
              ) : (
                <span className="flex justify-center [&>svg]:h-40 [&>svg]:w-auto">
                  <Dami mood="glance" size={160} />
                </span>
              )}
            </section>
          )}
        </div>
      ) : (
        <p className="m-auto text-center text-[length:--spacing(11)] font-bold text-balance">
          아직 뽑은 자리가 없어요. 나가서 「바로 뽑기」를 눌러 주세요.
        </p>
      )}
    </BoardFrame>
  );
}

function Left({ seats }: { readonly seats: ReturnType<typeof useOpenedSeats> }) {
  const { left, counted } = seats;
  return (
    <>
      <output aria-label="남은 자리" className="text-[length:--spacing(9)] font-semibold">
        {left > 0 ? `남은 자리 ${left}` : "모두 뽑았어요"}
      </output>
      {counted.thrownAway > 0 && (
        <p className="text-[length:--spacing(7)] break-keep text-board-fg-2">
          오늘 {counted.made}번째 뽑기, 버린 뽑기 {counted.thrownAway}
        </p>
      )}
    </>
  );
}

function Last(props: {
  readonly name: string;
  readonly number: number;
  readonly children: string;
}) {
  const name = useFit<HTMLSpanElement>({ most: 36, upright: 30, easy: 12, least: 8 });
  return (
    <output aria-label="뽑은 자리" className="flex w-full flex-col items-center gap-4">
      <span className="text-[length:--spacing(11)] font-bold text-board-fg-2">
        {props.number}번
      </span>{" "}
      <span
        ref={name}
        className="block max-h-80 w-full leading-tight font-extrabold tracking-display fitted"
      >
        {breakable(props.name)}
      </span>{" "}
      <span className="rounded-[--spacing(7)] bg-surface px-8 py-4 text-[length:--spacing(9)] font-bold break-keep">
        {props.children}
      </span>
    </output>
  );
}

function Cards(props: {
  readonly seats: ReturnType<typeof useOpenedSeats>;
  readonly room: NonNullable<ReturnType<typeof useOpenedSeats>["current"]>["room"];
  readonly swapping: Swapping;
}) {
  const { seats, room, swapping } = props;
  const laid = layRoom(room.seats);
  const list = useFit<HTMLUListElement>({ most: 9, upright: 6, easy: 6, least: 4 });
  // Where many rows are low or a name is long, a number stands in its line.
  const isClose =
    laid.rows.filter((track) => track === "seat").length > 6 ||
    seats.cards.some(({ member }) => member.name.length > 8);
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-4">
      <div className="flex shrink-0 items-center gap-4">
        <p className="mx-auto w-1/2 rounded-[--spacing(4)] bg-surface py-2 text-center text-[length:--spacing(6.5)] font-bold tracking-[.3em]">
          칠판
        </p>
        {swapping.isOn ? (
          <output className="text-[length:--spacing(7)] font-semibold">
            바꿀 두 자리를 차례로 눌러요
          </output>
        ) : (
          seats.left === 0 && !seats.last && <Left seats={seats} />
        )}
      </div>
      <ul
        ref={list}
        aria-label="자리 카드"
        style={toPlanStyle(laid)}
        className="grid min-h-0 flex-1 gap-2 overflow-x-auto p-1 [--seat-h:--spacing(14)] fitted"
      >
        {room.seats
          .filter(({ off }) => !off)
          .map((seat) => {
            const card = seats.cards.find((each) => each.seat === seat.id);
            const style = toSeatStyle(laid, seat.id);
            const words = toSeatWords(seat, room.seats);
            if (!card)
              return (
                <li
                  key={seat.id}
                  style={style}
                  className="grid rounded-[--spacing(7)] border border-stage-line opacity-60 has-[button]:opacity-100"
                >
                  <SwapPress swapping={swapping} seat={seat.id}>
                    <span className="sr-only">{words} 빈자리</span>
                  </SwapPress>
                </li>
              );
            const isLast = seats.last?.seat === seat.id;
            return (
              <li key={seat.id} style={style} className="grid min-h-0 min-w-0">
                {card.at === undefined ? (
                  <button
                    type="button"
                    aria-label={`${words} 열기`}
                    onClick={() => seats.open(card)}
                    className="press rounded-[--spacing(7)] border-2 border-stage-line bg-stage-2"
                  >
                    <span className="mx-auto block size-6 rounded-full bg-warm" />
                  </button>
                ) : (
                  <SwapPress swapping={swapping} seat={seat.id}>
                    <span
                      data-fit
                      className={`flex size-full min-h-0 min-w-0 flex-col justify-center-safe overflow-hidden rounded-[--spacing(7)] px-1.5 text-center leading-tight ${isLast ? "bg-warm text-on-warm outline-4 outline-offset-2 outline-warm" : "bg-stage-fg text-stage"}`}
                    >
                      <span className="sr-only">{words} </span>
                      <span className="font-extrabold in-data-tight:truncate">
                        <span
                          className={`text-[length:min(1em,--spacing(6.5))] font-semibold ${isClose ? "" : "block"}`}
                        >
                          {card.member.number}
                        </span>{" "}
                        {breakable(card.member.name)}
                      </span>
                    </span>
                  </SwapPress>
                )}
              </li>
            );
          })}
      </ul>
    </div>
  );
}
