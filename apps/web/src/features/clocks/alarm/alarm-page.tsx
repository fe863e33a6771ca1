import type { KeptAlarm } from "@damim/domain/alarm/alarm.ts";
import { toNextRingWords, toRungWords } from "@damim/domain/alarm/next-ring.ts";
import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { Bell, BellOff, BellRing, Plus } from "lucide-react";
import { useState } from "react";
import { useClockValue } from "../../../data/server/use-running-clock.ts";
import { BoardButton } from "../../../kit/board/board-button.tsx";
import { BoardFrame } from "../../../kit/board/board-frame.tsx";
import { StageTime } from "../../../kit/board/stage-time.tsx";
import { useHearBell } from "../../../kit/bells/use-hear-bell.ts";
import { writeText } from "../../../platform/kept/device-texts.ts";
import { useStage } from "../../../kit/board/use-stage.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { AlarmList } from "./alarm-list.tsx";
import { RINGS_HERE_KEY, ringsHere, useAlarmBell } from "./use-alarm-bell.ts";
import { useAlarms } from "./use-alarms.ts";

const AlarmDialog = lazyOverlay(() => import("./alarm-dialog.tsx"), "AlarmDialog");

/** 알람: while this window is open on a device that rings. */
export function Component() {
  const { clock, sound, frame } = useStage("알람", { isWindow: true });
  const { alarms, days, store, bellRows, save, turn, remove } = useAlarms();
  const hear = useHearBell(store);
  const [isHere, setHere] = useState(ringsHere);
  const [edited, setEdited] = useState<{ readonly alarm: KeptAlarm | undefined }>();
  const [isOpen, setOpen] = useState(false);
  const { next, missed, rung, close } = useAlarmBell({ alarms, days, clock, sound });
  const words = useClockValue(clock, ({ shown }) => toNextRingWords(next, shown));
  const said = (now: number) => rung && toRungWords(rung.at, now);
  const isRinging = useClockValue(clock, ({ shown }) => said(shown)?.isRinging === true);
  const rungWords = useClockValue(clock, ({ shown }) => said(shown)?.words ?? "");
  const large = isRinging ? rung : undefined;
  const edit = (alarm: KeptAlarm | undefined): void => {
    setEdited({ alarm });
    setOpen(true);
  };
  return (
    <BoardFrame
      {...frame}
      onLeave={() => {
        close();
        frame.onLeave();
      }}
      controls={
        <>
          <BoardButton isMain icon={<Plus aria-hidden />} onClick={() => edit(undefined)}>
            새 알람
          </BoardButton>
          <BoardButton
            aria-pressed={isHere}
            className="aria-pressed:bg-chalk-sky"
            icon={isHere ? <Bell aria-hidden /> : <BellOff aria-hidden />}
            onClick={() => {
              writeText(RINGS_HERE_KEY, isHere ? "no" : "yes");
              setHere(!isHere);
            }}
          >
            이 기기에서 울리기
          </BoardButton>
          {bellRows.length > 0 && (
            <BoardButton icon={<BellRing aria-hidden />} onClick={() => void hear(bellRows, clock)}>
              지금 종이 쳐요
            </BoardButton>
          )}
        </>
      }
    >
      <div className="mb-30 flex min-h-0 flex-1 gap-6 portrait:mb-40 portrait:flex-col">
        <section
          className={`flex min-w-0 flex-1 flex-col justify-center gap-6 rounded-[--spacing(10)] p-12 ${isRinging ? "bg-chalk-yolk" : "bg-chalk-lilac"}`}
        >
          {(large || next) && (
            <>
              <StageTime className="text-[length:--spacing(64)] portrait:text-[length:--spacing(48)]">
                {toSeoulTimeText(large?.at ?? next?.at ?? 0)}
              </StageTime>
              <p
                role={large && "alert"}
                className="text-[length:--spacing(22)] leading-tight font-extrabold break-keep"
              >
                {large?.labels.join(" · ") ?? next?.alarm.label}
              </p>
            </>
          )}
          {rung && rungWords !== "" && (
            <p className="text-[length:--spacing(8)] font-semibold">
              {isRinging ? "지금 울려요" : `${rungWords} ${rung.labels.join(" · ")}`}
            </p>
          )}
          <output
            aria-label="다음 알람"
            className="block text-[length:--spacing(10)] font-bold break-keep"
          >
            {words}
          </output>
          {missed && (
            <p role="alert" className="text-[length:--spacing(8)] font-semibold">
              {missed}
            </p>
          )}
        </section>
        <section
          aria-label="알람 목록"
          className="min-h-0 min-w-0 flex-1 overflow-y-auto rounded-[--spacing(10)] bg-surface p-6"
        >
          {alarms.length === 0 ? (
            <p className="p-6 text-[length:--spacing(8)] font-semibold text-balance">
              아직 알람이 없어요. 「08:50 우유 당번」처럼 만들면 이 창이 열려 있는 동안 울려요.
            </p>
          ) : (
            <AlarmList alarms={alarms} onEdit={edit} onTurn={turn} />
          )}
        </section>
      </div>
      {edited && (
        <AlarmDialog
          key={edited.alarm?.id ?? "new"}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          alarm={edited.alarm}
          onSave={(value) => save(edited.alarm, value)}
          onRemove={remove}
        />
      )}
    </BoardFrame>
  );
}
