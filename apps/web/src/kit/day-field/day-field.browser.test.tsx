import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Form } from "../../ui/field/form.tsx";
import { DayField } from "./day-field.tsx";

const field = () => page.getByRole("textbox", { name: "마감" });

/** Answers what was sent. */
async function openForm(value = "2026-11-20"): Promise<string[]> {
  const sent: string[] = [];
  const Held = () => {
    const [day, setDay] = useState(value);
    return (
      <Form
        onSubmit={() => sent.push(day)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && event.ctrlKey) event.currentTarget.requestSubmit();
        }}
      >
        <DayField
          label="마감"
          value={day}
          onValueChange={setDay}
          min="2017-01-01"
          max="2027-12-31"
        />
        <button type="submit">저장</button>
      </Form>
    );
  };
  await render(<Held />);
  return sent;
}

it("says its day in words and takes what is typed when the field is left", async () => {
  const sent = await openForm("2017-04-27");
  await expect.element(field()).toHaveValue("2017. 4. 27.");
  await field().fill("2017년 5월 4일");
  await page.getByRole("button", { name: "저장" }).click();
  await expect.element(field()).toHaveValue("2017. 5. 4.");
  expect(sent).toEqual(["2017-05-04"]);
});

it("keeps what it cannot read, says so, and its form is not sent", async () => {
  const sent = await openForm();
  await field().fill("언젠가");
  await page.getByRole("button", { name: "저장" }).click();
  await expect.element(page.getByText(/날짜를 읽지 못했어요/)).toBeVisible();
  await expect.element(field()).toHaveValue("언젠가");
  expect(sent).toEqual([]);
  await field().fill("");
  await userEvent.keyboard("{Enter}");
  expect(sent).toEqual([""]);
});

it("is taken before Ctrl+Enter sends its form", async () => {
  const sent = await openForm();
  await field().fill("11월 27일");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => sent).toEqual(["2026-11-27"]);
});

it("opens a calendar by a key, walks over days and months, and gives the field the chosen one", async () => {
  const sent = await openForm("2026-11-20");
  await field().click();
  await userEvent.keyboard("{ArrowDown}");
  const calendar = page.getByRole("dialog", { name: "마감 고르기" });
  await expect
    .element(calendar.getByRole("button", { name: "2026년 11월 20일 금요일" }))
    .toHaveFocus();
  await userEvent.keyboard("{PageDown}{ArrowRight}{ArrowDown}{Enter}");
  await expect.element(calendar).not.toBeInTheDocument();
  await page.getByRole("button", { name: "저장" }).click();
  expect(sent).toEqual(["2026-12-28"]);
});

it("closes its calendar by Escape and leaves the day", async () => {
  const sent = await openForm("2026-11-20");
  await page.getByRole("button", { name: "마감 달력" }).click();
  await userEvent.keyboard("{ArrowRight}{Escape}");
  await expect.element(page.getByRole("dialog", { name: "마감 고르기" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "저장" }).click();
  expect(sent).toEqual(["2026-11-20"]);
});
