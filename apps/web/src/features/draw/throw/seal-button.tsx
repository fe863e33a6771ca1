import type { DrawTerms } from "@damim/domain/draw/draw-terms.ts";
import { toSealChip } from "@damim/domain/draw/seal-words.ts";
import { ShieldCheck } from "lucide-react";
import { useState, type ReactNode } from "react";
import { BoardButton } from "../../../kit/board/board-button.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import type { useThrow } from "./use-throw.ts";

const SealDialog = lazyOverlay(() => import("./seal-dialog.tsx"), "SealDialog");

type Thrown = ReturnType<typeof useThrow>;

/** Whether the class knew of its seal: a throw that nobody sealed says nothing of one. */
function isSealedThrow({ draw, isWaiting }: Pick<Thrown, "draw" | "isWaiting">): boolean {
  return isWaiting || Boolean(draw?.number);
}

/** Class and day, and the label of a seal that the class knows of. */
export function sayPlace(place: ReactNode, thrown: Thrown): ReactNode {
  const { draw } = thrown;
  return draw && isSealedThrow(thrown) ? (
    <>
      {place} · {toSealChip(draw.seal)}
    </>
  ) : (
    place
  );
}

/** 봉인하기, and once it was thrown what everybody can check. */
export function SealButton({ of, next }: { readonly of: Thrown; readonly next: DrawTerms }) {
  const [isShown, setShown] = useState(false);
  const { draw, isWaiting, isMoving } = of;
  const isOver = draw !== undefined && isSealedThrow(of) && !isWaiting;
  return (
    <>
      <BoardButton
        icon={<ShieldCheck aria-hidden />}
        disabled={isWaiting || isMoving}
        onClick={() => of.seal(next)}
      >
        봉인하기
      </BoardButton>
      {isOver && (
        <BoardButton disabled={isMoving} onClick={() => setShown(true)}>
          봉인 보기
        </BoardButton>
      )}
      <SealDialog isOpen={isShown} onClose={() => setShown(false)} draw={draw} />
    </>
  );
}
