import { toNumberWords, toSeatNameById } from "@damim/domain/seats/seat-words.ts";
import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { toWeekPlace } from "@damim/domain/calendar-day/week.ts";
import type { KeptSeatPlan } from "@damim/domain/seats/seat-plan.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { Ban, Lock, LockOpen, MonitorUp, PenLine, ShieldCheck } from "lucide-react";
import { useCommands } from "../../kit/act/commands.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { createPlanCommands } from "./plan/plan-commands.ts";
import { SealCard } from "./draw/seal-card.tsx";
import { BrokenRules } from "./rules/broken-rules.tsx";
import { createRuleCommands } from "./rules/rule-commands.ts";
import type { SeatDrawing } from "./draw/use-seat-draw.ts";
import type { Seating } from "./seating/use-seating.ts";

/** 자리: what is done with the plan, and with the seat that is held. */
export function SeatPanel(props: {
  readonly seating: Seating;
  readonly drawing: SeatDrawing;
  readonly held: string | undefined;
  readonly onCopy: () => void;
}) {
  const { seating, drawing, held, onCopy } = props;
  const { current, drawn, room, students, seatless, findStudent, store } = seating;
  const plans = useCommands(createPlanCommands, store);
  const rules = useCommands(createRuleCommands, store);
  const pupil = held === undefined ? undefined : findStudent(current?.plan.seats[held]);
  const fixed = seating.rules.find(
    ({ kind, off, what }) => kind === "fixed" && !off && [what].flat().includes(held),
  );
  if (!room) return null;
  return (
    <div className="flex flex-col gap-4">
      {current && current.room.id !== room.id && (
        <Notice tone="info">교실을 바꿨어요. 바로 뽑기를 누르면 새 교실에서 뽑아요.</Notice>
      )}
      {drawn && drawn.plan.id !== current?.plan.id && (
        <DrawnNotice seating={seating} drawn={drawn.plan} />
      )}
      {seatless.length > 0 && (
        <Notice
          tone="warm"
          title={`자리가 없는 학생 ${toNumberWords(seatless.map(({ number }) => number))}`}
          actions={
            <Button
              variant="line"
              onClick={() =>
                void (current && plans.seatNewcomers(current.plan, seating.problemIn(current.room)))
              }
            >
              빈자리에 앉히기
            </Button>
          }
        >
          비어 있는 자리 가운데 규칙에 맞는 곳을 찾아요.
        </Notice>
      )}
      <BrokenRules seating={seating} />
      {held !== undefined && current ? (
        <section aria-label="고른 자리" className="flex flex-col gap-3">
          <p className="text-17 font-bold">
            {toSeatNameById(held, current.room.seats)}
            {pupil ? ` · ${pupil.number}번 ${pupil.name}` : " · 빈자리"}
          </p>
          <p className="text-15 text-fg-2">바꿀 자리를 누르면 서로 바꿔요. 다시 누르면 그만둬요.</p>
          {pupil && (
            <span className="flex flex-wrap gap-2">
              <Button
                variant="line"
                icon={fixed ? <LockOpen size={18} aria-hidden /> : <Lock size={18} aria-hidden />}
                onClick={() =>
                  fixed
                    ? rules.remove(fixed.id, "자리 고정을 풀었어요")
                    : rules.add(
                        [{ kind: "fixed", a: [pupil.id], what: held, weight: "must" }],
                        "자리를 고정했어요",
                      )
                }
              >
                {fixed ? "자리 고정 풀기" : "자리 고정"}
              </Button>
              <Button
                variant="line"
                icon={<Ban size={18} aria-hidden />}
                onClick={() =>
                  rules.add(
                    [{ kind: "notSeat", a: [pupil.id], what: held, weight: "must" }],
                    "다음에는 이 자리에 앉지 않아요",
                  )
                }
              >
                다음에 이 자리 아님
              </Button>
            </span>
          )}
        </section>
      ) : (
        <p className="text-15 text-fg-2">
          {current
            ? `${toKoreanDay(current.plan.from)}부터의 자리예요. 자리 두 곳을 차례로 누르면 서로 바꿔요.`
            : `학생 ${students.length}명이 앉을 자리를 뽑아요.`}
          {current?.plan.moved ? ` 손으로 바꿈 ${current.plan.moved}번.` : ""}
        </p>
      )}
      {drawing.sealed ? (
        <SealCard drawing={drawing} />
      ) : (
        <Button variant="line" icon={<ShieldCheck size={18} aria-hidden />} onClick={drawing.seal}>
          봉인하기
        </Button>
      )}
      {drawn && drawing.showBoard && (
        <Button
          variant="line"
          icon={<MonitorUp size={18} aria-hidden />}
          onClick={drawing.showBoard}
        >
          칠판에서 열기
        </Button>
      )}
      <Button variant="text" icon={<PenLine size={18} aria-hidden />} onClick={onCopy}>
        지금 자리 옮겨 적기
      </Button>
    </div>
  );
}

/** A new seating that nobody sits in yet: from when on, or not at all. */
function DrawnNotice({
  seating,
  drawn,
}: {
  readonly seating: Seating;
  readonly drawn: KeptSeatPlan;
}) {
  const { today, store } = seating;
  const commands = useCommands(createPlanCommands, store);
  const monday = addDays(today, 7 - toWeekPlace(today));
  return (
    <Notice
      tone="info"
      title={
        drawn.waits ? "뽑아 둔 새 자리가 있어요" : `${toKoreanDay(drawn.from)}부터 새 자리에 앉아요`
      }
      actions={
        <>
          <Button
            variant="line"
            onClick={() => commands.take(drawn, today, "오늘부터 새 자리에 앉아요")}
          >
            오늘부터
          </Button>
          {(drawn.waits || drawn.from !== monday) && (
            <Button
              variant="line"
              onClick={() => commands.take(drawn, monday, "월요일부터 새 자리에 앉아요")}
            >
              월요일부터
            </Button>
          )}
          <Button variant="dangerText" onClick={() => commands.drop(drawn)}>
            버리기
          </Button>
        </>
      }
    >
      {drawn.waits
        ? "칠판에서 카드를 열거나 언제부터 앉을지 고르기 전에는 지금 자리가 그대로예요."
        : "그때까지는 지금 자리가 그대로예요."}
    </Notice>
  );
}
