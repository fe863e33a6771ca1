import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { toHeroSteps } from "./hero-steps.ts";

/** 교실 chalks of subjects, which have the same names. */
const chalks: Readonly<Record<string, string>> = {
  sky: "bg-chalk-sky",
  mint: "bg-chalk-mint",
  rose: "bg-chalk-rose",
  yolk: "bg-chalk-yolk",
  lilac: "bg-chalk-lilac",
};
/** The large tile of the board, in the colour of a subject. */
export function Panel({
  colour,
  children,
}: {
  readonly colour: string;
  readonly children: ReactNode;
}) {
  return (
    <div
      role="timer"
      aria-label="지금"
      className={`relative isolate flex min-h-0 flex-1 flex-col gap-6 overflow-hidden rounded-[--spacing(10)] px-14 pt-12 pb-12 portrait:min-h-180 portrait:px-8 ${chalks[colour] ?? chalks["sky"]}`}
    >
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        className="absolute right-19 bottom-75 -z-1 size-85 stroke-board-brand opacity-8 dark:opacity-20"
        fill="none"
        strokeWidth="21"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M89 11H11v78h78" />
      </svg>
      {children}
    </div>
  );
}

/** The line above the hero. */
export function Label({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-[length:--spacing(8.5)] leading-tight font-bold text-board-fg-2 [&>h2]:leading-tight">
      {children}
    </div>
  );
}

/** What a class reads first, as large as fits. */
export function Hero({
  isLarge = false,
  children,
}: {
  readonly isLarge?: boolean;
  readonly children: string;
}) {
  const steps = toHeroSteps(children, isLarge);
  return (
    <p
      className="-my-3 leading-[1.15] font-extrabold tracking-display"
      style={{ fontSize: `calc(var(--spacing) * ${steps})` }}
    >
      {children}
    </p>
  );
}

/** Where, and 준비물. */
export function Chips(props: {
  readonly room?: string | undefined;
  readonly bring: readonly string[];
}) {
  const { room, bring } = props;
  if (!room && bring.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-4">
      {room && (
        <li className={chip}>
          <MapPin aria-hidden className="size-9 text-brand" />
          {room}
        </li>
      )}
      {bring.map((thing) => (
        <li key={thing} className={chip}>
          {thing}
        </li>
      ))}
    </ul>
  );
}

const chip =
  "flex h-18 items-center gap-3 rounded-[--spacing(6)] bg-surface px-7 text-[length:--spacing(7.5)] font-bold";

/** Now, and next. */
export function Dot() {
  return <span aria-hidden className="size-5 shrink-0 rounded-pill bg-warm" />;
}
