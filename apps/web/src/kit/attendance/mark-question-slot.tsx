import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { findClosing, type SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useOpenYearsCalendar } from "../../data/use-school-calendar.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import {
  askAboutDays,
  endQuestion,
  findQuestion,
  isAskingSlot,
  openSlot,
  watchQuestion,
  type MarkQuestion,
} from "./mark-question.ts";

const ConfirmDialog = lazyOverlay(
  () => import("../../ui/overlay/confirm-dialog.tsx"),
  "ConfirmDialog",
);

/** Stands on every page and in every dialog where attendance is marked: what is asked before a mark is asked here. */
export function MarkQuestionSlot() {
  const [slot] = useState(() => ({}));
  const asked = useSyncExternalStore(watchQuestion, findQuestion);
  const isAsking = useSyncExternalStore(watchQuestion, () => isAskingSlot(slot));
  const calendar = useOpenYearsCalendar();
  useEffect(() => askAboutDays((day) => findDayQuestion(calendar, day)), [calendar]);
  useEffect(() => openSlot(slot), [slot]);
  return (
    <ConfirmDialog
      isOpen={isAsking && asked?.isOpen === true}
      title={asked?.title ?? ""}
      actLabel={asked?.actLabel ?? ""}
      onClose={endQuestion}
      onAct={() => {
        endQuestion();
        asked?.proceed();
      }}
    >
      {asked?.text}
    </ConfirmDialog>
  );
}

function findDayQuestion(calendar: SchoolCalendar, day: CalendarDay): MarkQuestion | undefined {
  const closing = findClosing(calendar, day);
  if (!closing) return undefined;
  const why = withParticle(closing.name || "주말", "이라/라");
  return {
    key: day,
    title: "수업이 없는 날이에요",
    text: `${withParticle(toKoreanMonthDay(day), "은/는")} ${why} 수업이 없는 날이에요. 그래도 기록할까요?`,
    actLabel: "그래도 기록하기",
  };
}
