import { toWrongClockWords } from "@damim/domain/bells/next-clock.ts";
import {
  isCalendarDay,
  toSeoulDay,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { readBoardDay } from "@damim/domain/lesson-board/board-day.ts";
import { boardMessageKind } from "@damim/domain/lesson-board/board-message.ts";
import { BOARD_MESSAGE_ID, toShownMessage } from "@damim/domain/lesson-board/shown-message.ts";
import { toFootWords } from "@damim/domain/lesson-board/board-words.ts";
import type { Hide } from "@damim/domain/names/hide-names.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { BellRing, Megaphone, PictureInPicture2 } from "lucide-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useClockValue, useRunningClock } from "../../../data/server/use-running-clock.ts";
import type { RunningClock } from "../../../data/server/running-clock.ts";
import { findClassStore, type Store } from "../../../data/teacher-data.ts";
import { useDayRows } from "../../../data/use-bell-day.ts";
import { useHideNames } from "../../../data/use-hide-names.ts";
import { useRow, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useOwnClass } from "../../../data/years/class-choice.ts";
import { BoardButton } from "../../../kit/board/board-button.tsx";
import { BoardFrame } from "../../../kit/board/board-frame.tsx";
import { useStageSound } from "../../../kit/board/use-stage-sound.ts";
import { useHearBell } from "../../../kit/bells/use-hear-bell.ts";
import { WallClock } from "../../../kit/board/wall-clock.tsx";
import { useFetched } from "../../../data/use-fetched.ts";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { usePhase, type BoardClock } from "./board-clock.ts";
import { BoardList } from "./board-list.tsx";
import { BoardPanel } from "./board-panel.tsx";

const MessageDialog = lazyOverlay(() => import("../message/message-dialog.tsx"), "MessageDialog");

const loadWatching = () => import("./watch-bells.ts");

/** 칠판 화면: what is now, for a class. Nothing of a pupil stands on it. */
export function Component() {
  const store = findClassStore(useTeacherData());
  return store ? <BoardOfClass store={store} /> : null;
}

function BoardOfClass({ store }: { readonly store: Store }) {
  const clock = useRunningClock();
  const isWrong = useClockValue(clock, ({ trust }) => trust === "wrong");
  const shown = useClockValue(clock, (state) => toSeoulDay(state.shown));
  // The clock gives days as texts.
  const today: CalendarDay = isCalendarDay(shown) ? shown : "2026-03-01";
  const className = toClassWords(useOwnClass(store));
  const rows = useDayRows(store);
  const of = useMemo(() => readBoardDay(today, rows), [today, rows]);
  const coming = useMemo(() => readBoardDay(of.coming, rows), [of.coming, rows]);
  const { whole } = store;
  const waitForAll = useCallback(() => whole.then(() => true), [whole]);
  const isHere = useFetched(waitForAll) ?? false;
  const hide = useHideNames(store);
  const hear = useHearBell(store);
  const sound = useStageSound();
  const [isWriting, setWriting] = useState(false);
  const watching = useFetched(loadWatching);
  const { ring } = sound;
  useEffect(
    () =>
      watching?.watchBells(
        clock,
        () => of,
        (kind) => ring(kind, 1),
      ),
    [watching, clock, of, ring],
  );
  const navigate = useNavigate();
  const leave = (): void => void navigate("/classgame");
  const write = (): void => setWriting(true);
  const openSmall = async (): Promise<void> => {
    const { openSmallBoard } = await import("./small-board.ts");
    const isOpen = await openSmallBoard(clock, () => of);
    if (!isOpen) showToast.error("브라우저가 작은 창을 막았어요. 주소 옆에서 허용해 주세요.");
  };
  return (
    <BoardFrame
      title="칠판 화면"
      place={
        isWrong ? className : [className, toKoreanDay(today), of.week].filter(Boolean).join(" · ")
      }
      clock={isWrong ? null : <WallClock clock={clock} />}
      controlsRest
      {...(of.rings && { sound })}
      onMain={isWrong ? undefined : write}
      controls={
        !isWrong && (
          <>
            {of.rows.length > 0 && (
              <BoardButton
                icon={<BellRing aria-hidden />}
                onClick={() => void hear(of.rows, clock)}
              >
                지금 종이 쳐요
              </BoardButton>
            )}
            <BoardButton icon={<Megaphone aria-hidden />} onClick={write}>
              칠판에 말 쓰기
            </BoardButton>
            <BoardButton icon={<PictureInPicture2 aria-hidden />} onClick={() => void openSmall()}>
              작은 창
            </BoardButton>
          </>
        )
      }
      onLeave={leave}
      teacherPage="/classTimeTable"
    >
      {isWrong ? (
        <p
          role="alert"
          className="m-auto max-w-330 text-center text-[length:--spacing(18)] leading-snug font-extrabold text-balance"
        >
          {toWrongClockWords(clock.state())}
        </p>
      ) : (
        isHere &&
        hide && (
          <>
            <div className="flex min-h-0 flex-1 gap-6 portrait:flex-col">
              <BoardPanel clock={clock} of={of} coming={coming} />
              <div className="flex w-140 shrink-0 flex-col gap-6 portrait:w-full [&:not(:has(section,[data-said]))]:hidden">
                <BoardList clock={clock} of={of} coming={coming} />
                <Message store={store} clock={clock} hide={hide} />
              </div>
            </div>
            <Foot clock={clock} of={of} />
          </>
        )
      )}
      <MessageDialog isOpen={isWriting} onClose={() => setWriting(false)} store={store} of={of} />
    </BoardFrame>
  );
}

/** What the teacher wrote, here or from her phone, as long as it stands. */
function Message(props: {
  readonly store: Store;
  readonly clock: RunningClock;
  readonly hide: Hide;
}) {
  const { store, clock, hide } = props;
  const row = useRow(store, boardMessageKind, BOARD_MESSAGE_ID);
  const text = useClockValue(clock, ({ shown }) => toShownMessage(row, shown));
  return (
    <output
      {...(text && { "data-said": "" })}
      className={
        text
          ? "flex shrink-0 items-center gap-6 rounded-[--spacing(10)] bg-chalk-yolk px-8 py-7 text-[length:--spacing(9)] leading-tight font-extrabold [overflow-wrap:anywhere]"
          : "sr-only"
      }
    >
      {text && <Megaphone aria-hidden className="size-11 shrink-0" />}
      {hide(text)}
    </output>
  );
}

/** What is different today, and how long the term still is; once the lessons are over today counts no more. */
function Foot(clocked: BoardClock) {
  const { changes, termEnd } = toFootWords(clocked.of, usePhase(clocked));
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 pt-4 text-[length:--spacing(7)] font-semibold text-board-fg-2">
      <span>{changes}</span>
      {termEnd && (
        <span>
          {termEnd.name}까지 학교 오는 날{" "}
          <strong className="font-extrabold text-board-fg">{termEnd.days}일</strong>
        </span>
      )}
    </div>
  );
}
