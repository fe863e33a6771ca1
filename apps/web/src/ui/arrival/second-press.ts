/** Two taps of a finger so close in time and place are one wish; the browser counts those of a mouse itself. */
const TAPS_WITHIN_MS = 350;
const TAPS_WITHIN_PX = 24;
/** A held or hurried Enter. */
const KEYS_WITHIN_MS = 300;

/** Marks a button of ours (`Button`): what it is called is what it does. */
export const BUTTON_MARK = "data-button";

interface Press {
  readonly control: Element;
  /** The window that it stood in. */
  readonly overlay: Element | null;
  /** What it was called when it was pressed. */
  readonly name: string;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Where a quick Enter is a line, or an answer. */
const FIELD =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";
/** What stands in its label, or in a dialog, is the field and not these. */
const CONTROL = "button, a, label, input, textarea, select, [contenteditable], [role], [tabindex]";
const OPEN_OVERLAY = "[role$=dialog][data-open], [role=menu][data-open]";

/**
 * The second click of a double click, and the second Enter, does nothing where the first has put another control in its
 * place, or the focus on another: a dialog that closed and the cell beneath, one that opened with its 「그래도 고치기」, 「하루
 * 마치기」 that has become 「다시 열기」. A control that stays what it is takes every press, and so does one that looks the same again.
 */
export function swallowSecondPresses(page: Window, keysWithinMs = KEYS_WITHIN_MS): void {
  let first: Press | undefined;
  let isSwallowed = false;
  let isTouch = false;
  let enter: Press | undefined;

  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener(
    "pointerdown",
    ({ pointerType }) => {
      isTouch = pointerType === "touch" || pointerType === "pen";
      enter = undefined;
    },
    { capture: true },
  );
  page.addEventListener(
    "mousedown",
    (event) => {
      const press = toPress(event.target, event);
      const isSecond = isTouch ? isSecondTap(first, press) : event.detail > 1;
      isSwallowed = isSecond && first !== undefined && !isSame(first, press);
      if (isSwallowed) stop(event);
      else first = press;
    },
    { capture: true },
  );
  for (const type of ["mouseup", "click", "dblclick"] as const) {
    page.addEventListener(
      type,
      (event) => {
        // A press of a program or of a label has no place among those of a hand.
        if (isSwallowed && event.isTrusted && event.detail > 0) stop(event);
      },
      { capture: true },
    );
  }
  page.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Enter" || event.isComposing) {
        // Who types in between means the next one.
        enter = undefined;
        return;
      }
      const press = toPress(event.target, { x: 0, y: 0, timeStamp: event.timeStamp });
      const isSecond =
        enter !== undefined &&
        press !== undefined &&
        (enter.control === press.control || !press.control.matches(FIELD)) &&
        (event.repeat || press.at - enter.at < keysWithinMs);
      if (isSecond && !isSame(enter, press)) stop(event);
      else enter = press;
    },
    { capture: true },
  );
}

function toPress(
  target: EventTarget | null,
  { x, y, timeStamp }: { readonly x: number; readonly y: number; readonly timeStamp: number },
): Press | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest(CONTROL) ?? target;
  const overlay = control.closest(OPEN_OVERLAY);
  return { control, overlay, name: toName(control), at: timeStamp, x, y };
}

function isSecondTap(first: Press | undefined, next: Press | undefined): boolean {
  return (
    first !== undefined &&
    next !== undefined &&
    next.at - first.at < TAPS_WITHIN_MS &&
    Math.hypot(next.x - first.x, next.y - first.y) < TAPS_WITHIN_PX
  );
}

function isSame(first: Press | undefined, next: Press | undefined): boolean {
  if (!first || !next) return false;
  if (first.control === next.control)
    return !first.control.hasAttribute(BUTTON_MARK) || first.name === next.name;
  return first.control.tagName === next.control.tagName && first.name === next.name;
}

/** Counts change with each press: 「더 보기 12」. */
function toName(control: Element): string {
  return (control.ariaLabel ?? control.textContent).replaceAll(/[\d\s]+/gu, "").slice(0, 100);
}
