import { createRow } from "@damim/sync/change.ts";
import { budgetEntryKind, budgetKind } from "@damim/domain/budget/budget.ts";
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { TeacherDataContext } from "../../../data/use-teacher-data.ts";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { Component as BudgetPage } from "./budget-page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

async function showPage(width: number, photos?: readonly string[]) {
  await page.viewport(width, 768);
  const data = await buildTeacherData();
  await data.year.write([
    createRow(budgetKind.name, "b1", {
      title: "학급운영비",
      source: "classroom",
      way: "card",
      from: "2026-09-01",
      until: "2027-02-28",
      order: "a1",
    }),
    ...(photos
      ? [
          createRow(budgetEntryKind.name, "2026-11-18~e1", {
            budgetId: "b1",
            day: "2026-11-18",
            type: "out",
            amount: 29_200,
            item: "색종이",
            photos,
          }),
        ]
      : []),
  ]);
  const router = createMemoryRouter([{ path: "/", element: <BudgetPage /> }]);
  await render(
    <TeacherDataContext value={data}>
      <RouterProvider router={router} />
    </TeacherDataContext>,
  );
  return data;
}

const button = (name: string) => page.getByRole("button", { name });
const amount = page.getByRole("textbox", { name: "금액" });
const item = page.getByRole("textbox", { name: "품명" });

it("empties the form for the next receipt, so that a second Enter books nothing twice", async () => {
  const { year } = await showPage(1366);

  // By keys, over what is there: the field stays the same one.
  await amount.click();
  await userEvent.keyboard("29200");
  await expect.element(amount).toHaveValue("29200");
  await expect.element(page.getByText("29,200원 넘어요")).toBeVisible();
  await item.fill("색종이");
  await userEvent.keyboard("{Enter}");

  await expect.poll(() => year.rows(budgetEntryKind).size).toBe(1);
  await expect.element(amount).toHaveValue("");
  await expect.element(amount).toHaveFocus();
  await expect.element(amount).not.toHaveAttribute("aria-invalid");
  await userEvent.keyboard("{Enter}");
  await expect.element(amount).toHaveAttribute("aria-invalid", "true");
  expect(year.rows(budgetEntryKind).size).toBe(1);
});

it("opens an empty window for the next receipt on a phone", async () => {
  const { year } = await showPage(390);
  await button("지출 적기").click();
  await amount.fill("29200");
  await item.fill("색종이");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => year.rows(budgetEntryKind).size).toBe(1);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();

  await button("지출 적기").click();

  await expect.element(amount).toHaveValue("");
});

it("prints the receipts as they were sent, at the first press, also where another device took them", async () => {
  const canvas = new OffscreenCanvas(1_600, 900);
  canvas.getContext("2d");
  const photo = await canvas.convertToBlob();
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(
      address.endsWith("files/photo-1/content")
        ? new Response(photo)
        : new Response("", { status: 503 }),
    ),
  );
  const printed: (readonly [words: string | null, widths: readonly number[]])[] = [];
  vi.stubGlobal("print", () => {
    const figures = [...document.querySelectorAll("figure")];
    for (const figure of figures) {
      const widths = [...figure.querySelectorAll("img")].map((image) => image.naturalWidth);
      printed.push([figure.textContent, widths]);
    }
    dispatchEvent(new Event("afterprint"));
  });
  await showPage(1366, ["photo-1", "photo-2"]);

  await button("영수증 인쇄").click();

  await expect
    .poll(() => printed)
    .toEqual([
      ["1번 2026-11-18  29,200원", [1_600]],
      ["1번 2026-11-18  29,200원사진이 아직 이 기기에 없어요.", []],
    ]);
  expect(document.querySelectorAll("figure")).toHaveLength(0);
});

const listReceipt = (...lines: readonly string[]) => ({
  width: 600,
  height: 800,
  lines: lines.map((text, at) => ({
    top: at * 40,
    bottom: at * 40 + 30,
    words: [{ text, left: 0, right: 500, confidence: 90 }],
  })),
});
const takePhoto = async (): Promise<void> => {
  const canvas = new OffscreenCanvas(600, 800);
  canvas.getContext("2d");
  const photo = new File([await canvas.convertToBlob()], "영수증.png", { type: "image/png" });
  const chooser = document.querySelector<HTMLElement>("input[type=file]");
  if (!chooser) throw new Error("nothing to choose a file with");
  await userEvent.upload(chooser, photo);
};
const stubReader = (answer: () => Promise<Response>) =>
  vi.stubGlobal("fetch", (address: string) =>
    address.endsWith("ocr/receipt") ? answer() : Promise.resolve(new Response("", { status: 503 })),
  );

it("offers what a receipt says, and fills only what is empty", async () => {
  const receipt = listReceipt("푸른문구사", "2026-11-02", "총액 21,500", "카드결제 21,500");
  stubReader(() => Promise.resolve(Response.json(receipt)));
  await showPage(1366);
  await page.getByLabelText("사용처").fill("우리 동네 문구점");
  await takePhoto();

  const offer = page.getByRole("status").filter({ hasText: "영수증: 21,500원" });
  await expect.element(offer).toHaveTextContent("영수증: 21,500원 · 11월 2일 · 푸른문구사");
  await expect.element(offer).not.toHaveTextContent("확인해 주세요");
  await expect.element(amount).toHaveValue("");
  await button("채우기").click();

  await expect.element(amount).toHaveValue("21,500");
  await expect.element(page.getByLabelText("날짜")).toHaveValue("11월 2일 월");
  await expect.element(page.getByLabelText("사용처")).toHaveValue("우리 동네 문구점");
});

it("asks to look at an amount that nothing proves, and keeps the photo where nothing can be read", async () => {
  stubReader(() => Promise.resolve(Response.json(listReceipt("가온분식", "합계 9,000"))));
  await showPage(1366);
  await takePhoto();
  await expect.element(page.getByText("금액을 확인해 주세요.")).toBeVisible();

  stubReader(() => Promise.reject(new TypeError("offline")));
  await takePhoto();
  await expect
    .element(page.getByText("사진은 있어요. 읽기는 인터넷이 이어지면 해요."))
    .toBeVisible();
  await expect.element(page.getByRole("img", { name: "영수증 2" })).toBeVisible();
});
