import { EyeOff, Maximize, Minimize, Volume2, VolumeX, X } from "lucide-react";
import { useLayoutEffect, useState, type ReactNode } from "react";
import { askCover } from "../../data/cover-signal.ts";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";
import { DamimWordmark } from "../../ui/damim-logo.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { ToasterSlot } from "../../ui/overlay/toaster-slot.tsx";
import { BoardFoot } from "./board-foot.tsx";
import { TeacherScreen } from "./teacher-screen.tsx";
import {
  useBoardKeys,
  useFullscreen,
  useRestingHands,
  useScreenKeptOn,
} from "./use-board-hands.ts";
import type { StageSound } from "./use-stage-sound.ts";

/*
 * One step of spacing is 1/270 of the stage's height (4 px of a board of 1080), so that everything in it, said in steps,
 * looks the same at 1366, 1920 and 3840. Held upright, a phone counts by its width.
 */
const steps =
  "contents [--spacing:min(100cqh/270,100cqw/480)] portrait:[--spacing:max(100cqw/180,2px)]";

export interface BoardFrameProps {
  /** The name of the page. */
  readonly title: string;
  /** At the upper left: class and day. Never a pupil. */
  readonly place: ReactNode;
  readonly clock: ReactNode;
  /** What the class sees. Sizes in steps: `text-[length:--spacing(37)]` is 148 px of 1080; none under 6.5. */
  readonly children: ReactNode;
  /** `BoardButton`s, in the lowest 132 of 1080. They go out of sight while no hand moves, where `controlsRest`. */
  readonly controls: ReactNode;
  readonly controlsRest?: boolean;
  readonly onLeave: () => void;
  /** Of `useStage`. */
  readonly teacherPage?: string;
  /** Of `useStageSound`, where the tool is heard. */
  readonly sound?: StageSound;
  /** What a clicker's PageDown, Space and Enter press. */
  readonly onMain?: (() => void) | undefined;
  /** 되돌리기 by PageUp. */
  readonly onBack?: (() => void) | undefined;
  /** Of `useBoardKeys`. */
  readonly arrows?: boolean;
  /** The moment of a draw: dark in every theme, with one warm button. */
  readonly isStage?: boolean;
  /** Of `BoardFoot`. */
  readonly isFootTall?: boolean;
}

/**
 * A window in front of a class: the head with class, clock, 가리기 and 전체 화면, the stage, and what is pressed at the
 * bottom, where children reach. Keeps the screen on. Keys: `useBoardKeys`.
 */
export function BoardFrame(props: BoardFrameProps) {
  const {
    title,
    place,
    clock,
    children,
    controls,
    controlsRest = false,
    onLeave,
    teacherPage,
  } = props;
  const { sound, onMain, onBack, isStage = false, isFootTall = false, arrows = false } = props;
  const [isFull, toggleFullscreen] = useFullscreen();
  const isKeptOn = useScreenKeptOn();
  const isResting = useRestingHands() && controlsRest;
  // What was said of the page before is not for a class.
  useLayoutEffect(() => showToast.dismiss(), []);
  useBoardKeys({
    toggleFullscreen,
    leave: onLeave,
    cover: askCover,
    toggleSound: sound?.toggle,
    main: onMain,
    back: onBack,
    arrows,
  });
  return (
    <div
      data-board
      data-mood={isStage ? "stage" : "classroom"}
      className="fixed inset-0 overflow-hidden bg-board-bg text-board-fg [container-type:size] portrait:overflow-y-auto"
    >
      <div className={steps}>
        <div className="flex h-full flex-col gap-6 portrait:h-auto portrait:min-h-full">
          <header className="flex min-h-22 shrink-0 flex-wrap items-center gap-x-7 gap-y-2 px-14 pt-4 portrait:px-6">
            <h1 className="sr-only">{title}</h1>
            <span className="flex [&>svg]:h-11 [&>svg]:w-auto">
              <DamimWordmark height={44} tone={isStage ? "white" : "brand"} />
            </span>
            <span className="text-[length:--spacing(7.5)] font-semibold text-board-fg-2">
              {place}
            </span>
            {/* One hint at a time: two are longer than the row. */}
            {!isKeptOn && !(sound?.isOn && sound.isAsleep) && <PowerHint />}
            <ToasterSlot place="head" />
            <span className="ml-auto flex items-center gap-4">
              {clock}
              {sound && <SoundButton sound={sound} />}
              <HeadButton label="가리기" icon={<EyeOff aria-hidden />} onClick={askCover} />
              <HeadButton
                label={isFull ? "전체 화면 끝내기" : "전체 화면"}
                icon={isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
                onClick={toggleFullscreen}
              />
            </span>
          </header>
          <main className="relative flex min-h-0 flex-1 flex-col px-14 pb-6 portrait:px-6 portrait:pb-40">
            {children}
          </main>
        </div>
        {/* A press that only wakes it must not press what it cannot see. */}
        <footer
          className={`pointer-events-none fixed inset-x-0 bottom-0 flex min-h-33 items-center justify-center px-6 py-3 transition-opacity duration-calm focus-within:opacity-100 portrait:py-6 ${isResting ? "opacity-0 [&:not(:focus-within)_*]:pointer-events-none!" : ""}`}
        >
          <BoardFoot onLeave={onLeave} isTall={isFootTall}>
            {controls}
            {teacherPage && <TeacherScreen to={teacherPage} />}
          </BoardFoot>
        </footer>
      </div>
    </div>
  );
}

/** This browser cannot keep the screen on. Put away for as long as the tab lives. */
function PowerHint() {
  const [isAway, setAway] = useState(() => readTabText("powerHint") === "away");
  if (isAway) return null;
  return (
    <span className="flex items-center gap-3 rounded-pill bg-surface py-1 pr-1 pl-6 text-[length:--spacing(6.5)] text-board-fg-2">
      컴퓨터 절전을 끄면 화면이 꺼지지 않아요
      <button
        type="button"
        aria-label="안내 닫기"
        title="안내 닫기"
        className="press grid size-12 place-items-center rounded-pill hover:bg-hover [&>svg]:size-6"
        onClick={() => {
          saveTabText("powerHint", "away");
          setAway(true);
        }}
      >
        <X aria-hidden />
      </button>
    </span>
  );
}

function SoundButton({ sound }: { readonly sound: StageSound }) {
  const { isOn, isAsleep, toggle } = sound;
  return (
    <>
      {isOn && isAsleep && (
        <span className="text-[length:--spacing(6.5)] text-board-fg-2">
          소리를 켜려면 한 번 누르세요
        </span>
      )}
      <HeadButton
        label={isOn ? "소리 끄기" : "소리 켜기"}
        icon={isOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
        onClick={toggle}
      />
    </>
  );
}

function HeadButton(props: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}) {
  const { label, icon, onClick } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="press grid size-18 place-items-center rounded-[--spacing(6)] bg-surface text-board-fg hover:bg-hover [&>svg]:size-8"
    >
      {icon}
    </button>
  );
}
