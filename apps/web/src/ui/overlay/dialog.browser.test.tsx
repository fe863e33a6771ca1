import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { lazyOverlay } from "./lazy-overlay.ts";
import { TextField } from "../field/text-field.tsx";
import { NotArrived } from "../arrival/not-arrived.ts";
import { Toaster } from "./toaster.tsx";

function FormExample({ isDismissible = true }: { readonly isDismissible?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="학생 추가"
        isDismissible={isDismissible}
      >
        <TextField label="이름" value={text} onValueChange={setText} />
      </Dialog>
    </>
  );
}

const dialog = () => page.getByRole("dialog", { name: "학생 추가" });

describe("a dialog", () => {
  it("is named by its title and begins in its first field", async () => {
    await render(<FormExample />);

    await userEvent.click(page.getByRole("button", { name: "열기" }));

    await expect.element(dialog()).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: "이름" })).toHaveFocus();
  });

  it("begins past a field that is only shown", async () => {
    await render(
      <Dialog isOpen onClose={() => undefined} title="다시 로그인">
        <TextField
          label="이메일"
          value="teacher@example.com"
          readOnly
          onValueChange={() => undefined}
        />
        <TextField label="비밀번호" value="" onValueChange={() => undefined} />
      </Dialog>,
    );
    await expect.element(page.getByRole("textbox", { name: "비밀번호" })).toHaveFocus();
  });

  it("closes on Escape and gives the focus back", async () => {
    await render(<FormExample />);
    await userEvent.click(page.getByRole("button", { name: "열기" }));
    await expect.element(page.getByRole("textbox", { name: "이름" })).toHaveFocus();

    await userEvent.keyboard("{Escape}");

    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "열기" })).toHaveFocus();
  });

  it("stays open while it must be answered", async () => {
    await render(<FormExample isDismissible={false} />);
    await userEvent.click(page.getByRole("button", { name: "열기" }));
    await expect.element(dialog()).toBeVisible();

    await userEvent.keyboard("{Escape}");

    await expect.element(dialog()).toBeVisible();
    await expect.element(page.getByRole("button", { name: "닫기" })).not.toBeInTheDocument();
  });

  it("writes no style element, which our policy would refuse", async () => {
    const before = document.querySelectorAll("style").length;
    await render(<FormExample />);
    await userEvent.click(page.getByRole("button", { name: "열기" }));
    await expect.element(dialog()).toBeVisible();

    expect(document.querySelectorAll("style")).toHaveLength(before);
  });
});

describe("a dangerous confirmation", () => {
  it("begins on the way out", async () => {
    await render(
      <ConfirmDialog
        isOpen
        title="모두 지울까요?"
        actLabel="모두 지우기"
        isDangerous
        onAct={() => undefined}
        onClose={() => undefined}
      >
        되돌릴 수 없어요.
      </ConfirmDialog>,
    );

    await expect.element(page.getByRole("button", { name: "취소" })).toHaveFocus();
  });
});

describe("a lazy overlay", () => {
  it("fetches its chunk when opened and keeps what was typed while the page renders again", async () => {
    let fetchCount = 0;
    const Lazy = lazyOverlay(() => {
      fetchCount += 1;
      return Promise.resolve({ LazyField });
    }, "LazyField");
    const screen = await render(<Lazy isOpen note="1" />);
    const field = page.getByRole("textbox", { name: "메모" });
    await field.fill("그대로");

    await screen.rerender(<Lazy isOpen note="2" />);

    await expect.element(field).toHaveValue("그대로");
    expect(fetchCount).toBe(1);
  });

  it("tries again after a failed fetch", async () => {
    let fetchCount = 0;
    const Lazy = lazyOverlay(() => {
      fetchCount += 1;
      return fetchCount === 1
        ? Promise.reject(new Error("offline"))
        : Promise.resolve({ LazyField });
    }, "LazyField");

    await expect(Lazy.preload()).rejects.toThrow(NotArrived);
    await expect(Lazy.preload()).resolves.toBeUndefined();
  });

  it("opens by itself when the network is back, and takes no page along until then", async () => {
    let isOnline = false;
    const Lazy = lazyOverlay(
      () => (isOnline ? Promise.resolve({ LazyField }) : Promise.reject(new Error("offline"))),
      "LazyField",
    );
    await render(
      <>
        <p>출결기록</p>
        <Toaster />
        <Lazy isOpen note="1" />
      </>,
    );

    const said =
      "이 창을 아직 내려받지 못했어요. 인터넷이 연결되면 저절로 열려요. 그래도 안 열리면 새로고침해 주세요.";
    await expect.element(page.getByText(said)).toBeVisible();
    await expect.element(page.getByText("출결기록")).toBeVisible();
    isOnline = true;
    dispatchEvent(new Event("online"));

    await expect.element(page.getByRole("textbox", { name: "메모" })).toBeVisible();
  });
});

function LazyField({ isOpen, note }: { readonly isOpen: boolean; readonly note: string }) {
  const [text, setText] = useState("");
  if (!isOpen) return null;
  return <TextField label="메모" hint={note} value={text} onValueChange={setText} />;
}
