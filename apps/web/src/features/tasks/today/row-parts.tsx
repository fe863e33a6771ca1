import { toAgeWords } from "@damim/domain/schedule/today-list.ts";
import type { ReactNode } from "react";

/** A line of the list: what is tapped, what it says, what else can be done, where it comes from, how long it waits. */
export function Row(props: {
  readonly circle: ReactNode;
  readonly words: ReactNode;
  readonly act: ReactNode;
  readonly chip: ReactNode;
  readonly end: ReactNode;
}) {
  const { circle, words, act, chip, end } = props;
  return (
    <li className="flex min-h-12 items-center gap-1 border-b border-line-2 last:border-0">
      {circle}
      {words}
      {act}
      {chip && (
        <span className="flex w-28 shrink-0 items-center gap-1.5 text-14 font-semibold text-fg-2 max-md:hidden">
          {chip}
        </span>
      )}
      <span className="shrink-0 text-right text-14 font-semibold tabular-nums md:min-w-14">
        {end}
      </span>
    </li>
  );
}

export function Words(props: {
  readonly title: string;
  readonly isDone?: boolean;
  readonly children: ReactNode;
}) {
  const { title, isDone = false, children } = props;
  return (
    <>
      <span
        className={`text-15 font-semibold wrap-break-word ${isDone ? "text-fg-2 line-through" : ""}`}
      >
        {title}
      </span>{" "}
      <span className="text-14 text-fg-2 wrap-break-word">{children}</span>
    </>
  );
}

export function Age({ age }: { readonly age: number | undefined }) {
  return age === undefined ? null : <span className="text-warm-strong">{toAgeWords(age)}</span>;
}
