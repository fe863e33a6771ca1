import { type KeptWallWidget } from "@damim/domain/group-screen/wall.ts";
import { widgetTypeLabels } from "@damim/domain/group-screen/widget-type-labels.ts";
import { Megaphone, Pencil, QrCode, Timer } from "lucide-react";
import type { ComponentType, ReactNode } from "react";

const icons: Readonly<Record<string, ComponentType>> = {
  timer: Timer,
  notice: Megaphone,
  qr: QrCode,
};

/** A widget's surface, with its name and the way to change it. */
export function WidgetCard(props: {
  readonly widget: KeptWallWidget;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}) {
  const { widget, onEdit, children } = props;
  const Icon = icons[widget.type];
  const label = widgetTypeLabels[widget.type];
  // One cell high there is room for one line: the name is left to the region.
  const isFlat = widget.cell.h === 1;
  return (
    <div
      className={`flex min-h-0 flex-1 overflow-hidden rounded-[--spacing(10)] bg-surface px-6 portrait:min-h-50 ${isFlat ? "flex-row-reverse items-center gap-3" : "flex-col pt-2 pb-4"}`}
    >
      <div className="flex items-center gap-3 text-[length:--spacing(6.5)] font-semibold text-board-fg-2 [&_svg]:size-7">
        {!isFlat && Icon && <Icon aria-hidden />}
        <h2 className={isFlat ? "sr-only" : ""}>{label}</h2>
        <button
          type="button"
          aria-label={`${label} 고치기`}
          onClick={onEdit}
          className="press ml-auto grid size-13 place-items-center rounded-full hover:bg-hover"
        >
          <Pencil aria-hidden />
        </button>
      </div>
      {children}
    </div>
  );
}
