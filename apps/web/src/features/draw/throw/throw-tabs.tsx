import type { ComponentProps } from "react";
import { BoardButton, type BoardFrame } from "../../../kit/board/board-frame.tsx";
import type { StageSound } from "../../../kit/board/use-stage-sound.ts";

const TABS = ["주사위", "룰렛"] as const;
export type ThrowTab = (typeof TABS)[number];

export interface ThrowProps extends Pick<
  ComponentProps<typeof BoardFrame>,
  "title" | "place" | "clock" | "onLeave"
> {
  readonly sound: StageSound;
  readonly onTab: (tab: ThrowTab) => void;
}

export function ThrowTabs(props: {
  readonly tab: ThrowTab;
  readonly onTab: (tab: ThrowTab) => void;
}) {
  return (
    <div role="tablist" aria-label="도구" className="flex gap-3">
      {TABS.map((each) => (
        <BoardButton
          key={each}
          role="tab"
          aria-selected={each === props.tab}
          className="aria-selected:bg-chalk-sky"
          onClick={() => props.onTab(each)}
        >
          {each}
        </BoardButton>
      ))}
    </div>
  );
}
