import { toShiftWords } from "@damim/domain/bells/shift-words.ts";
import { BELL_SETTING_ID, bellSettingKind, type BellRow } from "@damim/domain/bells/bells.ts";
import { toWrongClockWords } from "@damim/domain/bells/next-clock.ts";
import { toSeoulSeconds } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanInstant, toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { BellRing } from "lucide-react";
import type { RunningClock } from "../../../data/server/running-clock.ts";
import { useClockValue, useRunningClock } from "../../../data/server/use-running-clock.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useRow, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { createShiftCommands } from "../../../kit/bells/shift-commands.ts";
import { useHearBell } from "../../../kit/bells/use-hear-bell.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** 「지금 종이 쳐요」, beside the clock that it is measured by. */
export function HeardCard(props: {
  readonly store: Store;
  /** Of today. */
  readonly rows: readonly BellRow[];
}) {
  const { store, rows } = props;
  const commands = useCommands(createShiftCommands, store);
  const { now } = useTeacherData();
  const clock = useRunningClock();
  const hear = useHearBell(store);
  const setting = useRow(store, bellSettingKind, BELL_SETTING_ID);
  const isWrong = useClockValue(clock, ({ trust }) => trust === "wrong");
  return (
    <Card title="학교 종" className="max-lg:order-first print:hidden">
      <div className="flex flex-col gap-4">
        {isWrong ? (
          <Notice tone="warm">{toWrongClockWords(clock.state())}</Notice>
        ) : (
          <WallClock clock={clock} />
        )}
        <Button
          size="large"
          variant="weak"
          isFull
          icon={<BellRing size={20} aria-hidden />}
          {...(rows.length === 0 && { disabledReason: "오늘은 종이 울리지 않아요." })}
          {...(isWrong && { disabledReason: "시계를 먼저 맞춰 주세요." })}
          onClick={() => void hear(rows, clock)}
        >
          지금 종이 쳐요
        </Button>
        <div className="text-15">
          <p className="font-semibold">{toShiftWords(setting?.shift ?? 0)}</p>
          <p className="mt-1 text-14 text-fg-2">
            종이 울릴 때 누르면 칠판 화면이 학교 종에 맞춰져요. 시계는 그대로예요.
            {setting?.heardAt ? ` ${toKoreanInstant(setting.heardAt, now())}에 맞췄어요.` : ""}
          </p>
        </div>
        {setting !== undefined && setting.shift !== 0 && (
          <Button variant="line" onClick={commands.forget}>
            시정표대로 두기
          </Button>
        )}
      </div>
    </Card>
  );
}

function WallClock({ clock }: { readonly clock: RunningClock }) {
  const words = useClockValue(clock, ({ shown }) => {
    const seconds = Math.floor(toSeoulSeconds(shown)) % 60;
    return `${toSeoulTimeText(shown)}:${String(seconds).padStart(2, "0")}`;
  });
  return (
    <p className="text-36 font-extrabold tracking-display tabular-nums">
      <span className="sr-only">지금 </span>
      {words}
    </p>
  );
}
