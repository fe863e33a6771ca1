import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { listOpenChecks, type CheckRows } from "@damim/domain/check/check-rows.ts";
import { listRounds } from "@damim/domain/check/check-rounds.ts";
import type { CheckRound, KeptCheck } from "@damim/domain/check/check.ts";
import { memo, useCallback } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { CheckPanel } from "./check-panel.tsx";
import type { CheckCommands } from "./check-commands.ts";

/** The round of a check that the address names, else the newest; before its first one, when that is. */
export const RoundOfCheck = memo(function RoundOfCheck(props: {
  readonly store: Store;
  readonly check: KeptCheck;
  /** The round that the address names. */
  readonly asked: string | null;
  readonly rows: CheckRows;
  readonly commands: CheckCommands;
  readonly onRound: (checkId: string, round: CheckRound) => void;
  readonly onEdit: (check: KeptCheck) => void;
}) {
  const { store, check, asked, rows, commands, onRound, onEdit } = props;
  const { calendar, today } = rows;
  const rounds = listRounds(check, rows.marks.values(), { calendar, until: today });
  const goToRound = useCallback(
    (round: CheckRound) => onRound(check.id, round),
    [onRound, check.id],
  );
  const at = rounds.findIndex((round) => round === asked);
  const here = at < 0 ? rounds.length - 1 : at;
  const round = rounds[here];
  if (!round) {
    const next = listOpenChecks({ ...rows, checks: [check] })[0]?.next;
    return (
      <Card className="grid place-items-center">
        <EmptyState
          title="아직 낼 날이 아니에요"
          actions={
            <Button variant="line" onClick={() => onEdit(check)}>
              체크 고치기
            </Button>
          }
        >
          {next
            ? `「${check.title}」 체크는 ${toKoreanDay(next)}부터예요.`
            : "고른 요일 가운데 학교에 가는 날이 없어요. 요일과 기간을 다시 골라 주세요."}
        </EmptyState>
      </Card>
    );
  }
  return (
    <CheckPanel
      store={store}
      calendar={calendar}
      today={today}
      check={check}
      round={round}
      before={rounds[here - 1]}
      after={rounds[here + 1]}
      commands={commands}
      onRound={goToRound}
      onEdit={onEdit}
    />
  );
});
