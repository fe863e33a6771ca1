import type { Draw } from "@damim/domain/family-page/draw-family-page.ts";
import { createElement, type ReactElement } from "react";

/** No landmark and no heading of this page: it is a picture of another one, whose rules go by these names all the same. */
export const drawPreview: Draw<ReactElement> = (tag, { class: className, ...rest }, ...children) =>
  createElement(tag, { ...rest, id: undefined, ...(className && { className }) }, ...children);
