import {
  type DrillResult,
  isOpened,
  toBackupLine,
  toDrillSize,
} from "@damim/domain/admin/drill.ts";
import { toKoreanInstant } from "@damim/domain/calendar-day/korean-instant.ts";
import { Button } from "../../ui/button.tsx";
import { useAdminAct } from "./act/use-admin-act.ts";

export interface DrillLineProps {
  readonly drill: DrillResult | null;
  /** Of the newest backup, epoch ms. */
  readonly backupAt: number | null;
  readonly now: number;
  readonly onBegun: () => void;
}

/** Whether the last backup was opened since, and a drill at will (복구 연습). */
export function DrillLine({ drill, backupAt, now, onBegun }: DrillLineProps) {
  const decide = useAdminAct();
  const begin = (): void =>
    void decide({
      method: "POST",
      path: "drill",
      body: {},
      actLabel: "복구 연습 하기",
      sentence: "복구 연습을 시작해요. 끝나면 여기에 나타나요.",
    }).then(onBegun);
  return (
    <div className="flex flex-col gap-1">
      <output aria-label="마지막 백업" className="text-16 font-semibold">
        {toBackupLine({ backupAt, drill }, now)}
      </output>
      <p className="flex flex-wrap items-center gap-2 text-15 text-fg-2">
        {drill ? (
          <output aria-label="마지막 복구 연습">
            마지막 복구 연습: {toKoreanInstant(drill.at, now)}.
            {isOpened(drill) && ` ${toDrillSize(drill)}`}
          </output>
        ) : (
          "복구 연습은 백업을 따로 풀어 오늘의 담임으로 모두 읽어 보는 일이에요. 매달 1일 새벽에 해요."
        )}
        <Button variant="line" onClick={begin}>
          복구 연습 하기
        </Button>
      </p>
    </div>
  );
}
