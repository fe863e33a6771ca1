import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DrawnAhead, useIsShown } from "./drawn-ahead.tsx";

function View() {
  return <button type="button">{useIsShown() ? "보이는 달" : "미리 그린 달"}</button>;
}

const drawView = (isShown: boolean) => (
  <div style={{ position: "relative", height: 300 }}>
    <button type="button">오늘</button>
    <DrawnAhead isShown={isShown} className="">
      <View />
    </DrawnAhead>
  </div>
);

it("what is drawn ahead meets nobody: not seen, not found by name, not reached by Tab", async () => {
  await render(drawView(false));

  const view = page.getByText("미리 그린 달");
  await expect.element(view).toBeInTheDocument();
  expect(view.element().checkVisibility()).toBe(false);
  await expect.element(page.getByRole("button", { name: "미리" })).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).not.toBe(view.element());
});

it("shown, it is the same element, and knows that it is shown", async () => {
  const screen = await render(drawView(false));
  const before = page.getByText("미리 그린 달").element();

  await screen.rerender(drawView(true));

  const shown = page.getByRole("button", { name: "보이는 달", exact: true });
  await expect.element(shown).toBeVisible();
  expect(shown.element()).toBe(before);
});
