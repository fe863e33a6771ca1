import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { renderMonth } from "./testing/render-month.tsx";

const activeName = () => document.activeElement?.getAttribute("aria-label");

async function renderLong() {
  const month = await renderMonth(300, (number) => ({ classKey: `3-${Math.ceil(number / 30)}` }));
  const grid = month.screen.getByRole("grid", { name: "월간 출결" });
  const box = grid.element().closest(".overflow-auto");
  if (!box) throw new Error("the grid stands in no box");
  const countDrawn = () => month.screen.container.querySelectorAll("[data-row]").length;
  return { ...month, grid, box, countDrawn };
}

describe("a month of 300 pupils", () => {
  it("has the rows in the document that are seen, and tells how many there are", async () => {
    const { grid, box, cell, countDrawn } = await renderLong();

    await expect.element(grid).toHaveAttribute("aria-rowcount", "301");
    await expect.element(grid).toHaveAttribute("aria-colcount", "23");
    expect(countDrawn()).toBeLessThan(60);
    box.scrollTo({ top: 150 * 28 });

    await expect.element(cell(155, 20)).toBeInViewport();
    expect(cell(155, 20).element().parentElement?.getAttribute("aria-rowindex")).toBe("156");
    expect(countDrawn()).toBeLessThan(60);
    expect(box.scrollHeight).toBeGreaterThanOrEqual(300 * 28);
  });

  it("is walked from end to end by keys, row after row over the edge of what is drawn", async () => {
    const { cell } = await renderLong();
    cell(1, 2).element().focus();

    await userEvent.keyboard("{Control>}{End}{/Control}");
    expect(activeName()).toBe("300번 학생300 11월 30일 출석");
    await expect.element(cell(300, 30)).toBeInViewport();
    await userEvent.keyboard("{PageUp}{ArrowUp}");
    expect(activeName()).toBe("289번 학생289 11월 30일 출석");
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    expect(activeName()).toBe("1번 학생1 11월 2일 출석");

    for (let page = 0; page < 8; page++) await userEvent.keyboard("{PageDown}");

    expect(activeName()).toBe("81번 학생81 11월 2일 출석");
    await expect.element(cell(81, 2)).toBeInViewport();
  });

  it("keeps the focus, and the place where Tab enters, when it is scrolled away", async () => {
    const { box, cell } = await renderLong();
    cell(3, 4).element().focus();

    box.scrollTo({ top: 300 * 28 });
    await expect.element(cell(300, 4)).toBeInViewport();

    expect(activeName()).toBe("3번 학생3 11월 4일 출석");
    await expect.element(cell(3, 4)).toHaveAttribute("tabindex", "0");
    await userEvent.keyboard("{ArrowDown}1");
    await expect.element(cell(4, 4, "질병 결석")).toBeInViewport();
  });

  it("says the class beside each name", async () => {
    const { screen } = await renderLong();

    const head = screen.getByRole("rowheader", { name: "3-1 1번 학생1" });
    await expect.element(head).toBeInTheDocument();
    expect(screen.container.querySelector("[data-name]")?.textContent).toBe("3-11학생1");
  });

  it("is whole on paper", async () => {
    const { countDrawn } = await renderLong();

    dispatchEvent(new Event("beforeprint"));
    expect(countDrawn()).toBe(300);
    dispatchEvent(new Event("afterprint"));

    expect(countDrawn()).toBeLessThan(60);
  });
});

it("a month of one class is whole, so that the browser's own search finds every name", async () => {
  const { screen, cell } = await renderMonth(40);

  await expect.element(cell(40, 30)).toBeInTheDocument();
  expect(screen.container.querySelectorAll("[data-row]").length).toBe(40);
});
