import { afterEach, describe, expect, it } from "vitest";
import { toast } from "react-hot-toast/headless";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dialog } from "./dialog.tsx";
import { showToast } from "./toast.ts";
import { ToasterSlot } from "./toaster-slot.tsx";
import { Toaster } from "./toaster.tsx";

/** What draws toasts takes one away as long after it began to fade. */
const REMOVED_MS = 1200;

afterEach(() => {
  showToast.dismiss();
});

describe("a toast", () => {
  it("is shown although it was said before what draws it had been fetched", async () => {
    showToast.success("저장했어요");
    await render(<ToasterSlot />);

    await expect.element(page.getByRole("status").filter({ hasText: "저장했어요" })).toBeVisible();
  });

  it("is a status that never carries the name of the sync state", async () => {
    await render(<Toaster />);

    showToast.success("출석으로 바꿨어요");

    const toast = page.getByRole("status").filter({ hasText: "출석으로 바꿨어요" });
    await expect.element(toast).toBeVisible();
    await expect.element(page.getByRole("status", { name: "저장 상태" })).not.toBeInTheDocument();
  });

  it("undoes once and goes", async () => {
    let undoCount = 0;
    await render(<Toaster />);
    showToast.success("김하린을 지웠어요", {
      action: { label: "되돌리기", onAct: () => (undoCount += 1) },
    });

    await userEvent.click(page.getByRole("button", { name: "되돌리기" }));

    expect(undoCount).toBe(1);
    await expect
      .element(page.getByRole("status").filter({ hasText: "김하린을 지웠어요" }))
      .not.toBeInTheDocument();
  });

  it("that fades has nothing to press: 되돌리기 is that of the next act alone", async () => {
    const undone: string[] = [];
    const say = (act: string) =>
      showToast.success(act, { action: { label: "되돌리기", onAct: () => undone.push(act) } });
    await render(<Toaster />);
    say("22번을 옮겼어요");
    await expect.element(page.getByText("22번을 옮겼어요")).toBeVisible();
    showToast.dismiss();
    say("23번을 옮겼어요");
    await expect.element(page.getByText("23번을 옮겼어요")).toBeVisible();

    const buttons = page.getByRole("button", { name: "되돌리기" });
    expect(buttons.elements()).toHaveLength(1);
    await userEvent.click(buttons);

    expect(undone).toEqual(["23번을 옮겼어요"]);
  });

  it("goes as soon as its act is taken back by any way, and no other toast does", async () => {
    const acts = new Set(["22번", "23번"]);
    const listeners = new Set<() => void>();
    const toAct = (act: string) => ({
      isStanding: () => acts.has(act),
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      undo: () => acts.delete(act),
    });
    await render(<Toaster />);
    for (const act of acts) showToast.success(`${act} 질병 결석`, { undo: toAct(act) });
    await expect.element(page.getByText("23번 질병 결석")).toBeVisible();

    acts.delete("23번");
    for (const listener of listeners) listener();

    await expect.element(page.getByText("23번 질병 결석")).not.toBeInTheDocument();
    await userEvent.click(page.getByRole("button", { name: "되돌리기" }));
    expect(acts.size).toBe(0);
  });

  it("lies above the window it was said over, and below one that opens later", async () => {
    const toaster = () => document.querySelector("[data-toaster]")?.className ?? "";
    const show = (title: string, isOpen: boolean) => (
      <>
        <Toaster place="row" />
        <Dialog isOpen={isOpen} onClose={() => undefined} title={title}>
          글
        </Dialog>
      </>
    );
    const screen = await render(show("키", true));
    await expect.element(page.getByRole("dialog", { name: "키" })).toBeVisible();
    showToast.success("키를 복사했어요");
    await expect.poll(toaster).toContain("z-60");

    await screen.rerender(show("키", false));
    await expect.poll(toaster).not.toContain("z-60");
    await screen.rerender(show("보낼 목록", true));
    await expect.element(page.getByRole("dialog", { name: "보낼 목록" })).toBeVisible();
    expect(toaster()).not.toContain("z-60");
  });

  it("stays its time, whatever of its id was fading on the page before", async () => {
    const board = await render(<Toaster place="head" />);
    showToast.success("줄을 더했어요", { id: "act" });
    await expect.element(page.getByText("줄을 더했어요")).toBeVisible();
    // As one does whose time is up.
    toast.dismiss();
    await expect.poll(() => document.querySelector("output.opacity-0")).not.toBeNull();
    await board.unmount();
    await render(<Toaster place="menu" />);

    showToast.blank("줄을 지웠어요", { id: "act" });
    await new Promise((resolve) => setTimeout(resolve, REMOVED_MS));

    await expect.element(page.getByText("줄을 지웠어요")).toBeVisible();
    await expect.element(page.getByText("줄을 더했어요")).not.toBeInTheDocument();
  });

  it("is replaced by one of the same id", async () => {
    await render(<Toaster />);
    showToast.loading("28명을 가져오고 있어요 · 1명", { id: "import" });
    await expect.element(page.getByText("28명을 가져오고 있어요 · 1명")).toBeVisible();

    showToast.loading("28명을 가져오고 있어요 · 28명", { id: "import" });

    await expect.element(page.getByText("28명을 가져오고 있어요 · 28명")).toBeVisible();
    await expect.element(page.getByText("28명을 가져오고 있어요 · 1명")).not.toBeInTheDocument();
  });
});
