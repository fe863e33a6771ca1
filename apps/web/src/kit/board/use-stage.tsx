import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { useNavigate } from "react-router";
import { useRunningClock } from "../../data/server/use-running-clock.ts";
import { findClassStore } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useOwnClass } from "../../data/years/class-choice.ts";
import { useStageSound } from "./use-stage-sound.ts";
import { WallClock } from "./wall-clock.tsx";

/**
 * What the frame of every tool in front of a class says and does: class and tool, the hour, its sound, and the way out.
 * A window of its own goes; one that the browser keeps, or that is none, shows 수업놀이: what a class may see.
 *
 * @param teacherPage what belongs to it and is for the teacher's eyes: reached by 「선생님 화면」, with a second press
 */
export function useStage(
  title: string,
  {
    isWindow = false,
    teacherPage,
  }: { readonly isWindow?: boolean; readonly teacherPage?: string } = {},
) {
  const className = useStageClass();
  const clock = useRunningClock();
  const sound = useStageSound();
  const navigate = useNavigate();
  return {
    clock,
    sound,
    frame: {
      title,
      place: [className, title].filter(Boolean).join(" · "),
      clock: <WallClock clock={clock} />,
      sound,
      onLeave: (): void => {
        if (isWindow) close();
        void navigate("/classgame");
      },
      ...(teacherPage && { teacherPage }),
    },
  };
}

/** Who stands in front of it: 「3학년 2반」, 「과학탐구 클럽」. */
export function useStageClass(): string {
  const data = useTeacherData();
  const ownClass = toClassWords(useOwnClass(findClassStore(data) ?? data.profile));
  return data.club ? `${data.club.entry.name} 클럽` : ownClass;
}
