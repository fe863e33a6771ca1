// The signs of `attendance-symbol.tsx` made by hand: the month grid has hundreds of them, and React none to keep.
import {
  markBoxLook,
  markColour,
  noteDotLook,
  symbolShapes,
  type MarkBoxProps,
} from "./attendance-symbol.tsx";

const SVG = "http://www.w3.org/2000/svg";
const boxes = new Map<string, Element>();
let awaited: Element | undefined;

/** What `MarkBox` draws, element for element. */
export function drawMarkBox(props: MarkBoxProps): Node {
  const { kind, reason, hasNote = false } = props;
  const key = [kind, reason, hasNote].join();
  const box = boxes.get(key) ?? makeMarkBox(props);
  boxes.set(key, box);
  return box.cloneNode(true);
}

/** What `AwaitedSymbol` draws at 17 px. */
export function drawAwaited(): Node {
  awaited ??= makeAwaited();
  return awaited.cloneNode(true);
}

function makeMarkBox({ kind, reason, hasNote }: MarkBoxProps): Element {
  const { line, isFilled } = symbolShapes[kind][reason];
  const svg = makeSvg("svg", {
    width: "15",
    height: "15",
    viewBox: "0 0 24 24",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "2.6",
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
    class: "icon shrink-0",
    "aria-hidden": "true",
  });
  svg.append(makeSvg("path", { d: line, ...(isFilled && { fill: "currentColor" }) }));
  const box = makeSpan(`${markBoxLook} ${markColour[kind]}`);
  box.append(svg);
  if (hasNote) box.append(makeSpan(noteDotLook));
  return box;
}

function makeAwaited(): Element {
  const svg = makeSvg("svg", {
    width: "17",
    height: "17",
    viewBox: "0 0 18 18",
    class: "icon shrink-0",
    "aria-hidden": "true",
  });
  svg.append(
    makeSvg("circle", { cx: "9", cy: "9", r: "9", fill: "var(--warm)" }),
    makeSvg("path", {
      d: "M6.9 7a2.15 2.15 0 1 1 3.1 1.95c-.65.33-1 .72-1 1.45",
      fill: "none",
      stroke: "var(--on-warm)",
      "stroke-width": "1.9",
      "stroke-linecap": "round",
    }),
    makeSvg("circle", { cx: "9", cy: "13.1", r: "1.15", fill: "var(--on-warm)" }),
  );
  return svg;
}

function makeSpan(look: string): HTMLElement {
  const span = document.createElement("span");
  span.className = look;
  return span;
}

function makeSvg(name: string, attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
