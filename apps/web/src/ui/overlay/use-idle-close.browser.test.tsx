import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { useIdleClose } from "./use-idle-close.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => vi.useRealTimers());

const onClose = vi.fn<() => void>();

function Popup() {
  const popup = useRef<HTMLDivElement>(null);
  useIdleClose({ popup, isOpen: true, idleCloseMs: 8_000, onClose });
  return (
    <div ref={popup}>
      <button type="button">화면잠금</button>
    </div>
  );
}

it("a popup closes 8 s after the keyboard left it, not 8 s after it opened", async () => {
  const screen = await render(<Popup />);
  const button = screen.getByRole("button").element();
  if (!(button instanceof HTMLElement)) throw new Error("a button");

  vi.advanceTimersByTime(6_000);
  button.focus();
  vi.advanceTimersByTime(20_000);
  button.blur();
  vi.advanceTimersByTime(7_750);
  expect(onClose).not.toHaveBeenCalled();

  vi.advanceTimersByTime(250);

  expect(onClose).toHaveBeenCalledOnce();
});
