import { createRow } from "@damim/sync/change.ts";
import { afterEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Form } from "../../ui/field/form.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { UndoButtons } from "./undo-buttons.tsx";

const ID = "task-1";
let unmount: () => Promise<void> | void = () => undefined;
afterEach(() => unmount());

async function renderWith(isOpen: boolean) {
  const data = await buildTeacherData();
  await data.history.write(
    data.year,
    [createRow("task", ID, { title: "우유 신청", order: "a0" })],
    "할 일을 적었어요",
  );
  const screen = await renderAt(
    "/",
    data,
    <>
      <UndoButtons />
      <Checkbox label="보이기" isSwitch isChecked onCheckedChange={() => undefined} />
      <Form onSubmit={() => undefined}>
        <Checkbox label="다른 반 수업도 해요" isChecked onCheckedChange={() => undefined} />
      </Form>
      <Dialog isOpen={isOpen} onClose={() => undefined} title="창">
        <button type="button">눌러요</button>
      </Dialog>
    </>,
  );
  unmount = screen.unmount;
  return { data, screen };
}

describe("Ctrl+Z", () => {
  it("takes back the last act", async () => {
    const { data, screen } = await renderWith(false);
    await expect.element(screen.getByRole("button", { name: /^되돌리기: / })).toBeEnabled();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(() => data.year.find("task", ID)).toBeUndefined();
  });

  it("takes back what a switch did that still has focus", async () => {
    const { data, screen } = await renderWith(false);
    await screen.getByRole("switch", { name: "보이기" }).click();
    await expect.element(screen.getByRole("switch", { name: "보이기" })).toHaveFocus();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(() => data.year.find("task", ID)).toBeUndefined();
  });

  it("takes nothing back from a choice in a form that is not stored yet", async () => {
    const { data, screen } = await renderWith(false);
    const choice = screen.getByRole("checkbox", { name: "다른 반 수업도 해요" });
    await choice.click();
    await expect.element(choice).toHaveFocus();
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(data.history.undoLabel).toBe("할 일을 적었어요");
    expect(data.year.find("task", ID)).toBeDefined();
  });

  it("takes nothing back behind an open dialog", async () => {
    const { data, screen } = await renderWith(true);
    await expect.element(screen.getByRole("dialog", { name: "창" })).toBeVisible();
    const inside = screen.getByRole("button", { name: "눌러요" }).element();
    if (inside instanceof HTMLElement) inside.focus();
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(data.history.undoLabel).toBe("할 일을 적었어요");
    expect(data.year.find("task", ID)).toBeDefined();
  });
});
