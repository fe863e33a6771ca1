import {
  addVacantPlace,
  closeVacantPlace,
  movePlace,
  orderPlaces,
  renumber,
  toNumberPlaces,
  type NumberPlaces,
} from "@damim/domain/roster/renumber.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { NumberPlaceRow } from "./number-place-row.tsx";
import { usePlaceDrag } from "./use-place-drag.ts";

export interface RenumberDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The pupils of one class. */
  readonly students: readonly RosterStudent[];
  readonly onRenumber: (places: NumberPlaces) => void;
}

/** 번호 바꾸기: several at once, by pointer, tap or keyboard; written as one step. */
export function RenumberDialog({ isOpen, onClose, students, onRenumber }: RenumberDialogProps) {
  const [places, setPlaces] = useState<NumberPlaces>(() => toNumberPlaces(students));
  const [held, setHeld] = useState<number>();
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const changedCount = renumber(places).length;
  const change = (next: NumberPlaces): void => {
    setPlaces(next);
    setHeld(undefined);
  };
  const move = (from: number, to: number): void => {
    const next = movePlace(places, from, to);
    if (next === places) return;
    change(next);
    setSaid(`${toPlaceName(places[from])}: ${to + 1}번`);
    // The button moves with its row; focus goes along.
    setTimeout(() => list.current?.querySelectorAll<HTMLElement>("[data-grip]")[to]?.focus());
  };
  const { over, startDrag } = usePlaceDrag(list, move);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="번호 바꾸기"
      subtitle="끌거나, 한 명을 누르고 옮길 자리를 누르거나, 방향키 ↑ ↓로 옮겨요."
      footer={
        <div className="flex items-center justify-between gap-3">
          <p className="text-15 font-semibold" aria-live="polite">
            {changedCount > 0 ? `${changedCount}명의 번호가 바뀌어요` : "아직 그대로예요"}
          </p>
          <Button size="large" isDisabled={changedCount === 0} onClick={() => onRenumber(places)}>
            번호 바꾸기
          </Button>
        </div>
      }
    >
      <div className="mb-3 flex flex-wrap gap-2">
        <Button variant="sunken" onClick={() => change(orderPlaces(places))}>
          빈 번호 없이
        </Button>
        <Button variant="sunken" onClick={() => change(orderPlaces(places, "name"))}>
          가나다순
        </Button>
        <Button variant="sunken" onClick={() => change(orderPlaces(places, "boysFirst"))}>
          남학생 먼저
        </Button>
        <Button variant="sunken" onClick={() => change(orderPlaces(places, "girlsFirst"))}>
          여학생 먼저
        </Button>
        <Button variant="text" onClick={() => change(toNumberPlaces(students))}>
          처음대로
        </Button>
      </div>
      <output className="sr-only">{said}</output>
      <ol ref={list} aria-label="번호 자리" className="flex flex-col">
        {places.map((student, index) => (
          <NumberPlaceRow
            key={student?.id ?? `vacant-${index}`}
            student={student}
            number={index + 1}
            isHeld={held === index}
            isTarget={held !== undefined && held !== index}
            isOver={over === index}
            onGripDown={(event) => startDrag(index, event)}
            onPress={() => {
              if (held === undefined) setHeld(index);
              else if (held === index) setHeld(undefined);
              else move(held, index);
            }}
            onStep={(step) => move(index, Math.min(Math.max(index + step, 0), places.length - 1))}
            onVacant={() => change(addVacantPlace(places, index))}
            onClose={() => change(closeVacantPlace(places, index))}
          />
        ))}
      </ol>
    </Dialog>
  );
}

function toPlaceName(student: RosterStudent | null | undefined): string {
  return student?.name ?? "결번";
}
