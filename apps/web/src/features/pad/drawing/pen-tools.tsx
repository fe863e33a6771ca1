import { PAD_INKS } from "@damim/domain/pad/card/pad-stroke.ts";
import type { ReactNode } from "react";
import { ToolButton } from "../card/pad-controls.tsx";
import { ERASER } from "../card/window-icons.ts";
import "./drawing.css";
import { INKS, PEN_WIDTHS, type Pen } from "./inks.ts";

/** Colours, three pens and the eraser, as one reads them: a choice of each, by tap or arrow keys. */
export function PenTools(props: {
  readonly pen: Pen;
  readonly onChange: (pen: Pen) => void;
  /** Undo, clear and the like. */
  readonly children: ReactNode;
}) {
  const { pen, onChange, children } = props;
  return (
    <div className="pad-pen-tools">
      <fieldset className="pad-inks">
        <legend className="sr-only">색</legend>
        {PAD_INKS.map((ink) => (
          <label key={ink} data-chosen={(pen.tool === "pen" && pen.ink === ink) || undefined}>
            <input
              type="radio"
              name="pad-ink"
              aria-label={INKS[ink].name}
              checked={pen.ink === ink}
              style={{ backgroundColor: INKS[ink].color }}
              onChange={() => onChange({ ...pen, tool: "pen", ink })}
              // A press on the chosen colour leaves the eraser; it is no change of the choice.
              onClick={() => pen.tool === "eraser" && onChange({ ...pen, tool: "pen", ink })}
            />
          </label>
        ))}
      </fieldset>
      <fieldset className="pad-widths">
        <legend className="sr-only">굵기</legend>
        {PEN_WIDTHS.map(({ width, name }) => (
          <label key={width} data-chosen={(pen.tool === "pen" && pen.width === width) || undefined}>
            <input
              type="radio"
              name="pad-pen-width"
              aria-label={name}
              checked={pen.width === width}
              onChange={() => onChange({ ...pen, tool: "pen", width })}
              onClick={() => pen.tool === "eraser" && onChange({ ...pen, tool: "pen", width })}
            />
            <span style={{ width: width * 0.7 + 3, height: width * 0.7 + 3 }} />
          </label>
        ))}
      </fieldset>
      <span className="pad-pen-acts">
        <ToolButton
          path={ERASER}
          isPressed={pen.tool === "eraser"}
          label="지우개"
          onClick={() => onChange({ ...pen, tool: pen.tool === "eraser" ? "pen" : "eraser" })}
        />
        {children}
      </span>
    </div>
  );
}
