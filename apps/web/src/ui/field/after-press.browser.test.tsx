import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { useAfterPress } from "./after-press.ts";

function Field({ onLeft }: { readonly onLeft: () => void }) {
  const afterPress = useAfterPress();
  return <input aria-label="글" onBlur={() => afterPress(onLeft)} />;
}

const press = (type: "mousedown" | "mouseup") =>
  document.body.dispatchEvent(new MouseEvent(type, { bubbles: true }));

it("waits until the press is let go, and no longer than the field is there", async () => {
  let left = 0;
  const screen = await render(<Field onLeft={() => (left += 1)} />);
  const field = screen.getByLabelText("글").element() as HTMLInputElement;
  field.focus();
  press("mousedown");
  field.blur();
  expect(left).toBe(0);
  press("mouseup");
  expect(left).toBe(1);

  field.focus();
  press("mousedown");
  field.blur();
  await screen.unmount();
  expect(left).toBe(2);
});
