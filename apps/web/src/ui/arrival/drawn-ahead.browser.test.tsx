import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DrawnAhead } from "./drawn-ahead.tsx";
import { useStage, type Stage } from "./stage.ts";

function View({ tellStage }: { readonly tellStage: (stage: Stage) => void }) {
  tellStage(useStage());
  return <button type="button">이달</button>;
}

const renders: Stage[] = [];
const view = <View tellStage={(stage) => renders.push(stage)} />;

function findStage(): Stage {
  const stage = renders.at(-1);
  if (!stage) throw new Error("nothing was rendered");
  return stage;
}

const drawView = (isShown: boolean) => (
  <div style={{ position: "relative", height: 300 }}>
    <button type="button">오늘</button>
    <DrawnAhead isShown={isShown} className="">
      {view}
    </DrawnAhead>
  </div>
);

it("what is drawn ahead meets nobody: not seen, not found by name, not reached by Tab", async () => {
  await render(drawView(false));

  const drawn = page.getByText("이달");
  await expect.element(drawn).toBeInTheDocument();
  expect(drawn.element().checkVisibility()).toBe(false);
  await expect.element(page.getByRole("button", { name: "이달" })).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).not.toBe(drawn.element());
});

it("shown, it is the same element, not rendered anew, and is told that it is shown", async () => {
  const screen = await render(drawView(false));
  const before = page.getByText("이달").element();
  const rendersBefore = renders.length;
  const stage = findStage();
  expect(stage.isShown()).toBe(false);
  let isTold = false;
  stage.onShow(() => (isTold = true));

  await screen.rerender(drawView(true));

  const shown = page.getByRole("button", { name: "이달" });
  await expect.element(shown).toBeVisible();
  expect(shown.element()).toBe(before);
  expect(renders).toHaveLength(rendersBefore);
  expect(isTold).toBe(true);
  expect(stage.isShown()).toBe(true);
});

it("what is due behind another view is drawn in the turn that shows it, not at rest", async () => {
  const screen = await render(drawView(false));
  const stage = findStage();
  let drawnWhile: boolean | undefined;
  const restBefore = globalThis.requestIdleCallback;
  // A browser that never rests.
  globalThis.requestIdleCallback = () => 0;
  try {
    stage.draw(() => (drawnWhile = stage.isShown()));
    await screen.rerender(drawView(true));
    expect(drawnWhile).toBe(true);
  } finally {
    globalThis.requestIdleCallback = restBefore;
  }
});
