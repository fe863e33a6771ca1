import { useState } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { MonthSteps } from "./month-steps.tsx";

function Months() {
  const [month, setMonth] = useState<`${number}-${number}`>("2026-12");
  return (
    <MonthSteps month={month} words={month} min="2026-11" max="2027-01" onMonthChange={setMonth} />
  );
}

it("steps over the turn of the year and stops at the first and the last month", async () => {
  const screen = await render(<Months />);
  const before = screen.getByRole("button", { name: "앞 달" });
  const after = screen.getByRole("button", { name: "다음 달" });

  await after.click();
  await expect.element(screen.getByText("2027-01")).toBeVisible();
  await expect.element(after).toBeDisabled();

  await before.click();
  await before.click();
  await expect.element(screen.getByText("2026-11")).toBeVisible();
  await expect.element(before).toBeDisabled();
});
