import { drawButton, drawDom } from "../../../kit/guest/draw-dom.ts";

/** In the history while the window is open. */
const FORM = "form";

/** The window of the form: open it stands in the history, so that the way back of a phone closes it and the page stays. */
export function createFormWindow(parent: Element | null) {
  const dialog = drawDom("dialog", { "aria-labelledby": "report-title" }) as HTMLDialogElement;
  parent?.append(dialog);
  dialog.addEventListener("close", () => {
    if (history.state === FORM) history.back();
  });
  addEventListener("popstate", () => dialog.close());
  const head = drawDom(
    "div",
    { class: "bar" },
    drawButton("←", () => dialog.close(), { "aria-label": "뒤로" }),
    drawDom("h2", { id: "report-title" }, "결석·지각 알리기"),
  );
  const findButton = () => dialog.querySelector<HTMLElement>("[type=submit]");

  /** With what stands in it, or with another form. */
  function show(form?: HTMLElement): void {
    if (form) dialog.replaceChildren(head, form);
    if (dialog.open) return;
    history.pushState(FORM, "");
    dialog.showModal();
  }

  function sayProblem(sentence: string): void {
    const place = dialog.querySelector(".problem");
    if (place) place.textContent = sentence;
  }

  return {
    show,
    close: () => dialog.close(),
    sayProblem,
    /** Under way the form takes no word, also where it is closed and opened again: it would stand here as told. */
    setTelling(isTelling: boolean): void {
      const button = findButton();
      dialog.querySelector("form")?.toggleAttribute("inert", isTelling);
      if (button) button.textContent = isTelling ? "전하고 있어요" : "선생님께 알리기";
    },
    /** Also to who had closed it. */
    tellFailure(sentence: string): void {
      show();
      findButton()?.focus();
      sayProblem(sentence);
    },
  };
}
