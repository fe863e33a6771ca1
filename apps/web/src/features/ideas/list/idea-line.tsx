import type { ReactNode } from "react";

/** One idea in a list: its title, how it stands, what it is about. */
export function IdeaLine(props: {
  readonly title: string;
  readonly about: string;
  /** At the right of the title. */
  readonly state?: ReactNode;
  /** At the right of what it is about. */
  readonly counts?: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}) {
  const { title, about, state, counts, isOpen, onOpen } = props;
  return (
    <li>
      <button
        type="button"
        aria-current={isOpen || undefined}
        className="flex min-h-16 w-full flex-col gap-1 border-l-4 border-transparent px-5 py-4 text-left -outline-offset-2 hover:bg-hover aria-[current]:border-brand aria-[current]:bg-brand-weak max-sm:px-4"
        onClick={onOpen}
      >
        <span className="flex w-full flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 flex-1 basis-40 text-17 font-bold wrap-break-word">{title}</span>
          {state}
        </span>
        <span className="flex w-full flex-wrap justify-between gap-x-3 text-14 text-fg-2">
          <span>{about}</span>
          {counts && <span>{counts}</span>}
        </span>
      </button>
    </li>
  );
}
