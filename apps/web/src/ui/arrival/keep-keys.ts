/** How often it is looked whether a window stands that takes no focus. */
const LOOK_EVERY_MS = 600;
/** A part that has not come by then is no part to type into. */
const MOST_LOOKS = 16;
/** Who rests so long within a syllable may have ended with it. */
const SYLLABLE_MS = 400;
const OVERLAY = "[role$=dialog], [role=menu], [role=listbox]";
const OPEN_OVERLAY = "[role$=dialog][data-open], [role=menu][data-open]";

/** Has the keys while the part is on its way. A text area, so that Hangul is put together in it. */
let holder: HTMLTextAreaElement | undefined;
let giveBack: (() => void) | undefined;
let isTaking = false;
let isComposing = false;

/**
 * Keeps what is typed while a part is on its way that will take the focus (a window, an editor), and puts it into the
 * field that gets the focus, in its order. Without it the first letters went to the page beneath, as its shortcuts, or
 * nowhere. The answer ends it. Where nothing took the focus they go into the field that had it; a part without a field
 * has no use for them.
 */
export function keepKeys(): () => void {
  const before = document.activeElement;
  const box = findHolder();
  let looks = 0;
  const onKey = (event: KeyboardEvent): void => {
    if (document.activeElement === box || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || !isLetter(event.key)) return;
    // Nor is it a shortcut of the page beneath. The letter itself goes into what has the focus by then.
    event.stopImmediatePropagation();
    isTaking = true;
    box.focus({ preventScroll: true });
    isTaking = false;
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target === box) return;
    if (isField(target)) {
      end();
      insert(target, box.value);
    } else if (target.closest(OVERLAY)) end();
  };
  const leave = (): void => {
    const typed = box.value;
    end();
    if (document.activeElement === box) focusBefore(before);
    if (typed && before instanceof HTMLElement && isField(before) && before.isConnected) {
      before.focus({ preventScroll: true });
      insert(before, typed);
    }
  };
  // A part that does not come: the keys go where they went before, and what was typed waits for it.
  const pause = (): void => {
    removeEventListener("keydown", onKey, { capture: true });
    if (document.activeElement === box) focusBefore(before);
  };
  // One that just opened, on a slow device, has not given its field the focus yet.
  let wasOpen = false;
  const timer = setInterval(() => {
    const isOpen = document.querySelector(OPEN_OVERLAY) !== null;
    if (isOpen && wasOpen) return leave();
    wasOpen = isOpen;
    if (isOpen) return;
    if (++looks === MOST_LOOKS) pause();
  }, LOOK_EVERY_MS);
  function end(): void {
    clearInterval(timer);
    removeEventListener("keydown", onKey, { capture: true });
    removeEventListener("focusin", onFocus);
    removeEventListener("pointerdown", leave);
  }
  box.value = "";
  // Windows give the focus back to what had it when they opened.
  giveBack = () => focusBefore(before);
  addEventListener("keydown", onKey, { capture: true });
  addEventListener("focusin", onFocus);
  addEventListener("pointerdown", leave);
  return end;
}

/**
 * For a part that gives itself the focus: at once, or as soon as the syllable stands that is being made in what is kept.
 * Where the focus moves under it, it would be there twice, or in pieces.
 */
export function afterSyllable(takeFocus: () => void): void {
  const box = holder;
  if (!box || !isComposing) return takeFocus();
  const types = ["compositionstart", "compositionupdate", "compositionend"];
  const end = (): void => {
    for (const type of types) box.removeEventListener(type, wait);
    // Else the hand has gone elsewhere.
    if (document.activeElement === box) takeFocus();
  };
  let timer = setTimeout(end, SYLLABLE_MS);
  function wait({ type }: Event): void {
    clearTimeout(timer);
    // The key that ends a syllable may begin the next.
    timer = setTimeout(end, type === "compositionend" ? 0 : SYLLABLE_MS);
  }
  for (const type of types) box.addEventListener(type, wait);
}

function findHolder(): HTMLTextAreaElement {
  if (holder?.isConnected) return holder;
  holder = document.createElement("textarea");
  holder.tabIndex = -1;
  holder.ariaHidden = "true";
  holder.className = "sr-only print:hidden";
  // By a window that has closed, not by a key.
  holder.addEventListener("focus", () => !isTaking && giveBack?.());
  holder.addEventListener("compositionstart", () => (isComposing = true));
  holder.addEventListener("compositionend", () => (isComposing = false));
  document.body.append(holder);
  return holder;
}

function focusBefore(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected && before !== document.body)
    before.focus({ preventScroll: true });
  else holder?.blur();
}

function isLetter(key: string): boolean {
  return key === "Process" || /^\S$/.test(key);
}

function isField(element: HTMLElement): boolean {
  return (
    element.isContentEditable ||
    (element instanceof HTMLTextAreaElement && element !== holder) ||
    (element instanceof HTMLInputElement &&
      /^(text|search|tel|url|email|number|password)$/.test(element.type))
  );
}

/** As typed: at the end of what stands there, heard by whoever listens to the field. */
function insert(field: HTMLElement, text: string): void {
  if (!text) return;
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    if (field.type !== "number" && field.type !== "email")
      field.setSelectionRange(field.value.length, field.value.length);
  }
  document.execCommand("insertText", false, text);
}
