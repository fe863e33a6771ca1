import { toPlaceName, toPupilWords } from "@damim/domain/class-assignment/assign-plan.ts";
import { movePupils, pinPupil } from "@damim/domain/class-assignment/change-assign.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { useState } from "react";
import { showToast } from "../../../ui/overlay/toast.ts";
import type { Assignment } from "../assignment.ts";

export interface Picking {
  /** In the hand: the next tap on a class or another pupil puts it down. */
  readonly heldId: string | undefined;
  /** In the panel. */
  readonly shownId: string | undefined;
  /** A tap on a tile: takes up, puts down, or changes the places of two. */
  readonly tap: (id: string) => void;
  /** Without the panel, which would push the columns away beneath the pointer. */
  readonly hold: (id: string) => void;
  readonly release: () => void;
  readonly close: () => void;
  readonly moveTo: (id: string, place: number) => void;
  readonly swap: (one: string, other: string) => void;
  readonly togglePin: (id: string) => void;
}

/** Who is in the hand and who stands in the panel, and what is done with them. */
export function usePicking({ draft, change, createActor }: Assignment): Picking {
  const [heldId, setHeld] = useState<string>();
  const [shownId, setShown] = useState<string>();
  const find = (id: string | undefined) => draft.pupils.find((pupil) => pupil.id === id);

  const isHeldFast = (ids: readonly string[]): boolean => {
    const pinned = ids.map(find).find((pupil) => pupil?.pinned);
    if (pinned) {
      const who = withParticle(toPupilWords(pinned), "은/는");
      showToast.blank(`${who} 고정했어요. 고정을 풀면 옮길 수 있어요.`);
    }
    return pinned !== undefined;
  };
  const moveTo = (id: string, place: number): void => {
    const pupil = find(id);
    setHeld(undefined);
    setShown(id);
    if (!pupil || pupil.place === place || isHeldFast([id])) return;
    change(movePupils(draft, [{ pupil: id, to: place }], createActor()));
    showToast.success(
      `${withParticle(toPupilWords(pupil), "을/를")} ${toPlaceName(draft.settings, place)}반으로 옮겼어요`,
    );
  };
  const swap = (one: string, other: string): void => {
    const [a, b] = [find(one), find(other)];
    setHeld(undefined);
    setShown(one);
    if (a?.place === undefined || b?.place === undefined || a.place === b.place) return;
    if (isHeldFast([one, other])) return;
    const moves = [
      { pupil: one, to: b.place },
      { pupil: other, to: a.place },
    ];
    change(movePupils(draft, moves, createActor()));
    showToast.success(
      `${withParticle(toPupilWords(a), "과/와")} ${withParticle(toPupilWords(b), "을/를")} 바꿨어요`,
    );
  };
  return {
    heldId,
    shownId,
    tap(id) {
      const held = find(heldId);
      if (held && held.id !== id && held.place !== find(id)?.place) swap(held.id, id);
      else if (heldId === id) setHeld(undefined);
      else {
        setHeld(id);
        setShown(id);
      }
    },
    hold: setHeld,
    release: () => setHeld(undefined),
    close() {
      setHeld(undefined);
      setShown(undefined);
    },
    moveTo,
    swap,
    togglePin(id) {
      const pupil = find(id);
      if (!pupil) return;
      change(pinPupil(draft, id, !pupil.pinned));
      showToast.success(pupil.pinned ? "고정을 풀었어요" : "이 반에 고정했어요");
    },
  };
}
