import type { AiPurpose } from "@damim/domain/ai-writing/ai-purpose.ts";
import { NO_DAY } from "@damim/domain/ai-writing/list-facts.ts";
import { toKoreanMonthDay, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import { ShieldCheck } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Link } from "../../ui/link.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { Button, buttonLook } from "../../ui/button.tsx";
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
  const isLetter = desk.wanted.purpose === "letter";
  if (facts.length === 0 && !isLetter) return <NoFacts desk={desk} />;
  return (
    <Card className="flex flex-col lg:min-h-0" isFlush>
      <h2 className="flex items-baseline gap-2 px-5 pt-5 pb-2 text-17 font-bold">
        쓸 기록
        <span className="text-14 font-semibold text-fg-2">
          {facts.length}개 가운데 {count}개
        </span>
        {desk.wanted.purpose === "survey" && (
          <Button variant="text" className="-my-2 ml-auto px-3!" onClick={desk.tickAll}>
            모두 고르기
          </Button>
        )}
      </h2>
      {isLetter && (
        <div className="px-5 pb-3">
          <TextArea
            label="고칠 글"
            rows={6}
            value={desk.letter}
            onValueChange={desk.writeLetter}
            placeholder="보호자께 알릴 내용을 한 줄에 하나씩 적어요. 쓰다 만 가정통신문을 붙여넣어도 돼요."
          />
        </div>
      )}
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

const noFacts: Readonly<
  Partial<
    Record<AiPurpose, { readonly title: string; readonly to: string; readonly label: string }>
  >
> = {
  consult: { title: "먼저 상담을 적어요", to: "/consulting", label: "상담기록 쓰기" },
  survey: { title: "아직 답이 없어요", to: "/surveyProcessor", label: "설문정리 열기" },
};

function NoFacts({ desk }: { readonly desk: AiDesk }) {
  if (desk.isLocked)
    return (
      <Card>
        <EmptyState picture={<Dami mood="glance" />} title="잠근 상담 기록은 넣지 않아요">
          기록 잠그기를 켠 동안에는 상담 글을 밖으로 보내지 않아요.
        </EmptyState>
      </Card>
    );
  const {
    title = "먼저 기록을 모아요",
    to = "/checkListMemo?about=listMemo",
    label = "개별기록 쓰기",
  } = noFacts[desk.wanted.purpose] ?? {};
  return (
    <Card>
      <EmptyState
        picture={<Dami mood="glance" />}
        title={title}
        actions={
          <Link to={to} className={buttonLook({ look: "weak" })}>
            {label}
          </Link>
        }
      >
        한 줄이면 돼요.
      </EmptyState>
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
    fact.day > NO_DAY
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
