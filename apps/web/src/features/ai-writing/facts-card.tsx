import { toKoreanMonthDay, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import { ShieldCheck } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Dami } from "../../ui/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Link } from "../../ui/link.tsx";
import { buttonLook } from "../../ui/button.tsx";
import type { AiDesk, TickedFact } from "./use-ai-desk.ts";

/** 쓸 기록: what a draft may rest on. What a pupil wrote is not ticked by itself. */
export function FactsCard(props: {
  readonly desk: AiDesk;
  /** Of the chosen sentence. */
  readonly litIds: ReadonlySet<string>;
}) {
  const { desk, litIds } = props;
  const { facts } = desk;
  const count = facts.filter(({ ref }) => ref !== undefined).length;
  if (facts.length === 0)
    return (
      <Card>
        <EmptyState
          picture={<Dami mood="glance" size={84} />}
          title="먼저 기록을 모아요"
          actions={
            <Link to="/checkListMemo?about=listMemo" className={buttonLook({ look: "weak" })}>
              개별기록 쓰기
            </Link>
          }
        >
          한 줄이면 돼요.
        </EmptyState>
      </Card>
    );
  return (
    <Card className="flex flex-col lg:min-h-0" isFlush>
      <h2 className="flex items-baseline gap-2 px-5 pt-5 pb-2 text-17 font-bold">
        쓸 기록
        <span className="text-14 font-semibold text-fg-2">
          {facts.length}개 가운데 {count}개
        </span>
      </h2>
      <fieldset aria-label="쓸 기록" className="min-w-0 lg:min-h-0 lg:flex-1 lg:overflow-y-auto">
        {facts.map((each) => (
          <FactLine
            key={each.fact.id}
            each={each}
            isLit={litIds.has(each.fact.id)}
            onTick={(isOn) => desk.tick(each.fact.id, isOn)}
          />
        ))}
      </fieldset>
      <p className="flex items-center gap-2 border-t border-line-2 px-5 py-3 text-14 text-fg-2">
        <ShieldCheck size={16} aria-hidden className="shrink-0" />
        이름은 [학생1]로 가려서 보내요
      </p>
    </Card>
  );
}

function FactLine(props: {
  readonly each: TickedFact;
  readonly isLit: boolean;
  readonly onTick: (isOn: boolean) => void;
}) {
  const { each, isLit, onTick } = props;
  const { fact, ref, isOrder } = each;
  const day =
    fact.day > "2000-01-01"
      ? `${toKoreanMonthDay(fact.day)} ${toWeekdayLetter(fact.day)} · ${fact.area}`
      : fact.area;
  return (
    <div
      className={`border-b border-line-2 px-5 py-2 last:border-0 ${isLit ? "bg-brand-weak shadow-[inset_3px_0_0_var(--brand)]" : ""}`}
    >
      <Checkbox
        label={`${day}${ref ? ` ${ref.slice(1)}번` : ""}`}
        hint={
          <>
            <span className="wrap-anywhere whitespace-pre-line text-fg">{fact.text}</span>
            {fact.byPupil && (
              <span className="mt-1 block text-13 font-semibold">
                학생 글{isOrder && <b className="text-warm-strong"> · 명령처럼 보여요</b>}
              </span>
            )}
          </>
        }
        isChecked={ref !== undefined}
        onCheckedChange={onTick}
      />
    </div>
  );
}
