import { memo, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useStage, type Stage } from "../../../ui/arrival/stage.ts";
import { drawMonthRow, type DrawnRow, type RowFacts } from "./draw-month-row.ts";
import type { MonthBook } from "./month-book.ts";

export interface MonthRowProps extends Omit<RowFacts, "month" | "fold"> {
  readonly book: MonthBook;
  /** Its place among all pupils, from 0. */
  readonly index: number;
}

/**
 * One pupil's month, with the sums at the right. React has the row and when it changes; what stands in it is drawn
 * by hand, also when the row hears of a mark of its pupil.
 */
export const MonthRow = memo(function MonthRow({ book, index, ...facts }: MonthRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const drawn = useRef<DrawnRow>(undefined);
  const show = useEffectEvent((): void => {
    if (!row.current) return;
    drawn.current ??= drawMonthRow(row.current);
    drawn.current.show({ ...facts, month: book.read(facts.student.id), fold: book.readRules() });
  });
  const { id } = facts.student;
  useLayoutEffect(() => show());
  const stage = useStage();
  useLayoutEffect(() => book.watch(id)(oncePerPicture(stage, () => show())), [book, id, stage]);
  return (
    <tr
      ref={row}
      // The head of the grid is the first row.
      aria-rowindex={index + 2}
      data-row={index}
      className={`month-row ${index % 5 === 4 ? "border-b-line" : "border-b-line-2"} ${facts.openDay ? "bg-brand-weak" : ""}`}
    />
  );
});

/** Several marks of one act are drawn together. */
function oncePerPicture(stage: Stage, work: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    stage.draw(() => {
      isWaiting = false;
      work();
    });
  };
}
