import { placeWidget } from "@damim/domain/group-screen/place-widget.ts";
import {
  WALL_COLUMNS,
  WALL_ROWS,
  type Cell,
  type KeptWallWidget,
} from "@damim/domain/group-screen/wall.ts";
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";

export interface WallGridProps {
  readonly widgets: readonly KeptWallWidget[];
  readonly names: ReadonlyMap<string, string>;
  readonly isArranging: boolean;
  readonly picked: KeptWallWidget | undefined;
  readonly onPick: (widget: KeptWallWidget | undefined) => void;
  /** Gives back whether there was room. */
  readonly onPlace: (widget: KeptWallWidget, to: Cell) => boolean;
  readonly children: (widget: KeptWallWidget) => ReactNode;
}

const cells = "grid grid-cols-12 grid-rows-6 gap-5 portrait:gap-1";

/** The widgets in their cells; upright, below each other. 꾸미기: tap one, then the cell for its left upper corner. */
export function WallGrid(props: WallGridProps) {
  const { widgets, names, isArranging, picked, onPick, onPlace, children } = props;
  const handles = useRef(new Map<string, HTMLButtonElement>());
  const finish = (widget: KeptWallWidget): void => {
    handles.current.get(widget.id)?.focus();
    onPick(undefined);
  };
  return (
    <div
      className={`relative mt-4 mb-30 min-h-0 flex-1 ${cells} ${isArranging ? "portrait:aspect-square portrait:flex-none" : "portrait:flex portrait:flex-col portrait:gap-5"}`}
    >
      {widgets.map((widget) => (
        <section
          key={widget.id}
          aria-label={names.get(widget.id)}
          className="relative flex min-h-0 min-w-0 flex-col"
          style={toArea(widget.cell)}
        >
          <div
            inert={isArranging}
            className={`flex min-h-0 flex-1 flex-col ${isArranging ? "portrait:hidden" : ""}`}
          >
            {children(widget)}
          </div>
          {isArranging && (
            <button
              ref={(button) => {
                if (button) handles.current.set(widget.id, button);
                else handles.current.delete(widget.id);
              }}
              type="button"
              aria-pressed={widget.id === picked?.id}
              onClick={() => onPick(widget)}
              className="absolute inset-0 grid place-items-center rounded-[--spacing(10)] border-[length:--spacing(1)] border-dashed border-board-brand bg-board-bg/60 aria-pressed:border-solid portrait:rounded-[--spacing(3)]"
            >
              <span className="rounded-full bg-surface px-5 py-2 text-[length:--spacing(8)] font-bold portrait:px-1 portrait:text-[length:--spacing(6.5)]">
                {names.get(widget.id)}
              </span>
            </button>
          )}
        </section>
      ))}
      {picked && (
        <Cells
          key={picked.id}
          widgets={widgets}
          picked={picked}
          onCancel={() => finish(picked)}
          onCell={(x, y) => {
            if (onPlace(picked, { ...picked.cell, x, y })) finish(picked);
          }}
        />
      )}
    </div>
  );
}

interface CellsProps extends Pick<WallGridProps, "widgets"> {
  readonly picked: KeptWallWidget;
  readonly onCell: (x: number, y: number) => void;
  readonly onCancel: () => void;
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cells, lit where the picked widget finds room. */
function Cells({ widgets, picked, onCell, onCancel }: CellsProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [aim, setAim] = useState<readonly [x: number, y: number]>([picked.cell.x, picked.cell.y]);
  const { w, h } = picked.cell;
  const lit = useMemo(
    () =>
      new Set(
        listCells()
          .filter(([x, y]) => placeWidget(widgets, picked.id, { x, y, w, h }))
          .map(String),
      ),
    [widgets, picked.id, w, h],
  );
  const handleKey = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (event.key === "Escape") onCancel();
    else if (!step) return;
    else {
      const x = Math.max(0, Math.min(WALL_COLUMNS - 1, aim[0] + step[0]));
      const y = Math.max(0, Math.min(WALL_ROWS - 1, aim[1] + step[1]));
      grid.current?.querySelector<HTMLElement>(`[data-cell="${x},${y}"]`)?.focus();
    }
    // Esc would leave the window.
    event.preventDefault();
  };
  const shadow = {
    w,
    h,
    x: Math.min(aim[0], WALL_COLUMNS - w),
    y: Math.min(aim[1], WALL_ROWS - h),
  };
  return (
    <div ref={grid} role="grid" aria-label="놓을 자리" className={`absolute inset-0 ${cells}`}>
      <div
        aria-hidden
        className="rounded-[--spacing(10)] border-[length:--spacing(1.5)] border-board-brand portrait:rounded-[--spacing(3)]"
        style={toArea(shadow)}
      />
      {Array.from({ length: WALL_ROWS }, (_, y) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a table cannot lie over the widgets cell by cell
        <div key={y} role="row" tabIndex={-1} className="contents" onKeyDown={handleKey}>
          {Array.from({ length: WALL_COLUMNS }, (__, x) => {
            const isAim = aim[0] === x && aim[1] === y;
            return (
              <button
                key={x}
                ref={isAim ? focusFirst : undefined}
                type="button"
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
                role="gridcell"
                aria-label={`${x + 1}열 ${y + 1}줄`}
                aria-disabled={!lit.has(`${x},${y}`) || undefined}
                data-cell={`${x},${y}`}
                tabIndex={isAim ? 0 : -1}
                onFocus={() => setAim([x, y])}
                onPointerEnter={() => setAim([x, y])}
                onClick={() => onCell(x, y)}
                style={toArea({ x, y, w: 1, h: 1 })}
                className="z-1 rounded-[--spacing(5)] bg-board-brand/20 aria-disabled:bg-transparent portrait:rounded-[--spacing(2)]"
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The keyboard begins where the widget stands; a pointer that wanders takes nothing along. */
function focusFirst(cell: HTMLElement | null): void {
  const grid = cell?.closest("[role=grid]");
  if (grid && !grid.contains(document.activeElement)) cell?.focus({ preventScroll: true });
}

function listCells(): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: WALL_COLUMNS * WALL_ROWS }, (_, index) => [
    index % WALL_COLUMNS,
    Math.floor(index / WALL_COLUMNS),
  ]);
}

export function toArea({ x, y, w, h }: Cell) {
  return { gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` };
}
