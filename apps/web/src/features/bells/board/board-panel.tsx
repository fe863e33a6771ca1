import { toLeftWords, toTimeWords } from "@damim/domain/bells/bells-words.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import type { BoardLine } from "@damim/domain/lesson-board/board-lines.ts";
import { MapPin } from "lucide-react";
import { useDone, useLeft, usePhase, type BoardClock } from "./board-clock.ts";
import type { ComingDay } from "./coming-day.ts";
import { Chips, Dot, Hero, Label, Panel } from "./board-parts.tsx";

export interface BoardPanelProps extends BoardClock {
  readonly coming: ComingDay | undefined;
}

/** What is now, or what comes next: readable from the last row. */
export function BoardPanel({ clock, of, coming }: BoardPanelProps) {
  const { state, next, span } = usePhase({ clock, of });
  const findLine = (id: string | undefined): BoardLine | undefined =>
    of.lines.find((line) => line.id === id);
  const spanWords = span && `${toTimeWords(span.from)} – ${toTimeWords(span.to)}`;
  const clocked = { clock, of };
  if (state.phase === "after") return <AfterPanel of={of} coming={coming} />;
  if (state.phase === "lesson") {
    const line = findLine(state.row.id);
    return (
      <Panel colour={line?.colour ?? "sky"}>
        <Label>{line && line.title !== state.label ? `${state.label} · 지금` : "지금"}</Label>
        <Hero>{line?.title ?? state.label}</Hero>
        {line?.unit && <p className="text-[length:--spacing(10)] font-semibold">{line.unit}</p>}
        <Chips room={line?.room} bring={line?.bring} />
        <Left clocked={clocked} ending="남았어요" span={spanWords} />
      </Panel>
    );
  }
  const rowLabel = state.phase === "row" ? state.label : "";
  if (!next) {
    const isNow = state.phase === "row";
    return (
      <Panel colour="mint">
        <Label>{isNow ? "지금" : "다음"}</Label>
        <Hero>{isNow ? rowLabel : (state.next ?? "")}</Hero>
        <Left clocked={clocked} ending={isNow ? "남았어요" : "뒤에 시작해요"} span={spanWords} />
      </Panel>
    );
  }
  const line = findLine(next.id);
  return (
    <Panel colour={line?.colour ?? "mint"}>
      <Label>
        <Dot />
        <h2>다음 수업</h2>
        <span>
          · {line && line.title !== next.label && `${next.label} · `}
          {toTimeWords(next.from)}
        </span>
      </Label>
      <Hero isLarge>{line?.title ?? next.label}</Hero>
      {line?.room && (
        <p className="flex items-center gap-4 text-[length:--spacing(16)] leading-tight font-extrabold tracking-display">
          <MapPin aria-hidden className="size-13 shrink-0 text-brand" />
          {withParticle(line.room, "으로/로")} 가요
        </p>
      )}
      <Chips bring={line?.bring} />
      <Left
        clocked={clocked}
        ending="뒤에 시작해요"
        span={spanWords && [rowLabel || "쉬는 시간", spanWords].join(" ")}
      />
    </Panel>
  );
}

/** Nothing more today, or nothing at all: the day that comes. */
function AfterPanel({ of, coming }: Omit<BoardPanelProps, "clock">) {
  const { closing } = of.table;
  const bring = [...new Set(coming?.of.lines.flatMap((line) => line.bring))];
  const isSilent = !closing && of.rows.length === 0;
  return (
    <Panel colour="yolk">
      <Label>{closing ? closing.name || "주말" : isSilent ? "오늘" : "오늘 수업이 끝났어요"}</Label>
      <Hero>
        {isSilent
          ? of.hasBells
            ? "종이 없는 날"
            : "시정표가 없어요"
          : coming
            ? `${coming.words} 만나요`
            : "다음에 만나요"}
      </Hero>
      {isSilent && !of.hasBells && (
        <p className="text-[length:--spacing(10)] font-semibold">
          시정표를 만들면 지금 무슨 시간인지 보여요.
        </p>
      )}
      {!isSilent && bring.length > 0 && (
        <p className="text-[length:--spacing(10)] font-semibold">챙겨 와요</p>
      )}
      {!isSilent && <Chips bring={bring} />}
    </Panel>
  );
}

function Left(props: {
  readonly clocked: BoardClock;
  readonly ending: string;
  readonly span: string | undefined;
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
