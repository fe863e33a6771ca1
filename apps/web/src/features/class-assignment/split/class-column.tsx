import type { ClassSize } from "@damim/domain/class-assignment/change-assign.ts";
import type { ClassFacts } from "@damim/domain/class-assignment/class-facts.ts";
import type { OtherPlace } from "@damim/domain/class-assignment/where-else.ts";
import type { ReactNode } from "react";

export interface ClassColumnProps {
  /** 「가」. */
  readonly name: string;
  readonly facts: ClassFacts;
  readonly size: ClassSize;
  /** Tenths of a point; nothing where scores do not count. */
  readonly tolerance: number;
  /** What is out of its range. */
  readonly uneven: readonly string[];
  /** What the pupil in the hand would cost here; nothing while none is held, or in their own class. */
  readonly offer: OtherPlace | undefined;
  readonly isOver: boolean;
  readonly onDrop: () => void;
  readonly children: ReactNode;
}

/** One new class: its name, how even it is, its pupils, and what the one in the hand would cost here. */
export function ClassColumn(props: ClassColumnProps) {
  const { name, facts, size, tolerance, uneven, offer, isOver, onDrop, children } = props;
  const isForbidden = offer !== undefined && offer.forbids.length > 0;
  const look = isOver
    ? "border-brand bg-brand-weak"
    : isForbidden
      ? "border-danger-weak bg-danger-weak"
      : "border-line-2 bg-surface";
  return (
    <section
      aria-label={`${name}반`}
      data-place={facts.place}
      className={`flex min-h-0 min-w-[7.5rem] flex-1 flex-col rounded-card border-2 max-lg:min-h-fit ${look}`}
    >
      <div className="border-b border-line-2 px-2 pt-2 pb-1.5">
        <p className="flex items-baseline justify-between">
          <span className={`text-20 font-extrabold ${isForbidden ? "text-danger" : ""}`}>
            {name}
          </span>
          <SizeWords size={size} />
        </p>
        <ClassBars facts={facts} tolerance={tolerance} />
        <p className="truncate text-12 font-semibold text-warm-strong" title={uneven.join(", ")}>
          {uneven[0] ?? "\u00a0"}
          {uneven.length > 1 && ` 외 ${uneven.length - 1}`}
        </p>
      </div>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-0.5 py-1 [scrollbar-width:thin] max-lg:overflow-visible">
        {children}
      </div>
      {offer && (
        <div className="p-1.5 max-lg:hidden">
          {isForbidden && (
            <p className="mb-1 text-12 font-semibold text-danger">{offer.forbids[0]}</p>
          )}
          <button
            type="button"
            aria-label={`${name}반으로, 치우침 ${toSigned(offer.rise)}`}
            className={`press h-9 w-full rounded-pill text-14 font-bold tabular-nums ${
              offer.rise < 0
                ? "bg-good-weak text-good"
                : isForbidden
                  ? "bg-surface text-danger"
                  : "bg-sunken text-fg-2"
            }`}
            onClick={onDrop}
          >
            {toSigned(offer.rise)}
          </button>
        </div>
      )}
    </section>
  );
}

/** 「26명」, or 「26 → 27명」 in red where the class is larger or smaller than it may be. */
function SizeWords({ size: { now, least, most } }: { readonly size: ClassSize }) {
  const isEven = now >= least && now <= most;
  const meant = now > most ? most : least;
  return (
    <span className={`text-14 font-bold tabular-nums ${isEven ? "text-fg-2" : "text-danger"}`}>
      {isEven ? `${now}명` : `${meant} → ${now}명`}
    </span>
  );
}

function ClassBars(props: { readonly facts: ClassFacts; readonly tolerance: number }) {
  const { facts, tolerance } = props;
  const { male, female, average, special, count } = facts;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-2 text-12 font-medium text-fg-2 tabular-nums">
      <dt>남녀</dt>
      <dd className="text-right font-semibold text-fg">
        {male} · {female}
      </dd>
      <dd aria-hidden className="col-span-2 flex h-1.5 gap-0.5 overflow-hidden rounded-pill">
        <span className="bg-brand" style={{ width: `${(male / Math.max(1, count)) * 100}%` }} />
        <span className="flex-1 bg-brand-line" />
      </dd>
      {average !== undefined && (
        <>
          <dt>점수</dt>
          <dd
            className={`text-right font-semibold ${Math.abs(average) > tolerance ? "text-warm-strong" : "text-fg"}`}
          >
            {toSigned(Math.round(average) / 10, 1)}
          </dd>
          <dd aria-hidden className="relative col-span-2 h-1.5 rounded-pill bg-sunken">
            <ScoreBar average={average} tolerance={tolerance} />
          </dd>
        </>
      )}
      <dt>특수</dt>
      <dd className="text-right font-semibold text-fg">{special}</dd>
    </dl>
  );
}

/** From the middle, the average of all, up to three points to either side. */
function ScoreBar({
  average,
  tolerance,
}: {
  readonly average: number;
  readonly tolerance: number;
}) {
  const far = Math.min(50, (Math.abs(average) / 30) * 50);
  return (
    <>
      <span
        className={`absolute inset-y-0 rounded-pill ${Math.abs(average) > tolerance ? "bg-warm" : "bg-brand"}`}
        style={average < 0 ? { right: "50%", width: `${far}%` } : { left: "50%", width: `${far}%` }}
      />
      <span className="absolute -inset-y-0.5 left-1/2 w-0.5 bg-field" />
    </>
  );
}

/** 「+70」, 「−40」, 「0」. */
export function toSigned(value: number, digits = 0): string {
  const words = Math.abs(value).toLocaleString("ko-KR", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return value === 0 ? words : `${value > 0 ? "+" : "−"}${words}`;
}
