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

it("keeps a date and an amount in one line, however narrow the other columns leave it", async () => {
  const columns = [
    ["2026-11-18", 12],
    ["−1,234,500원", 12],
    ["칠판용 자석 스티커와 학급 게시판 꾸미기 재료 모음", 90],
    ["푸른문구사 한빛점 2층 학용품 코너에서 산 것", 60],
  ].map(([words, width], at) => ({
    head: `${at}`,
    width: Number(width),
    text: () => String(words),
  }));
  const screen = await render(
    <PrintedTable title="표" place="" columns={columns} rows={[{}]} note="" />,
  );
  const sheet = screen.container.querySelector("section");
  sheet?.setAttribute("style", "display: block; width: 186mm");
  const lines = [...screen.container.querySelectorAll("tbody td")].map((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });

  expect(lines.slice(0, 2)).toEqual([1, 1]);
});
