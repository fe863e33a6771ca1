import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";

export interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: ReactNode;
  /** How many things wait there; no part of its name. */
  readonly count?: number;
  /** Only as tabs: the id of the panel that this segment shows. */
  readonly panelId?: string;
}

export interface SegmentsProps<T extends string> {
  /** The name of the whole switch, for screen readers. */
  readonly label: string;
  readonly value: T;
  readonly segments: readonly Segment<T>[];
  readonly onValueChange: (value: T) => void;
  /** "tabs" where it changes what is below (자리, 목록, 월간), "radios" where it is a setting. */
  readonly as?: "tabs" | "radios";
  readonly isFull?: boolean;
}

const box = "inline-grid grid-flow-col rounded-ctl bg-sunken p-[3px]";

/** The classes of one part, for switches that are made of links. */
export function segmentLook({ isChosen }: { readonly isChosen: boolean }): string {
  return `relative flex h-9.5 items-center justify-center gap-1.5 rounded-[9px] px-3.5 text-15 font-semibold whitespace-nowrap transition-colors duration-quick after:absolute after:inset-x-0 after:-inset-y-[3px] ${
    isChosen ? "bg-raised text-fg shadow-[0_1px_2px_rgb(16_24_40/.12)]" : "text-fg-2 hover:text-fg"
  }`;
}

/** A switch of two to five parts. The whole height of 44 px can be hit. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  return props.as === "tabs" ? <SegmentTabs {...props} /> : <SegmentRadios {...props} />;
}

function SegmentRadios<T extends string>(props: SegmentsProps<T>) {
  const { label, value, segments, onValueChange, isFull = false } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={`${box} ${isFull ? "w-full auto-cols-fr" : ""}`}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={`${segmentLook({ isChosen: segment.value === value })} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand`}
        >
          <input
            type="radio"
            name={name}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
            className="absolute inset-x-0 -inset-y-[3px] z-1 cursor-pointer appearance-none outline-none"
          />
          {segment.icon}
          {segment.label}
        </label>
      ))}
    </div>
  );
}

function SegmentTabs<T extends string>(props: SegmentsProps<T>) {
  const { label, value, segments, onValueChange, isFull = false } = props;
  const list = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const here = segments.findIndex((segment) => segment.value === value);
    const next = findNext(event.key, here, segments.length);
    const segment = next === undefined ? undefined : segments[next];
    if (!segment) return;
    event.preventDefault();
    onValueChange(segment.value);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next ?? 0]?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={`${box} ${isFull ? "w-full auto-cols-fr" : ""}`}
    >
      {segments.map((segment) => {
        const isChosen = segment.value === value;
        return (
          <button
            key={segment.value}
            type="button"
            role="tab"
            aria-selected={isChosen}
            aria-controls={segment.panelId}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onValueChange(segment.value)}
            onKeyDown={handleKeyDown}
            className={segmentLook({ isChosen })}
          >
            {segment.icon}
            {segment.label}
            {segment.count ? (
              <span aria-hidden className="text-14 font-semibold text-fg-2 tabular-nums">
                {segment.count}
              </span>
            ) : null}
          </button>
        );
      })}
    </div>
  );
}

function findNext(key: string, here: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (here + 1) % count;
    case "ArrowLeft":
      return (here - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
