import { expect, it, vi } from "vitest";
import { copyTable } from "./copy-table.ts";

const table = { html: "<table></table>", text: "국어\t수학" };

it("copies a table as a table and as text", async () => {
  const write = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
  expect(await copyTable(table)).toBe(true);
  const [item] = write.mock.calls[0]?.[0] ?? [];
  expect(await (await item?.getType("text/html"))?.text()).toBe(table.html);
  expect(await (await item?.getType("text/plain"))?.text()).toBe(table.text);
});

it("copies it the older way too, and says where the browser refuses", async () => {
  vi.spyOn(navigator.clipboard, "write").mockRejectedValue(new Error("no"));
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
  const copied = new DataTransfer();
  const command = vi
    .spyOn(document, "execCommand")
    .mockImplementation(() =>
      document.dispatchEvent(new ClipboardEvent("copy", { clipboardData: copied })),
    );
  expect(await copyTable(table)).toBe(true);
  expect([copied.getData("text/html"), copied.getData("text/plain")]).toEqual([
    table.html,
    table.text,
  ]);

  command.mockReturnValue(false);
  expect(await copyTable(table)).toBe(false);
});
