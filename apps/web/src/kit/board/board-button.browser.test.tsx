import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BoardButton } from "./board-button.tsx";
import { useBoardKeys } from "./use-board-hands.ts";

function Steps() {
  const [count, setCount] = useState(1);
  const nothing = (): void => undefined;
  const others = { toggleFullscreen: nothing, leave: nothing, cover: nothing };
  useBoardKeys({ ...others, main: () => setCount(9) });
  return (
    <>
      <BoardButton disabled={count === 0} onClick={() => setCount(count - 1)}>
        한 명 줄이기
      </BoardButton>
      <output>{count}</output>
    </>
  );
}

it("keeps the focus when its own press puts it out of use, and then does nothing", async () => {
  await render(<Steps />);
  const less = page.getByRole("button", { name: "한 명 줄이기" });

  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(less).toHaveAttribute("aria-disabled", "true");
  await expect.element(less).toHaveFocus();
  // Nor does the board's main button hear them.
  await userEvent.keyboard("{Enter} ");

  await expect.element(page.getByRole("status")).toHaveTextContent("0");
});
