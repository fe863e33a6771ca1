const controls = "a[href], button, input, select, textarea, [tabindex]";
const EDGE = "main, body, [role$=dialog]";
const OPEN_OVERLAY = "[role$=dialog][data-open], [role=menu][data-open]";
/** When it is looked whether a press took its own control away: what it changed is drawn by then, or came from the server. */
const LOOKS_MS = [60, 300, 1_000];

interface Step {
  readonly node: Element;
  readonly next: Element | null;
  readonly before: Element | null;
}

/**
 * The keyboard stays where it was: where a press by a key takes its own control off the page (「왔어요」 of a pupil, 「소식 닫기」),
 * the focus goes to the line that stands next, and to what is about it, and not to the page's begin. Never to a control: a second or
 * held Enter would do what nobody meant. A window that opened, whoever moved the focus by now, and the mouse are left alone.
 */
export function keepPlace(page: Window): void {
  page.addEventListener(
    "click",
    ({ target, detail }) => {
      const control = target instanceof Element ? target.closest(controls) : null;
      // A key's press counts no clicks.
      if (!control || detail > 0) return;
      const path = listSteps(control);
      for (const ms of LOOKS_MS) setTimeout(() => isLost(control) && focus(findNear(path)), ms);
    },
    { capture: true },
  );
}

function isLost(control: Element): boolean {
  const { activeElement, body } = document;
  return (
    !control.isConnected &&
    (activeElement === body || activeElement === null) &&
    document.querySelector(OPEN_OVERLAY) === null
  );
}

function listSteps(control: Element): readonly Step[] {
  const steps: Step[] = [];
  for (let node: Element | null = control; node; node = node.parentElement) {
    steps.push({ node, next: node.nextElementSibling, before: node.previousElementSibling });
    if (node.matches(EDGE)) break;
  }
  return steps;
}

/** Of what still stands around it the nearest: the line after it, the one before, else what they stand in. */
function findNear(path: readonly Step[]): HTMLElement | undefined {
  const at = path.findIndex(({ node }) => node.isConnected);
  const [lost, about] = [path[at - 1], path[at]];
  return [lost?.next, lost?.before, about?.node].find(
    (place): place is HTMLElement =>
      place instanceof HTMLElement &&
      place.isConnected &&
      !place.matches(controls) &&
      place.checkVisibility(),
  );
}

function focus(place: HTMLElement | undefined): void {
  if (!place || place === document.body) return;
  place.tabIndex = -1;
  place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  place.focus({ preventScroll: true });
}
