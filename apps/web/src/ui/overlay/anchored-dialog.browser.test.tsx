import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AnchoredDialog } from "./anchored-dialog.tsx";
import { Menu, MenuItem } from "./menu.tsx";

function SeatExample() {
  const [seat, setSeat] = useState<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {["5번 김하린", "6번 남지호"].map((name) => (
        <button
          key={name}
          type="button"
          onClick={(event) => {
            setSeat(event.currentTarget);
            setOpen(true);
          }}
        >
          {name}
        </button>
      ))}
      <AnchoredDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        anchor={seat}
        title="5번 김하린"
      >
        <button type="button">질병 결석</button>
      </AnchoredDialog>
    </>
  );
}

const seat = () => page.getByRole("button", { name: "5번 김하린" });
const dialog = () => page.getByRole("dialog", { name: "5번 김하린" });

afterEach(async () => {
  await page.viewport(1366, 768);
});

describe("a dialog beside its seat", () => {
  it.each([
    ["beside the seat", 1366, 768],
    ["as a sheet on a phone", 390, 844],
  ])("opens %s, closes on Escape and gives the focus back", async (_where, width, height) => {
    await page.viewport(width, height);
    await render(<SeatExample />);

    await userEvent.click(seat());
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard("{Escape}");

    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(seat()).toHaveFocus();
  });

  it("is out of sight where it was opened on a phone and the screen became wide", async () => {
    await page.viewport(390, 844);
    await render(<SeatExample />);
    await userEvent.click(seat());
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();

    await page.viewport(1366, 768);

    const closed = page.getByRole("dialog", { name: "5번 김하린", includeHidden: true });
    await expect.element(closed).toBeInTheDocument();
    expect(closed.element().getBoundingClientRect().right).toBeLessThan(0);
  });

  it("keeps the keyboard inside, in both directions", async () => {
    await page.viewport(1366, 768);
    await render(<SeatExample />);
    await userEvent.click(seat());
    const close = dialog().getByRole("button", { name: "닫기" });
    const code = dialog().getByRole("button", { name: "질병 결석" });

    await userEvent.keyboard("{Tab}{Tab}");
    await expect.element(code).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(close).toHaveFocus();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");

    await expect.element(code).toHaveFocus();
  });

  it("stays through a press on its own seat", async () => {
    await page.viewport(1366, 768);
    await render(<SeatExample />);
    await userEvent.click(seat());
    await expect.element(dialog()).toBeVisible();

    await userEvent.click(seat());

    await expect.element(dialog()).toBeVisible();
  });
});

function MenuExample() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button ref={setAnchor} type="button" onClick={() => setOpen(!isOpen)}>
        프로필 메뉴
      </button>
      <Menu
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        anchor={anchor}
        label="프로필 메뉴"
        idleCloseMs={150}
      >
        <MenuItem onSelect={() => undefined}>화면잠금</MenuItem>
      </Menu>
    </>
  );
}

describe("a menu", () => {
  it("waits for a keyboard that stands in it", async () => {
    await render(<MenuExample />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("menu")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");

    const closed = await Promise.race([
      new Promise((resolve) => setTimeout(() => resolve("still open"), 500)),
      expect.element(page.getByRole("menu")).not.toBeInTheDocument(),
    ]);

    expect(closed).toBe("still open");
  });

  it("closes by itself when nobody is in it", async () => {
    await render(<MenuExample />);

    await userEvent.click(page.getByRole("button", { name: "프로필 메뉴" }));
    await expect.element(page.getByRole("menu")).toBeVisible();

    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  });
});
