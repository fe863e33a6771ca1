import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { AwaitedSymbol, MarkBox, symbolShapes } from "./attendance-symbol.tsx";
import { drawAwaited, drawMarkBox } from "./draw-signs.ts";

it("signs made by hand are those that React draws, element for element", async () => {
  const kinds = ["absent", "late", "earlyLeave", "classMissed"] as const;
  const reasons = ["illness", "unexcused", "other", "excused"] as const;
  const all = kinds.flatMap((kind) =>
    reasons.flatMap((reason) => [false, true].map((hasNote) => ({ kind, reason, hasNote }))),
  );
  const screen = await render(
    <>
      {all.map((props) => (
        <MarkBox key={JSON.stringify(props)} {...props} />
      ))}
      <AwaitedSymbol size={17} />
    </>,
  );

  const byHand = document.createElement("div");
  byHand.append(...all.map(drawMarkBox), drawAwaited());

  expect(all.length).toBe(Object.keys(symbolShapes).length * 8);
  expect(byHand.innerHTML).toBe(screen.container.innerHTML);
});
