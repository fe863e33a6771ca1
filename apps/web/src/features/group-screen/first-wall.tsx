import { wallLayouts, type WallLayout } from "@damim/domain/group-screen/wall-layouts.ts";
import { widgetTypeLabels } from "@damim/domain/group-screen/widget-type-labels.ts";
import type { KeptGroupSet } from "@damim/domain/group-screen/group-set.ts";
import { useState } from "react";
import { BoardButton } from "../../kit/board/board-button.tsx";
import { toArea } from "./wall-grid.tsx";

const MOST_OFFERED = 4;

/** No wall yet: the saved groups it is for, and three layouts to begin with, each with its picture. */
export function FirstWall(props: {
  /** Newest first. */
  readonly sets: readonly KeptGroupSet[];
  readonly onStart: (layout: WallLayout, groups?: string) => void;
}) {
  const { sets, onStart } = props;
  const [chosen = sets[0]?.id, setChosen] = useState<string>();
  return (
    <div className="m-auto flex flex-col items-center gap-10 pb-30">
      <p className="text-[length:--spacing(13)] font-extrabold text-balance">
        어떤 화면으로 시작할까요?
      </p>
      {sets.length > 0 && (
        <fieldset aria-label="저장한 모둠" className="flex flex-wrap justify-center gap-3">
          {sets.slice(0, MOST_OFFERED).map(({ id, title, groups }) => (
            <BoardButton
              key={id}
              aria-pressed={id === chosen}
              className="bg-surface! aria-pressed:bg-chalk-sky!"
              onClick={() => setChosen(id)}
            >
              {title} · {groups.length}모둠
            </BoardButton>
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap justify-center gap-7">
        {wallLayouts.map((layout) => (
          <button
            key={layout.id}
            type="button"
            onClick={() => onStart(layout, chosen)}
            className="press flex w-120 flex-col gap-4 rounded-[--spacing(10)] bg-surface p-5 hover:bg-hover"
          >
            <span
              aria-hidden
              className="grid h-60 grid-cols-12 grid-rows-6 gap-2 text-[length:--spacing(6.5)] font-semibold"
            >
              {layout.widgets.map(({ type, cell }) => (
                <span
                  key={type}
                  style={toArea(cell)}
                  className="grid place-items-center rounded-[--spacing(4)] bg-board-bg"
                >
                  {widgetTypeLabels[type]}
                </span>
              ))}
            </span>
            <span className="text-[length:--spacing(9)] font-bold">{layout.title}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
