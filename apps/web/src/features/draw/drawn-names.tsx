import type { CSSProperties } from "react";
import { Dami } from "../../ui/dami.tsx";

export interface DrawnName {
  readonly lead?: string;
  readonly name: string;
}

/** Who was drawn: one name as large as the wall, or a few. */
export function DrawnNames(props: {
  readonly flying: string | undefined;
  readonly names: readonly DrawnName[];
  readonly isOver: boolean;
}) {
  const { flying, names, isOver } = props;
  const [only] = names;
  return (
    <>
      {flying !== undefined && (
        <p
          aria-hidden
          className="text-[length:--spacing(48)] leading-tight font-extrabold tracking-display text-board-fg-2 portrait:text-[length:--spacing(26)]"
        >
          {flying}
        </p>
      )}
      <output
        aria-label="뽑기 결과"
        className={
          flying !== undefined
            ? "sr-only"
            : `flex flex-wrap items-center justify-center gap-x-14 gap-y-4 leading-tight font-extrabold break-keep ${toSize(names.length)}`
        }
      >
        {flying === undefined &&
          (names.length === 1 && only ? (
            <Hero {...only} />
          ) : (
            names.map(({ lead, name }) => (
              <span key={`${lead ?? ""}${name}`}>{[lead, name].filter(Boolean).join(" ")}</span>
            ))
          ))}
      </output>
      {flying === undefined && (isOver || names.length === 0) && (
        <div className="flex flex-col items-center gap-6">
          {names.length === 0 && (
            <span className="[&>svg]:h-44 [&>svg]:w-auto">
              <Dami mood={isOver ? "joy" : "glance"} size={160} />
            </span>
          )}
          <p className="text-[length:--spacing(13)] font-bold break-keep">
            {isOver ? "모두 한 번씩 했어요. 새로 섞을까요?" : "누가 나올까요?"}
          </p>
        </div>
      )}
    </>
  );
}

/** In steps of a stage of 480, upright of 180; a syllable is nearly as wide as it is high, a Latin letter two thirds. */
function Hero({ lead, name }: DrawnName) {
  const letters = Array.from(name).reduce(
    (sum, letter) => sum + (/[\p{Script=Latin} ]/u.test(letter) ? 0.65 : 1),
    0,
  );
  const sizes = {
    "--hero": Math.min(102, 420 / letters),
    "--hero-upright": Math.min(48, 165 / letters),
  } as CSSProperties;
  return (
    <span className="flex flex-col items-center gap-4">
      <span className="flex items-center gap-8 [&>svg]:h-24 [&>svg]:w-auto">
        <Dami mood="joy" size={96} />
        {lead && (
          <span className="text-[length:--spacing(26)] tracking-display text-board-fg-2">
            {lead}
          </span>
        )}
      </span>
      {lead && " "}
      <span
        className="text-[length:calc(var(--spacing)*var(--hero))] leading-none tracking-[.02em] text-board-brand portrait:text-[length:calc(var(--spacing)*var(--hero-upright))]"
        style={sizes}
      >
        {name}
      </span>
    </span>
  );
}

function toSize(count: number): string {
  if (count > 6) return "text-[length:--spacing(18)] portrait:text-[length:--spacing(13)]";
  return count > 2
    ? "text-[length:--spacing(24)] portrait:text-[length:--spacing(16)]"
    : "text-[length:--spacing(30)] portrait:text-[length:--spacing(18)]";
}
