import { toSentence } from "@damim/domain/base/result.ts";
import { readSeatCells, seatCellsMessages } from "@damim/domain/seats/read-seat-cells.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { Card } from "../../ui/card.tsx";
import { CopyPanel } from "./copy-panel.tsx";
import type { useSeatDraw } from "./draw/use-seat-draw.ts";
import { createPlanCommands } from "./plan/plan-commands.ts";
import { RoomPanel } from "./room-panel.tsx";
import { ClashCard } from "./rules/clash-card.tsx";
import { RulesPanel } from "./rules/rules-panel.tsx";
import { SeatPanel } from "./seat-panel.tsx";
import type { useCopying } from "./use-copying.ts";
import type { Seating } from "./seating/use-seating.ts";

export type SeatTab = "plan" | "rules" | "room";

/** What the teacher alone sees: beside the plan, and hidden where the page fills the screen. */
export function SidePanel(props: {
  readonly tab: SeatTab;
  readonly seating: Seating;
  readonly drawing: ReturnType<typeof useSeatDraw>;
  readonly copying: ReturnType<typeof useCopying>;
  readonly held: string | undefined;
}) {
  const { tab, seating, drawing, copying, held } = props;
  const { clash } = drawing;
  const plans = useCommands(createPlanCommands, seating.store);
  return (
    <div className="flex min-h-0 flex-col gap-4 lg:overflow-y-auto">
      {clash && (
        <ClashCard
          clash={clash.clash}
          problem={clash.problem}
          store={seating.store}
          onRested={drawing.forgetClash}
          onMore={clash.more}
        />
      )}
      <Card>
        {copying.seats ? (
          <CopyPanel
            next={copying.next}
            onPaste={(pasted) => {
              const read = readSeatCells(pasted, seating.room?.seats ?? [], seating.students);
              if (!read.ok) return toSentence(seatCellsMessages, read.refusal);
              copying.set(read.value);
              return undefined;
            }}
            onSkip={copying.skip}
            onCancel={copying.end}
            onDone={() => {
              if (seating.room) plans.copy(seating.room, copying.seats ?? {});
              copying.end();
            }}
          />
        ) : tab === "plan" ? (
          <SeatPanel seating={seating} drawing={drawing} held={held} onCopy={copying.begin} />
        ) : tab === "rules" ? (
          <RulesPanel seating={seating} />
        ) : (
          <RoomPanel key={seating.room?.id} seating={seating} />
        )}
      </Card>
    </div>
  );
}
