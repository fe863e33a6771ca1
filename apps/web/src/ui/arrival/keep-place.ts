const controls =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]";
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
 * The keyboard stays where the hand is: where a press takes its own control off the page (「왔어요」 of a pupil, 「소식 닫기」),
 * the focus goes to what stands next in its place, and not to the page's begin. A window that opened, and whoever moved the
 * focus by now, is left alone; so is a finger.
 */
export function keepPlace(page: Window): void {
  let isTouch = false;
  page.addEventListener(
    "pointerdown",
    ({ pointerType }) => (isTouch = pointerType === "touch" || pointerType === "pen"),
    { capture: true },
  );
  page.addEventListener("keydown", () => (isTouch = false), { capture: true });
  page.addEventListener(
    "click",
    ({ target }) => {
      const control = target instanceof Element ? target.closest(controls) : null;
      if (!control || isTouch) return;
      const path = listSteps(control);
      for (const ms of LOOKS_MS) setTimeout(() => isLost(control) && findNear(path)?.focus(), ms);
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

/** Of what still stands around it the nearest: what came after it, what came before, then wider about. */
function findNear(path: readonly Step[]): HTMLElement | undefined {
  let lost: Step | undefined;
  for (const step of path) {
    if (step.node.isConnected)
      for (const place of [lost?.next, lost?.before, step.node]) {
        const control = place?.isConnected && findControl(place);
        if (control) return control;
      }
    lost = step;
  }
  return undefined;
}

function findControl(place: Element): HTMLElement | undefined {
  return [place, ...place.querySelectorAll(controls)].find(
    (each): each is HTMLElement =>
      each instanceof HTMLElement &&
      each.matches(controls) &&
      each.tabIndex >= 0 &&
      each.checkVisibility(),
  );
}
