import { toLeftWords } from "@damim/domain/bells/bells-words.ts";
import { toBoardWords } from "@damim/domain/lesson-board/board-words.ts";
import type { BoardDay } from "@damim/domain/lesson-board/board-day.ts";
import { MapPin } from "lucide-react";
import { useDone, useLeft, usePhase, type BoardClock } from "./board-clock.ts";
import { Chips, Dot, Hero, Label, Panel } from "./board-parts.tsx";

export interface BoardPanelProps extends BoardClock {
  readonly coming: BoardDay | undefined;
}

/** What is now, or what comes next: readable from the last row. */
export function BoardPanel({ clock, of, coming }: BoardPanelProps) {
  const words = toBoardWords(of, coming, usePhase({ clock, of }));
  return (
    <Panel colour={words.colour}>
      <Label>
        {words.isNext ? (
          <>
            <Dot />
            <h2>다음 수업</h2>
            <span>· {words.label}</span>
          </>
        ) : (
          words.label
        )}
      </Label>
      <Hero isLarge={words.isNext}>{words.hero}</Hero>
      {[words.unit, words.note, words.bringHead].filter(Boolean).map((line) => (
        <p key={line} className="text-[length:--spacing(10)] font-semibold">
          {line}
        </p>
      ))}
      {words.goTo && (
        <p className="flex items-center gap-4 text-[length:--spacing(16)] leading-tight font-extrabold tracking-display">
          <MapPin aria-hidden className="size-13 shrink-0 text-brand" />
          {words.goTo}
        </p>
      )}
      <Chips room={words.room} bring={words.bring} />
      {words.ending && <Left clocked={{ clock, of }} ending={words.ending} span={words.span} />}
    </Panel>
  );
}

function Left(props: {
  readonly clocked: BoardClock;
  readonly ending: string;
  readonly span: string;
}) {
  const { clocked, ending, span } = props;
  return (
    <div className="mt-auto flex flex-col gap-7">
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <LeftWords {...clocked} ending={ending} />
        {span && (
          <span className="text-[length:--spacing(7.5)] font-semibold text-board-fg-2">{span}</span>
        )}
      </div>
      {span && <Bar {...clocked} />}
    </div>
  );
}

function LeftWords({ ending, ...clocked }: BoardClock & { readonly ending: string }) {
  const { amount, unit } = toLeftWords(useLeft(clocked));
  return (
    <p className="flex items-baseline gap-5 font-bold">
      <span className="text-[length:--spacing(37)] [font-variant-numeric:normal] leading-[0.9] font-extrabold tracking-display">
        {amount}
      </span>
      <span className="text-[length:--spacing(10)]">
        {unit} {ending}
      </span>
    </p>
  );
}

/** The dot rides on what is over. */
function Bar(clocked: BoardClock) {
  const done = useDone(clocked);
  return (
    <div aria-hidden className="relative h-7 rounded-pill bg-surface">
      <div
        className="h-full min-w-7 rounded-pill bg-board-brand"
        style={{ width: `${done * 100}%` }}
      />
      <span
        className="absolute top-1/2 size-7 -translate-1/2 rounded-pill bg-warm shadow-[0_0_0_var(--spacing)_var(--surface)]"
        style={{
          left: `clamp(calc(var(--spacing) * 3.5), ${done * 100}%, 100% - var(--spacing) * 3.5)`,
        }}
      />
    </div>
  );
}
