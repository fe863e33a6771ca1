import { wallLayouts, type WallLayout } from "@damim/domain/group-screen/wall-layouts.ts";
import { widgetTypeLabels } from "@damim/domain/group-screen/widget-type-labels.ts";
import { toArea } from "./wall-grid.tsx";

/** No wall yet: three to begin with, each with its picture. */
export function FirstWall({ onStart }: { readonly onStart: (layout: WallLayout) => void }) {
  return (
    <div className="m-auto flex flex-col items-center gap-10 pb-30">
      <p className="text-[length:--spacing(13)] font-extrabold text-balance">
        어떤 화면으로 시작할까요?
      </p>
      <div className="flex flex-wrap justify-center gap-7">
        {wallLayouts.map((layout) => (
          <button
            key={layout.id}
            type="button"
            onClick={() => onStart(layout)}
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
