import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { TeacherDataContext } from "../../data/use-teacher-data.ts";
import { afterPaint } from "../../platform/after-paint.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { useAttendanceView, type AttendanceView } from "./use-attendance-view.ts";

const choices: readonly AttendanceView[] = ["seats", "list", "month"];

function Switch() {
  const { view, show } = useAttendanceView();
  return (
    <>
      <output>{view}</output>
      {choices.map((choice) => (
        <button key={choice} type="button" onClick={() => show({ view: choice })}>
          {choice}
        </button>
      ))}
    </>
  );
}

async function renderSwitch() {
  const data = await buildTeacherData();
  const router = createMemoryRouter([
    { path: "/", element: <Switch /> },
    { path: "/other", element: <p>other page</p> },
  ]);
  const screen = await render(
    <TeacherDataContext value={data}>
      <RouterProvider router={router} />
    </TeacherDataContext>,
  );
  const press = (choice: AttendanceView): void => {
    const button = screen.getByRole("button", { name: choice, exact: true }).element();
    if (button instanceof HTMLElement) button.click();
  };
  const readAddress = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { screen, router, press, readAddress };
}

it("another view shows before its address is written", async () => {
  const { screen, press, readAddress } = await renderSwitch();

  press("list");
  await Promise.resolve();

  expect([screen.container.querySelector("output")?.textContent, readAddress()]).toEqual([
    "list",
    "/",
  ]);
  await expect.poll(readAddress).toBe("/?view=list");
});

it("of several presses in a row the last one is shown and written", async () => {
  const { screen, press, readAddress } = await renderSwitch();

  for (const choice of ["list", "month", "seats", "list"] as const) {
    press(choice);
    await Promise.resolve();
  }

  await expect.poll(readAddress).toBe("/?view=list");
  expect(screen.container.querySelector("output")?.textContent).toBe("list");
  press("month");
  await Promise.resolve();
  press("list");
  await expect.element(screen.getByRole("status")).toHaveTextContent("list");
});

it("a page that is left at once writes nothing into the address of the next", async () => {
  const { screen, router, press, readAddress } = await renderSwitch();

  press("list");
  await router.navigate("/other");
  await expect.element(screen.getByText("other page")).toBeVisible();
  // Asked for later than the address was.
  await new Promise<void>((resolve) => {
    afterPaint(resolve);
  });

  expect(readAddress()).toBe("/other");
});
