// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by score-board-page.tsx.
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import type { useScoreGame } from "./use-score-game.ts";

const MOST_OFFERED = 6;

/** 새 판: with which of the saved groups, or with the teams that play now. */
export function NewGameDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly board: ReturnType<typeof useScoreGame>;
}) {
  const { isOpen, onClose, board } = props;
  const begin = (how: () => void): void => {
    how();
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="새 판" width="mark">
      <div className="flex flex-col gap-2">
        {board.sets.slice(0, MOST_OFFERED).map((set) => (
          <Button
            key={set.id}
            variant="line"
            size="large"
            onClick={() => begin(() => board.beginWith(set))}
          >
            {set.title} · {set.groups.length}모둠
          </Button>
        ))}
        <Button variant="sunken" size="large" onClick={() => begin(board.beginAnew)}>
          지금 모둠 그대로
        </Button>
      </div>
    </Dialog>
  );
}
