import { useState } from "react";
import { beforeAll, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TextArea } from "../field/text-area.tsx";
import { Dialog } from "../overlay/dialog.tsx";
import { lazyOverlay } from "../overlay/lazy-overlay.ts";
import { afterSyllable, keepKeys } from "./keep-keys.ts";
import { bringKeys } from "./keys-at-hand.ts";

beforeAll(bringKeys);

/** A window whose part comes when `arrive` is called, over a page with a field and a shortcut. */
async function renderPage(words = "", field = true) {
  const shortcuts: string[] = [];
  let arrive = (): void => undefined;
  function Part({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
    const [text, setText] = useState(words);
    return (
      <Dialog isOpen={isOpen} onClose={onClose} title="쪽지">
        {field && <TextArea label="글" value={text} onValueChange={setText} />}
      </Dialog>
    );
  }
  const Window = lazyOverlay(
    () => new Promise<{ Part: typeof Part }>((resolve) => (arrive = () => resolve({ Part }))),
    "Part",
  );
  function Page() {
    const [isOpen, setOpen] = useState(false);
    const [text, setText] = useState("앞");
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts of a page
      <main
        onKeyDown={({ key }) => {
          if (key === "Enter") setOpen(true);
          else shortcuts.push(key);
        }}
      >
        <button type="button">칸</button>
        <input aria-label="아래" value={text} onChange={(event) => setText(event.target.value)} />
        <Window isOpen={isOpen} onClose={() => setOpen(false)} />
      </main>
    );
  }
  const screen = await render(<Page />);
  return { screen, shortcuts, arrive: () => arrive() };
}

const text = page.getByRole("textbox", { name: "글" });
const below = page.getByRole("textbox", { name: "아래" });
const focus = (element: Element) => {
  if (element instanceof HTMLElement) element.focus();
};

describe("what is typed before a window is there", () => {
  it("stands in its field, in order, and is no shortcut of the page beneath", async () => {
    const { screen, shortcuts, arrive } = await renderPage();
    const cell = screen.getByRole("button", { name: "칸" });
    focus(cell.element());
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("1 우유값");
    arrive();
    await expect.element(text).toHaveFocus();
    await userEvent.keyboard(" 걷기");

    await expect.element(text).toHaveValue("1 우유값 걷기");
    expect(shortcuts).not.toContain("1");
    await userEvent.keyboard("{Escape}");
    await expect.element(text).not.toBeInTheDocument();
    await expect.element(cell).toHaveFocus();
  });

  it("goes on behind what was half-written there", async () => {
    const { screen, arrive } = await renderPage("어제 쓰던 글, ");
    focus(screen.getByRole("button", { name: "칸" }).element());
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("오늘");
    arrive();
    await expect.element(text).toHaveFocus();
    await userEvent.keyboard(" 글");

    await expect.element(text).toHaveValue("어제 쓰던 글, 오늘 글");
  });

  it("goes back into the field that had the focus, where the window takes no words", async () => {
    const { arrive } = await renderPage("", false);
    focus(below.element());
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("뒤");
    await userEvent.click(page.getByRole("button", { name: "칸" }));

    await expect.element(below).toHaveValue("앞뒤");
    arrive();
  });

  it("is not left in the middle of a syllable", async () => {
    const end = keepKeys();
    await userEvent.keyboard("a");
    const holder = document.activeElement;
    const compose = (type: string) => holder?.dispatchEvent(new CompositionEvent(type));
    let taken = 0;
    const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    expect(holder).toBeInstanceOf(HTMLTextAreaElement);
    compose("compositionstart");
    afterSyllable(() => (taken += 1));
    compose("compositionend");
    compose("compositionstart");
    await later(50);
    expect(taken).toBe(0);
    compose("compositionend");
    await expect.poll(() => taken).toBe(1);
    afterSyllable(() => (taken += 1));
    expect(taken).toBe(2);
    end();
  });
});
