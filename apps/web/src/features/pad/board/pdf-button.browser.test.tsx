import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PdfButton } from "./pdf-button.tsx";

const answer = (pdf: Response) =>
  vi
    .spyOn(globalThis, "fetch")
    .mockImplementation((address) => Promise.resolve(address === "/x" ? new Response("x") : pdf));

it("a document comes as a PDF of the same name", async () => {
  answer(new Response("%PDF-1.7"));
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await render(<PdfButton name="발표 자료.pptx" address="/x" />);
  await page.getByRole("button", { name: "PDF로 보기" }).click();

  await expect.poll(() => saved).toEqual(["발표 자료.pdf"]);
});

it("says what to do where the server cannot turn it", async () => {
  const message = "이 파일은 내려받아서 열어 주세요.";
  answer(Response.json({ error: { type: "DocumentsOff", message } }, { status: 422 }));
  await render(<PdfButton name="발표 자료.pptx" address="/x" />);
  await page.getByRole("button", { name: "PDF로 보기" }).click();

  await expect.element(page.getByRole("alert")).toHaveTextContent(message);
  await expect.element(page.getByRole("button", { name: "PDF로 보기" })).toBeEnabled();
});
