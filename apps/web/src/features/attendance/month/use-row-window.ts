import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import { useStage } from "../../../ui/arrival/stage.ts";
import { useIsPrinting } from "../../../ui/paper/use-is-printing.ts";
import { whenIdle } from "../../../ui/arrival/when-idle.ts";
import {
  findSeenRows,
  listRowParts,
  moveWindow,
  stepWindow,
  WHOLE_LIST_ROWS,
  type RowPart,
  type RowSpan,
  type ScrollWay,
} from "./row-window.ts";

export interface RowWindow {
  readonly parts: readonly RowPart[];
  /** The focus goes to this row: it is drawn when this returns, and stays while it has the focus. */
  readonly keep: (index: number) => void;
}

/** Above the rows: the top row, the page's title, the days; below them the margin. */
const HEAD_PX = 208;

/** Rows drawn in one go while the list is not shown yet. */
const AHEAD_ROWS = 3;

interface Drawn {
  readonly span: RowSpan;
  readonly kept: number;
}

/**
 * Which rows of a list stand in the document: at first those that fill the window, then all of a short
 * list and those around what is seen of a long one. On paper all of them. They come a few with each picture
 * and in slices, so that scrolling and keys go before them. Within a `DrawnAhead` those that will fill the window are
 * drawn at rest.
 *
 * `box` scrolls, and its rows have `data-row` and one height.
 */
export function useRowWindow(box: RefObject<HTMLElement | null>, rowCount: number): RowWindow {
  const stage = useStage();
  const [drawn, setDrawn] = useState<Drawn>(() => ({
    span: { from: 0, to: stage.isShown() ? countFirstRows() : 0 },
    kept: 0,
  }));
  const onScreen = useRef(drawn.span);
  /** Asked for and not on screen yet. */
  const coming = useRef<RowSpan>(undefined);
  const focused = useRef(0);
  const isPrinting = useIsPrinting();
  const ask = useCallback((span: RowSpan): void => {
    coming.current = span;
    startTransition(() => setDrawn({ span, kept: focused.current }));
  }, []);

  // Perhaps it is shown before all of the first rows were drawn ahead.
  useLayoutEffect(() => stage.onShow(() => setDrawn(reachTo(countFirstRows()))), [stage]);

  useEffect(() => {
    const reach = drawn.span.to;
    const firstRows = Math.min(countFirstRows(), rowCount);
    if (stage.isShown() || reach >= firstRows) return;
    return whenIdle(() =>
      startTransition(() => setDrawn(reachTo(Math.min(firstRows, reach + AHEAD_ROWS)))),
    );
  }, [stage, drawn, rowCount]);

  useLayoutEffect(() => {
    onScreen.current = drawn.span;
    coming.current = undefined;
  }, [drawn]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let rowHeight = 0;
    let frame = 0;
    let wanted = onScreen.current;
    let before = 0;
    let way: ScrollWay;
    const follow = (): void => {
      if (rowHeight === 0) return;
      const { scrollTop, clientHeight: height } = element;
      const seen = findSeenRows({ scrollTop, height, rowHeight, rowCount });
      if (scrollTop !== before) way = scrollTop > before ? "down" : "up";
      before = scrollTop;
      wanted =
        rowCount <= WHOLE_LIST_ROWS
          ? { from: 0, to: rowCount }
          : moveWindow(wanted, seen, { rowCount, way });
      const next = stepWindow(onScreen.current, wanted, seen);
      const isThere = next.from === onScreen.current.from && next.to === onScreen.current.to;
      if (!coming.current && !isThere) ask(next);
      // The next few rows with the next picture.
      if (coming.current) {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(follow);
      }
    };
    // Called first when the first rows have their size, before they are painted: what follows comes after.
    const observer = new ResizeObserver(() => {
      rowHeight = element.querySelector<HTMLElement>("[data-row]")?.offsetHeight ?? 0;
      follow();
    });
    observer.observe(element);
    element.addEventListener("scroll", follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      element.removeEventListener("scroll", follow);
    };
  }, [box, rowCount, ask]);

  const keep = useCallback(
    (index: number): void => {
      focused.current = index;
      const isDrawn = box.current?.querySelector(`[data-row="${index}"]`);
      if (!isDrawn) flushSync(() => setDrawn({ span: onScreen.current, kept: index }));
      // What is coming was asked for with another row to keep.
      else if (coming.current) ask(coming.current);
    },
    [box, ask],
  );

  const parts = useMemo(() => {
    if (isPrinting && stage.isShown()) return listRowParts({ from: 0, to: rowCount }, 0, rowCount);
    return listRowParts(fitSpan(drawn.span, rowCount), drawn.kept, rowCount);
  }, [drawn, rowCount, isPrinting, stage]);
  return { parts, keep };
}

/** The rows up to this one too. */
function reachTo(to: number) {
  return (drawn: Drawn): Drawn =>
    drawn.span.to >= to ? drawn : { ...drawn, span: { ...drawn.span, to } };
}

/** A span of a longer list, where the list has become shorter. */
function fitSpan({ from, to }: RowSpan, rowCount: number): RowSpan {
  if (from < rowCount) return { from, to: Math.min(to, rowCount) };
  return { from: 0, to: Math.min(to - from, rowCount) };
}

/** Rows that fill the window below the page's head, before anything can be measured; larger letters need fewer. */
function countFirstRows(): number {
  const rowHeight = matchMedia("(pointer: coarse)").matches ? 44 : 28;
  return Math.max(0, Math.ceil((innerHeight - HEAD_PX) / rowHeight));
}
