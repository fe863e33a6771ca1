import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toNoticeText } from "@damim/domain/day-notice/notice-lines.ts";
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useNavigate } from "react-router";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { sayReach } from "../../../kit/act/say-reach.ts";
import { mayGoHome } from "../../../kit/names/name-question.tsx";
import type { AskName } from "../../../kit/names/use-name-question.ts";
import { copyText } from "../../../platform/clipboard.ts";
import { printPage } from "../../../platform/print.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { toNoticeStage } from "../notice-place.ts";
import type { NoticeOfDay } from "./use-notice.ts";

/** How a 알림장 goes to the class and to its families: each way notes that it went, and none goes with a name unanswered. */
export function useWaysOut(of: {
  readonly notice: NoticeOfDay;
  readonly askName: AskName | undefined;
  readonly desk: RefObject<HTMLElement | null>;
  readonly day: CalendarDay;
  readonly next: CalendarDay;
}) {
  const { notice, askName, desk, day, next } = of;
  const { row, lines, isPast } = notice;
  const data = useTeacherData();
  const navigate = useNavigate();
  const waiting = useRef<() => void>(undefined);
  /** Nothing goes to a class or its parents but what stands here, with each name in it answered for. */
  const give = (go: () => void): void => {
    if (isPast) go();
    // It goes once the rule is here.
    else if (!askName) waiting.current = go;
    else if (
      mayGoHome(
        desk.current,
        lines.every((line) => !askName(line, row)),
      )
    )
      go();
  };
  const giveWaiting = useEffectEvent((): void => {
    const go = waiting.current;
    waiting.current = undefined;
    if (go) give(go);
  });
  useEffect(() => giveWaiting(), [askName]);
  const done = (): void => void notice.tellDone();
  const tellFamilies = (): void =>
    give(() => {
      done();
      showToast.success(
        sayReach(data, "가정에 알렸어요", { here: "이 기기에 적었어요", there: "가정에 보여요" }),
      );
    });
  const copy = async (): Promise<void> => {
    if (await copyText(toNoticeText(day, next, lines))) {
      showToast.success("복사했어요. 메신저에 붙여넣어 주세요");
      done();
    } else showToast.error("복사하지 못했어요. 글을 길게 눌러 복사해 주세요.");
  };
  const print = (): void =>
    give(() => {
      printPage();
      done();
    });
  const show = (): void => {
    done();
    void navigate(toNoticeStage(day));
  };
  return {
    print,
    tellFamilies,
    copy: () => give(() => void copy()),
    show: () => give(show),
  };
}
