import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { PrintedTable } from "./printed-table.tsx";

const toColumns = (widths: readonly number[]) =>
  widths.map((width, at) => ({ head: `칸 ${at}`, width, text: () => "글" }));

it.each([
  // 정산서: without sharing, its widest column had 10 mm.
  [
    [6, 12, 18, 30, 14, 12, 18],
    ["5.4%", "10.9%", "16.3%", "27.2%", "12.7%", "10.9%", "16.3%"],
  ],
  [
    [6, 12, 40],
    ["13.2mm", "26.4mm", ""],
  ],
])("gives the widest of %j columns at least its share", async (widths, shown) => {
  const screen = await render(
    <PrintedTable
      title="표"
      place=""
      columns={toColumns(widths)}
      rows={[{}]}
      note=""
      sums="합 3"
    />,
  );
  const heads = [...screen.container.querySelectorAll<HTMLElement>("thead tr:last-child th")];

  expect(heads.map(({ style }) => style.width.replace(/(\.\d)\d*%/u, "$1%"))).toEqual([...shown]);
  expect(screen.container.querySelector("thead")?.textContent).toContain("합 3");
});
