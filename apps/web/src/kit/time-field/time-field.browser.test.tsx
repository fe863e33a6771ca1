import { useState } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { Form } from "../../ui/field/form.tsx";
import { TimeField } from "./time-field.tsx";

const told: string[] = [];

function Field() {
  const [value, setValue] = useState("09:00");
  return (
    <Form onSubmit={() => void told.push(`sent ${value}`)}>
      <TimeField
        label="시각"
        value={value}
        onValueChange={(next) => {
          told.push(next);
          setValue(next);
        }}
      />
      <button type="submit">저장</button>
    </Form>
  );
}

it("takes a time as it is typed in haste, once, and keeps with a sentence what it cannot read", async () => {
  const screen = await render(<Field />);
  const field = screen.getByRole("textbox", { name: "시각" });
  await userEvent.fill(field, "");
  await userEvent.type(field, "940");
  // 「9」 and 「94」 were no times of hers.
  expect(told).toEqual([""]);
  await userEvent.keyboard("{Enter}");
  expect(told).toEqual(["", "09:40", "sent 09:40"]);
  await expect.element(field).toHaveValue("09:40");

  await userEvent.fill(field, "아침");
  await screen.getByRole("button", { name: "저장" }).click();
  await expect.element(screen.getByText(/^시각을 읽지 못했어요/)).toBeVisible();
  await expect.element(field).toHaveValue("아침");
  expect(told).toEqual(["", "09:40", "sent 09:40"]);
  await userEvent.fill(field, "14:05");
  expect(told.at(-1)).toBe("14:05");
});
