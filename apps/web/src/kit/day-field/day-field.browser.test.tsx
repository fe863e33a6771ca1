import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { holdIdleWork } from "../../ui/arrival/when-idle.ts";
import { Form } from "../../ui/field/form.tsx";
import { useDraftRow } from "../long-text/use-draft-row.ts";
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

// First: the words come once.
it("reads words that were typed at once, before the page has come to rest", async () => {
  holdIdleWork(new Promise<void>(() => undefined));
  await openForm();
  await field().fill("11월 27일");
  await userEvent.keyboard("{Tab}");
  await expect.element(field()).toHaveValue("11월 27일 금요일");
  holdIdleWork(Promise.resolve());
});

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

it("takes its day by Enter, and only a second one sends the form", async () => {
  const sent = await openForm();
  await field().fill("11월 27일");
  await userEvent.keyboard("{Enter}");
  await expect.element(field()).toHaveValue("11월 27일 금요일");
  expect(sent).toEqual([]);
  await userEvent.keyboard("{Enter}");
  expect(sent).toEqual(["2026-11-27"]);
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

it.each([false, true])(
  "stays what was typed where leaving a field keeps the row (%s)",
  async (isTakenWhenLeft) => {
    const Kept = () => {
      const [stored, setStored] = useState("2026-12-04");
      const [typed, setTyped] = useState<string>();
      const value = typed ?? stored;
      const save = (): void => {
        if (value === stored) return;
        setStored(value);
        setTyped(undefined);
      };
      const { onBlur } = useDraftRow({
        draft: { isElsewhere: false },
        isOn: true,
        watched: value,
        save,
      });
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as the forms that keep a row
        <form onBlur={onBlur}>
          <DayField
            label="마감"
            isTakenWhenLeft={isTakenWhenLeft}
            value={value}
            onValueChange={setTyped}
          />
          <output>{stored}</output>
        </form>
      );
    };
    await render(<Kept />);
    for (const [typed, day] of [
      ["12/11", "2026-12-11"],
      ["12/18", "2026-12-18"],
    ] as const) {
      await field().click();
      await userEvent.keyboard(`{Control>}a{/Control}{Delete}${typed}{Tab}`);
      await expect.element(page.getByText(day)).toBeVisible();
      await expect.element(field()).not.toHaveValue("");
    }
  },
);

it("is whole under a click, and given as soon as it reads as a day", async () => {
  const sent = await openForm("2026-12-03");
  await field().fill("2026-12-03");
  (document.activeElement as HTMLElement).blur();
  await field().click();
  await userEvent.keyboard("12/4");
  await expect.element(field()).toHaveValue("12/4");
  // As a reload would find it: the field was not left.
  document.querySelector("form")?.requestSubmit();
  expect(sent).toEqual(["2026-12-04"]);
});

it("stays whole under a second and a third click", async () => {
  const sent = await openForm("2026-12-09");
  await field().click();
  await field().click();
  await expect.poll(() => getSelection()?.toString()).toBe("12월 9일 수요일");
  await new Promise((resolve) => setTimeout(resolve, 600)); // no double click
  await field().click();
  await userEvent.keyboard("12/10");
  await expect.element(field()).toHaveValue("12/10");
  document.querySelector("form")?.requestSubmit();
  expect(sent).toEqual(["2026-12-10"]);
});
