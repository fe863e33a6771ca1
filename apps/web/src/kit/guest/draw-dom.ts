import type { Draw } from "@damim/domain/family-page/draw-family-page.ts";

/** Elements of this document, for pages that have no React: words stay words, whatever stands in them. */
export const drawDom: Draw<HTMLElement> = (tag, attributes, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, value);
  element.append(...children.filter((child) => child !== false && child !== undefined));
  return element;
};

/** A button that does something; its words are its name. */
export function drawButton(
  words: string,
  act: () => void,
  attributes: Readonly<Record<string, string | undefined>> = {},
): HTMLElement {
  const button = drawDom("button", { type: "button", ...attributes }, words);
  button.addEventListener("click", act);
  return button;
}
