import {
  attendanceKinds,
  kindLabels,
  type AttendanceKind,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { useEffect, useId, useRef } from "react";

export interface BarGroup {
  /** 「3월」 */
  readonly label: string;
  readonly counts: Readonly<Record<AttendanceKind, number>>;
}

const colours: Readonly<Record<AttendanceKind, readonly [fill: string, ink: string]>> = {
  absent: ["var(--absent)", "var(--absent-fg)"],
  late: ["var(--late)", "var(--late-fg)"],
  earlyLeave: ["var(--early)", "var(--early-fg)"],
  classMissed: ["var(--missed)", "var(--missed-fg)"],
};
/** Each kind has its own hatching, so that colour is never needed, on paper either. */
const hatchings: Readonly<Record<AttendanceKind, string>> = {
  absent: "M0 8 8 0M-2 2 2-2M6 10l4-4",
  late: "M0 4h8",
  earlyLeave: "M4 0v8",
  classMissed: "M3 3h2v2H3z",
};
const HEIGHT = 200;
/** Above the highest bar, for its number. */
const TOP = 18;
const GROUP = 76;
const LEFT = 34;
const BAR = 14;

/** How often by kind, month by month. What it shows stands in its text alternative too. */
export function BarPicture({
  title,
  groups,
}: {
  readonly title: string;
  readonly groups: readonly BarGroup[];
}) {
  const id = useId();
  const most = Math.max(4, ...groups.flatMap(({ counts }) => Object.values(counts)));
  const step = Math.max(1, Math.ceil(most / 4));
  const top = step * Math.ceil(most / step);
  const toY = (count: number): number => TOP + HEIGHT - (count / top) * HEIGHT;
  const lines = Array.from({ length: top / step + 1 }, (_, index) => index * step);
  const width = LEFT + groups.length * GROUP;
  const frame = useRef<HTMLElement>(null);
  const last = groups.findLastIndex(({ counts }) => Object.values(counts).some(Boolean));
  // On a phone the year is wider than the frame: what was written last comes into sight.
  useEffect(() => {
    const { current } = frame;
    current?.scrollTo({ left: LEFT + (last + 1) * GROUP - current.clientWidth });
  }, [last]);
  return (
    <figure className="m-0">
      <section ref={frame} aria-label="막대 그림" tabIndex={0} className="overflow-x-auto">
        <svg
          role="img"
          aria-label={`${title}. ${describe(groups)}`}
          viewBox={`0 0 ${width} ${TOP + HEIGHT + 26}`}
          width={width}
          height={TOP + HEIGHT + 26}
          className="block"
        >
          <defs>
            {attendanceKinds.map((kind) => (
              <pattern
                key={kind}
                id={`${id}${kind}`}
                width="8"
                height="8"
                patternUnits="userSpaceOnUse"
              >
                <rect width="8" height="8" fill={colours[kind][0]} />
                <path d={hatchings[kind]} stroke={colours[kind][1]} strokeWidth="1.2" fill="none" />
              </pattern>
            ))}
          </defs>
          {lines.map((count) => (
            <g key={count}>
              <path d={`M${LEFT} ${toY(count)}H${width}`} stroke="var(--line)" strokeWidth="1" />
              <text
                x={LEFT - 8}
                y={toY(count) + 4}
                textAnchor="end"
                fontSize="12"
                fill="var(--fg-2)"
              >
                {count}
              </text>
            </g>
          ))}
          {groups.map(({ label, counts }, at) => (
            <g key={label} transform={`translate(${LEFT + at * GROUP + 7} 0)`}>
              {attendanceKinds.map((kind, bar) =>
                counts[kind] === 0 ? null : (
                  <g key={kind}>
                    <rect
                      x={bar * (BAR + 1)}
                      y={toY(counts[kind])}
                      width={BAR}
                      height={TOP + HEIGHT - toY(counts[kind])}
                      fill={`url(#${id}${kind})`}
                      stroke={colours[kind][1]}
                      strokeWidth="1"
                    />
                    <text
                      x={bar * (BAR + 1) + BAR / 2}
                      y={toY(counts[kind]) - 3}
                      textAnchor="middle"
                      fontSize="12"
                      fontWeight="700"
                      fill="var(--fg)"
                    >
                      {counts[kind]}
                    </text>
                  </g>
                ),
              )}
              <text
                x={GROUP / 2 - 7}
                y={TOP + HEIGHT + 18}
                textAnchor="middle"
                fontSize="13"
                fill="var(--fg-2)"
              >
                {label}
              </text>
            </g>
          ))}
        </svg>
      </section>
      <figcaption aria-hidden className="mt-2 flex flex-wrap gap-4 text-14 text-fg-2">
        {attendanceKinds.map((kind) => (
          <span key={kind} className="inline-flex items-center gap-2">
            <svg width="20" height="14">
              <rect width="20" height="14" fill={`url(#${id}${kind})`} stroke={colours[kind][1]} />
            </svg>
            {kindLabels[kind]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** 「11월 결석 2, 지각 1. 12월 없음」 */
function describe(groups: readonly BarGroup[]): string {
  return groups
    .map(({ label, counts }) => {
      const said = attendanceKinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => `${kindLabels[kind]} ${counts[kind]}`);
      return `${label} ${said.join(", ") || "없음"}`;
    })
    .join(". ");
}
