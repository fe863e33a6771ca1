import { layRoom } from "@damim/domain/seats/lay-room.ts";
import type { Seat } from "@damim/domain/seats/seat-room.ts";
import type { PlanSeat } from "./plan-grid.tsx";
import { toPlanStyle, toSeatStyle } from "./plan-lines.ts";
import { TileName } from "../../../ui/tile-name.tsx";

/** 자리표 on paper, names readable from the door; once as pupils see it and once as the teacher does. No rule on it. */
export function PrintedPlan(props: {
  readonly seats: readonly Seat[];
  readonly findPupil: (seat: string) => PlanSeat | undefined;
  readonly place: string;
}) {
  return (
    <div className="print-landscape hidden text-fg print:block">
      <PlanSheet {...props} isTurned={false} />
      <PlanSheet {...props} isTurned />
    </div>
  );
}

function PlanSheet(props: {
  readonly seats: readonly Seat[];
  readonly findPupil: (seat: string) => PlanSeat | undefined;
  readonly place: string;
  readonly isTurned: boolean;
}) {
  const { seats, findPupil, place, isTurned } = props;
  const laid = layRoom(seats, isTurned);
  const board = (
    <p className="mx-auto w-1/2 rounded-ctl border border-fg py-1 text-center text-[12pt] font-bold tracking-[.3em]">
      칠판
    </p>
  );
  return (
    <section
      aria-label={isTurned ? "선생님 쪽에서 보기" : "학생 쪽에서 보기"}
      className={`flex h-[180mm] flex-col gap-3 ${isTurned ? "" : "break-after-page"}`}
    >
      <p className="flex justify-between text-[12pt]">
        <b>{place} 자리표</b>
        <span>{isTurned ? "선생님 쪽에서 본 자리" : "학생 쪽에서 본 자리"}</span>
      </p>
      {!isTurned && board}
      <div style={toPlanStyle(laid)} className="grid min-h-0 flex-1 gap-1.5">
        {seats
          .filter(({ off }) => !off)
          .map(({ id }) => {
            const pupil = findPupil(id);
            return (
              <div
                key={id}
                style={toSeatStyle(laid, id)}
                className="flex flex-col items-center justify-center rounded-ctl border border-fg"
              >
                {pupil && (
                  <>
                    <span className="text-[11pt]">{pupil.number}</span>
                    <TileName
                      name={pupil.name}
                      className="max-w-full text-center text-[20pt] font-bold"
                    />
                  </>
                )}
              </div>
            );
          })}
      </div>
      {isTurned && board}
    </section>
  );
}
