import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BoardButton } from "./board-button.tsx";

function Steps() {
  const [count, setCount] = useState(1);
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
  await userEvent.keyboard("{Enter}");

  await expect.element(page.getByRole("status")).toHaveTextContent("0");
});
