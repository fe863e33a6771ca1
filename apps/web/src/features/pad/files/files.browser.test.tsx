import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PadDataContext } from "../../../data/pad/use-pad-data.ts";
import { buildPadData } from "../../../testing/build-pad-data.ts";
import type { CardDraft } from "../card/card-draft.ts";
import { FileEditor } from "./file-editor.tsx";
import { LinkEditor } from "./link-editor.tsx";
import { PictureEditor } from "./picture-editor.tsx";

beforeEach(() => localStorage.clear());

const button = (name: string) => page.getByRole("button", { name });

async function open(Editor: typeof FileEditor, initial?: CardDraft) {
  const onDone = vi.fn<(draft: CardDraft) => void>();
  const onCancel = vi.fn();
  const data = await buildPadData();
  const { unmount } = await render(
    <PadDataContext value={{ ...data, keeping: "disk" }}>
      <Editor {...(initial ? { initial } : {})} onDone={onDone} onCancel={onCancel} />
    </PadDataContext>,
  );
  return { onDone, onCancel, unmount };
}

async function makePhoto(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob()], "운동장.png", { type: "image/png" });
}

function paste(file: File): void {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
}

function drop(file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
}

describe("the link editor", () => {
  it("has the address again that a reload took, until it is in the card", async () => {
    const address = page.getByRole("textbox", { name: "주소" });
    const first = await open(LinkEditor);
    await address.fill("www.korea.kr/new");
    await first.unmount();

    const second = await open(LinkEditor);
    await expect.element(address).toHaveValue("www.korea.kr/new");
    await button("링크 넣기").click();
    expect(second.onDone).toHaveBeenCalledOnce();
    await second.unmount();

    await open(LinkEditor);
    await expect.element(address).toHaveValue("");
  });

  it("takes an address as children type it, beside the words of the composer", async () => {
    const { onDone } = await open(LinkEditor, { type: "text", text: "여기 봐" });

    await expect.element(page.getByRole("textbox", { name: "주소" })).toHaveFocus();
    await userEvent.keyboard("www.korea.kr/news{Enter}");

    expect(onDone).toHaveBeenCalledExactlyOnceWith({
      type: "link",
      text: "여기 봐",
      link: "https://www.korea.kr/news",
    });
  });

  it("says so when it is no address of a page", async () => {
    const { onDone } = await open(LinkEditor);

    await page.getByRole("textbox", { name: "주소" }).fill("javascript:alert(1)");
    await button("링크 넣기").click();

    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("주소를 다시 봐 주세요. 예: www.korea.kr");
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe("the file editor", () => {
  it("takes a file that is chosen, and another one that is dropped", async () => {
    const { onDone } = await open(FileEditor);
    await button("파일 넣기").click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("먼저 파일을 골라 주세요.");

    await page.getByLabelText("파일 고르기").upload(new File(["가을"], "시.txt"));
    await expect.element(page.getByText("시.txt")).toBeVisible();
    drop(new File(["겨울"], "겨울.txt"));
    await expect.element(page.getByText("겨울.txt")).toBeVisible();
    await button("파일 넣기").click();

    const draft = onDone.mock.lastCall?.[0];
    expect(draft).toMatchObject({ type: "file", text: "", fileName: "겨울.txt" });
    expect(await draft?.newFile?.blob.text()).toBe("겨울");
  });

  it("says so when a file is empty or too large", async () => {
    await open(FileEditor);

    drop(new File([], "빈.txt"));
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("빈 파일이에요. 다른 파일을 골라 주세요.");
    drop(new File([new Uint8Array(20 * 1_024 * 1_024 + 1)], "큰.pdf"));

    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("파일이 너무 커요. 20MB보다 작은 파일을 골라 주세요.");
  });
});

describe("the picture editor", () => {
  it("takes a pasted picture, makes it small enough and holds its description", async () => {
    const { onDone } = await open(PictureEditor, { type: "text", text: "운동장" });

    paste(await makePhoto(3_200, 2_400));
    await page.getByRole("textbox", { name: "사진 설명" }).fill("빈 운동장");
    await button("사진 넣기").click();

    const draft = onDone.mock.lastCall?.[0];
    expect(draft).toMatchObject({
      type: "picture",
      text: "운동장",
      width: 1_600,
      height: 1_200,
      alt: "빈 운동장",
      fileName: "운동장.jpg",
    });
    expect(draft?.newFile?.blob.type).toBe("image/jpeg");
  });

  it("opens the camera of a phone by its own button", async () => {
    await open(PictureEditor);

    await expect
      .element(page.getByLabelText("사진 찍기"))
      .toHaveAttribute("capture", "environment");
  });

  it("says so when a file is no picture, and keeps the one before", async () => {
    const { onCancel } = await open(PictureEditor);
    drop(await makePhoto(40, 30));
    await expect.element(page.getByRole("img", { name: "고른 사진" })).toBeVisible();

    drop(new File(["글"], "글.png", { type: "image/png" }));
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("이 사진은 열 수 없어요. 다른 사진을 골라 주세요.");
    await expect.element(page.getByRole("img", { name: "고른 사진" })).toBeVisible();
    await userEvent.keyboard("{Escape}");

    expect(onCancel).not.toHaveBeenCalled();
    await expect.element(page.getByRole("alertdialog")).toBeVisible();
  });
});
