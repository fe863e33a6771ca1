import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PadSheet } from "./pad-sheet.tsx";

function Board() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        카드 추가
      </button>
      {isOpen && (
        <PadSheet title="카드 추가" onClose={() => setOpen(false)}>
          <input type="file" aria-label="사진" />
        </PadSheet>
      )}
    </>
  );
}

const sheet = page.getByRole("dialog", { name: "카드 추가" });
const add = page.getByRole("button", { name: "카드 추가" });

it("gives the focus back to where it came from", async () => {
  await render(<Board />);
  await add.click();
  await page.getByRole("button", { name: "닫기" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
  await add.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
});

it("stays open when no picture is chosen after all", async () => {
  await render(<Board />);
  await add.click();
  page
    .getByLabelText("사진")
    .element()
    .dispatchEvent(new Event("cancel", { bubbles: true }));
  await expect.element(sheet).toBeVisible();
});
