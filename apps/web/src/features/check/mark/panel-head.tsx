import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toDueDay } from "@damim/domain/check/check-rows.ts";
import type { CheckRound, KeptCheck } from "@damim/domain/check/check.ts";
import { ArrowLeft, ChevronLeft, ChevronRight, Pencil } from "lucide-react";
import { useNavigate } from "react-router";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsAhead, useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { toCheckBoard, toCheckPlace } from "@damim/domain/check/check-place.ts";
import { sayYear } from "../due-words.ts";
import { RoundSums } from "./round-sums.tsx";
import type { CheckCommands } from "./check-commands.ts";

export interface PanelHeadProps {
  readonly store: Store;
  readonly check: KeptCheck;
  readonly round: CheckRound;
  /** Of a repeat: the rounds beside this one. */
  readonly before: CheckRound | undefined;
  readonly after: CheckRound | undefined;
  readonly commands: CheckCommands;
  readonly onRound: (round: CheckRound) => void;
  readonly onEdit: (check: KeptCheck) => void;
}

/** What it is, until when, how many; leafing through the rounds, and the acts of the check. */
export function PanelHead(props: PanelHeadProps) {
  const { store, check, round, before, after, commands, onRound, onEdit } = props;
  const { now } = useTeacherData();
  const navigate = useNavigate();
  const isPast = useIsPast();
  const isAhead = useIsAhead();
  const dueOn = toDueDay(check, round);
  const isLeafed = before !== undefined || after !== undefined;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <Link
          to={toCheckPlace()}
          className="press -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-ctl px-2 text-15 font-semibold text-fg-2 md:hidden"
        >
          <ArrowLeft size={18} aria-hidden /> 체크 목록
        </Link>
        <div className="flex flex-wrap items-center gap-x-2">
          <h2 className="title min-w-0 text-20 wrap-break-word">{check.title}</h2>
          {!isPast && (
            <span className="flex">
              <IconButton
                label="체크 고치기"
                icon={<Pencil size={18} aria-hidden />}
                onClick={() => onEdit(check)}
              />
              <Button
                variant="text"
                onClick={() => (check.closedOn ? commands.reopen(check) : commands.close(check))}
              >
                {check.closedOn ? "다시 열기" : "체크 닫기"}
              </Button>
              {!isAhead && (
                <Button variant="text" onClick={() => void navigate(toCheckBoard(check.id, round))}>
                  칠판에 띄우기
                </Button>
              )}
            </span>
          )}
        </div>
        <div className="flex items-center gap-1 text-14 text-fg-2">
          {isLeafed && <RoundStep label="앞 회차" round={before} onRound={onRound} />}
          <span>
            {[
              check.subject,
              dueOn &&
                `${sayYear(dueOn, toSeoulDay(now()))}${toKoreanDay(dueOn)}${round === "one" ? "까지" : ""}`,
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
          {isLeafed && <RoundStep label="다음 회차" round={after} onRound={onRound} />}
        </div>
      </div>
      <RoundSums store={store} check={check} round={round} />
    </div>
  );
}

function RoundStep(props: {
  readonly label: "앞 회차" | "다음 회차";
  readonly round: CheckRound | undefined;
  readonly onRound: (round: CheckRound) => void;
}) {
  const { label, round, onRound } = props;
  const Icon = label === "앞 회차" ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      label={label}
      disabled={round === undefined}
      icon={<Icon size={20} aria-hidden />}
      onClick={() => round && onRound(round)}
    />
  );
}
