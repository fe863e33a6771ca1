import { DamimMark } from "../../ui/damim-logo.tsx";
import type { ShownLetter } from "./use-capsules.ts";

/** The letters as envelopes, in the order of their numbers. */
export function Envelopes(props: {
  readonly letters: readonly ShownLetter[];
  /** Nothing comes in any more. */
  readonly isDay: boolean;
  readonly openedIds: { readonly has: (id: string) => boolean };
  readonly onAsk: (letter: ShownLetter) => void;
}) {
  const { letters, isDay, openedIds, onAsk } = props;
  if (letters.length === 0) {
    return (
      <p className="m-auto max-w-200 text-center text-[length:--spacing(11)] font-bold text-balance break-keep">
        {isDay
          ? "편지를 넣지 않은 캡슐이에요. 「새 캡슐」을 만들면 다시 넣을 수 있어요."
          : "「편지 쓰기」를 누르면 한 사람씩 편지를 써서 봉할 수 있어요."}
      </p>
    );
  }
  return (
    <ul
      aria-label="편지 봉투"
      className="grid min-h-0 flex-1 auto-rows-[--spacing(40)] grid-cols-7 content-start gap-3 overflow-y-auto p-1 portrait:grid-cols-3 portrait:overflow-visible"
    >
      {letters.map((letter) => {
        const isOpen = openedIds.has(letter.id);
        return (
          <li key={letter.id} className="contents">
            <button
              type="button"
              onClick={() => onAsk(letter)}
              className="press relative flex min-w-0 flex-col items-center justify-end overflow-hidden rounded-[--spacing(5)] bg-surface pb-2 text-board-fg"
            >
              <span
                aria-hidden
                className={`absolute inset-x-0 top-0 h-[46%] bg-chalk-sky ${isOpen ? "[clip-path:polygon(0_0,100%_0,50%_45%)]" : "[clip-path:polygon(0_0,100%_0,50%_100%)]"}`}
              />
              <span
                aria-hidden
                className={`absolute top-[19%] size-11 overflow-hidden rounded-full [&>svg]:size-full ${isOpen ? "border-2 border-board-brand bg-surface" : ""}`}
              >
                {!isOpen && <DamimMark size={44} />}
              </span>
              <span className="relative line-clamp-2 max-w-full px-1 text-center text-[length:--spacing(6.75)] leading-[1.15] font-bold break-keep">
                {letter.name}
              </span>
              <span className="sr-only">{isOpen ? " 편지 읽기" : " 봉투"}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
