import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { BoardButton } from "./board-button.tsx";

/** Tabs of one tool: by Tab to the one that is on, and on by arrows, Home and End. */
export function BoardTabs<T extends string>(props: {
  readonly label: string;
  readonly tabs: readonly T[];
  readonly tab: T;
  readonly onTab: (tab: T) => void;
}) {
  const { label, tabs, tab, onTab } = props;
  const walk = (event: KeyboardEvent): void => {
    const at = findTab(event.key, tabs.indexOf(tab), tabs.length);
    const next = at === undefined ? undefined : tabs[at];
    if (at === undefined || next === undefined) return;
    event.preventDefault();
    // The other tab may be another stage, with tabs of its own.
    flushSync(() => onTab(next));
    const lists = document.querySelectorAll<HTMLElement>("[role=tablist]");
    const list = [...lists].find((each) => each.ariaLabel === label);
    list?.querySelectorAll<HTMLElement>("[role=tab]")[at]?.focus();
  };
  return (
    <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={walk} className="flex gap-3">
      {tabs.map((each) => (
        <BoardButton
          key={each}
          role="tab"
          aria-selected={each === tab}
          tabIndex={each === tab ? 0 : -1}
          className="aria-selected:bg-chalk-sky"
          onClick={() => onTab(each)}
        >
          {each}
        </BoardButton>
      ))}
    </div>
  );
}

function findTab(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case "ArrowLeft":
      return (at + count - 1) % count;
    case "ArrowRight":
      return (at + 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
