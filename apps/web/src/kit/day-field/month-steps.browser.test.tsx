import { useState } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { MonthSteps } from "./month-steps.tsx";

function Months() {
  const [month, setMonth] = useState<`${number}-${number}`>("2026-12");
  return <MonthSteps month={month} min="2026-11" max="2027-01" onMonthChange={setMonth} />;
}

it("steps over the turn of the year and stops at the first and the last month", async () => {
  const screen = await render(<Months />);
  const before = screen.getByRole("button", { name: "앞 달" });
  const after = screen.getByRole("button", { name: "다음 달" });

  await after.click();
  await expect.element(screen.getByText("2027년 1월")).toBeVisible();
  await expect.element(after).toBeDisabled();

  await screen.getByRole("button", { name: "2027년 1월" }).click();
  const months = screen.getByRole("dialog", { name: "달 고르기" });
  await expect.element(months.getByRole("button", { name: "2027년 1월" })).toHaveFocus();
  await expect.element(months.getByRole("button", { name: "2027년 2월" })).toBeDisabled();
  await userEvent.keyboard("{ArrowLeft}{Enter}");
  await expect.element(screen.getByRole("button", { name: "2026년 12월" })).toHaveFocus();

  await before.click();
  await expect.element(screen.getByText("2026년 11월")).toBeVisible();
  await expect.element(before).toBeDisabled();
});
