import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Toaster } from "../../ui/overlay/toaster.tsx";
import { copyAndSay } from "./copy-and-say.ts";

it("says that a text is copied, and what to do where the browser refuses", async () => {
  await render(<Toaster />);
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  expect(await copyAndSay("글", "주소를 복사했어요")).toBe(true);
  await expect.element(page.getByText("주소를 복사했어요")).toBeVisible();

  write.mockRejectedValue(new Error("no"));
  vi.spyOn(document, "execCommand").mockReturnValue(false);
  expect(await copyAndSay("글", "주소를 복사했어요")).toBe(false);
  await expect.element(page.getByText("복사하지 못했어요", { exact: false })).toBeVisible();
});
