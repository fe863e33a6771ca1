import type { SayStudent } from "@damim/domain/memo/memo-lines.ts";
import type { Node } from "prosemirror-model";
import type { EditorView, NodeView } from "prosemirror-view";

/** The chips of one editor, which say the number and name of today. */
export interface Chips {
  readonly build: (node: Node) => NodeView;
  /** Somebody got another number or name, or left. */
  readonly renew: () => void;
}

export function createChips(sayStudent: SayStudent): Chips {
  const chips = new Map<HTMLElement, string>();
  const say = (chip: HTMLElement, studentId: string): void => {
    chip.textContent = sayStudent(studentId);
  };
  return {
    build(node) {
      const studentId = String(node.attrs["studentId"]);
      const dom = document.createElement("span");
      dom.className =
        "rounded-[6px] bg-brand-weak px-1.5 py-0.5 font-semibold text-brand-strong whitespace-nowrap print:bg-transparent print:p-0 print:text-fg";
      chips.set(dom, studentId);
      say(dom, studentId);
      return { dom, ignoreMutation: () => true, destroy: () => void chips.delete(dom) };
    },
    renew: () => chips.forEach((studentId, chip) => say(chip, studentId)),
  };
}

/** A line with a box before it. */
export function buildCheckItem(
  node: Node,
  view: EditorView,
  findPlace: () => number | undefined,
): NodeView {
  let today = node;
  const dom = document.createElement("li");
  const box = document.createElement("input");
  const contentDOM = document.createElement("div");
  dom.className = "flex items-start gap-1 max-md:gap-2";
  const label = document.createElement("label");
  label.contentEditable = "false";
  label.className = "-ml-1 grid h-[1.75em] w-8 shrink-0 cursor-pointer place-items-center";
  box.type = "checkbox";
  box.className = "size-4.5 cursor-pointer accent-(--brand)";
  box.setAttribute("aria-label", "했어요");
  label.append(box);
  contentDOM.className = "min-w-0 flex-1";
  dom.append(label, contentDOM);
  const show = (): void => {
    box.checked = today.attrs["isDone"] === true;
    box.disabled = !view.editable;
    contentDOM.classList.toggle("line-through", box.checked);
    contentDOM.classList.toggle("text-fg-2", box.checked);
  };
  show();
  box.addEventListener("change", () => {
    const place = findPlace();
    if (place === undefined || view.composing) return show();
    view.dispatch(view.state.tr.setNodeAttribute(place, "isDone", box.checked));
  });
  return {
    dom,
    contentDOM,
    update(next) {
      if (next.type !== today.type) return false;
      today = next;
      show();
      return true;
    },
    stopEvent: ({ target }) => target === box || target === label,
    ignoreMutation: ({ target, type }) =>
      type !== "selection" &&
      (target === dom || target === contentDOM ? type === "attributes" : label.contains(target)),
  };
}

/**
 * A picture of the memo, as soon as this device has it.
 *
 * @param watch hears its address until it is stopped
 */
export function buildPicture(
  node: Node,
  watch: (file: string, onAddress: (address: string) => void) => () => void,
): NodeView {
  const dom = document.createElement("figure");
  const picture = document.createElement("img");
  dom.className =
    "my-2 w-fit max-w-full rounded-ctl bg-sunken [&.ProseMirror-selectednode]:outline-3 [&.ProseMirror-selectednode]:outline-brand";
  picture.className = "block max-h-112 min-h-12 max-w-full rounded-ctl";
  picture.alt = "메모 사진";
  picture.draggable = false;
  dom.append(picture);
  const stop = watch(String(node.attrs["file"]), (address) => (picture.src = address));
  return { dom, ignoreMutation: () => true, destroy: stop };
}
