import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { useState } from "react";
import { useClockValue } from "../../data/server/use-running-clock.ts";
import { toHandInPlace, useHandIns } from "../../data/tapping/use-hand-ins.ts";
import { findStoreOfDay, findClassStore, type Store } from "../../data/teacher-data.ts";
import { useIsPast, useTeacherData } from "../../data/use-teacher-data.ts";
import { BoardButton } from "../../kit/board/board-button.tsx";
import { BoardFrame } from "../../kit/board/board-frame.tsx";
import { TapTiles } from "../../kit/board/tap-tiles.tsx";
import { useStage } from "../../kit/board/use-stage.tsx";

interface HandInBoardProps {
  readonly checkId: string;
  /** A day, or "one". */
  readonly round: string;
}

/** 제출 칠판: who has handed in, and of everybody else nothing. Pupils press their own tile once the teacher lets them. */
export function HandInBoard(props: HandInBoardProps) {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now())) ?? findClassStore(data);
  return store ? <BoardOfYear store={store} {...props} /> : null;
}

function BoardOfYear({ store, checkId, round }: HandInBoardProps & { readonly store: Store }) {
  const teacherPage = toHandInPlace({ checkId, round });
  const { frame, clock } = useStage("제출 칠판", { teacherPage });
  // It makes no sound.
  const { sound: _, ...silent } = frame;
  const today = useClockValue(clock, ({ shown }) => toSeoulDay(shown));
  const isPast = useIsPast();
  const [isAllowed, setAllowed] = useState(false);
  const handIns = useHandIns(store, { checkId, round, today });
  const canAllow = handIns !== undefined && !handIns.isClosed && !isPast;
  return (
    <BoardFrame
      {...silent}
      controls={
        canAllow && (
          <BoardButton
            aria-pressed={isAllowed}
            className="aria-pressed:bg-board-brand aria-pressed:text-surface"
            onClick={() => setAllowed(!isAllowed)}
          >
            학생이 누르기
          </BoardButton>
        )
      }
    >
      {handIns ? (
        <>
          <div className="flex shrink-0 flex-wrap items-baseline justify-between gap-x-8 pt-2 pb-4 font-bold">
            <h2 className="text-[length:--spacing(12)] leading-tight font-extrabold wrap-break-word">
              {handIns.title}
            </h2>
            <output className="text-[length:--spacing(8)] text-board-fg-2">
              {isAllowed && canAllow
                ? "냈으면 내 이름을 눌러요"
                : `${handIns.turned.size}명 냈어요`}
            </output>
          </div>
          <TapTiles
            label={handIns.title}
            word="냈어요"
            tapped={handIns}
            isAllowed={isAllowed && canAllow}
          />
        </>
      ) : (
        <p className="m-auto text-center text-[length:--spacing(11)] font-bold text-balance">
          이 체크가 없어요. 나가서 다시 띄워 주세요.
        </p>
      )}
    </BoardFrame>
  );
}
