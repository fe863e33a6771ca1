import type { Draw } from "@damim/domain/family-page/draw-family-page.ts";

/** Text of html, made by `drawHtml` alone. */
export interface Html {
  readonly html: string;
}

const unsafe: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Elements as text of html; what is not an element is words, whatever stands in them. */
export const drawHtml: Draw<Html> = (tag, attributes, ...children) => {
  const said = Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? "" : ` ${name}="${escapeHtml(value)}"`))
    .join("");
  const within = children
    .map((child) => (typeof child === "string" ? escapeHtml(child) : child ? child.html : ""))
    .join("");
  return { html: `<${tag}${said}>${within}</${tag}>` };
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => unsafe[letter] ?? letter);
}
