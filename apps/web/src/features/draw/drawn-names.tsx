import { useFit } from "../../kit/board/use-fit.ts";
import { Dami } from "../../ui/dami/dami.tsx";
import { breakable } from "../../ui/tile-name.tsx";

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
  const [only] = names.length === 1 ? names : [];
  const place = useFit<HTMLOutputElement>({
    most: only ? 102 : 30,
    upright: only ? 60 : 18,
    easy: only ? 24 : 9,
    least: 6.5,
  });
  return (
    <>
      {flying !== undefined && (
        <p
          aria-hidden
          className="max-w-full truncate text-[length:--spacing(48)] leading-tight font-extrabold tracking-display text-board-fg-2 portrait:text-[length:--spacing(26)]"
        >
          {flying}
        </p>
      )}
      <output
        ref={place}
        aria-label="뽑기 결과"
        className={
          flying !== undefined || names.length === 0
            ? "sr-only"
            : `flex min-h-0 w-full flex-1 flex-wrap content-center-safe items-center justify-center gap-x-14 gap-y-4 overflow-y-auto font-extrabold fitted ${only ? "leading-none" : "leading-tight"}`
        }
      >
        {flying === undefined && only && (
          <>
            <span className="flex w-full items-center justify-center gap-8 [&>svg]:h-24 [&>svg]:w-auto">
              <Dami mood="joy" size={96} />
              {only.lead && (
                <span className="text-[length:--spacing(26)] tracking-display text-board-fg-2">
                  {only.lead}
                </span>
              )}
            </span>
            {only.lead && " "}
            <span className="max-w-full tracking-[.02em] text-board-brand">
              {breakable(only.name)}
            </span>
          </>
        )}
        {flying === undefined &&
          !only &&
          names.map(({ lead, name }) => (
            <span key={`${lead ?? ""}${name}`} className="max-w-full">
              {[lead, breakable(name)].filter(Boolean).join(" ")}
            </span>
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
