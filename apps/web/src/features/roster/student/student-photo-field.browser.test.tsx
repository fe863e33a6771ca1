import { useState } from "react";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import type { ChosenPhoto } from "./chosen-photo.ts";
import { StudentPhotoField } from "./student-photo-field.tsx";

async function renderField() {
  const data = await buildTeacherData();
  let chosen: ChosenPhoto = { type: "as-it-was" };
  function Form() {
    const [photo, setPhoto] = useState<ChosenPhoto>(chosen);
    chosen = photo;
    return (
      <StudentPhotoField
        studentId="s1"
        name="김가온"
        photoId={null}
        chosen={photo}
        isOpen
        onChoose={setPhoto}
      />
    );
  }
  const screen = await renderAt("/", data, <Form />);
  return { screen, photo: screen.getByRole("img", { name: "김가온 사진" }), chosen: () => chosen };
}

/** As a camera makes it: far larger than any screen shows. */
async function drawPicture(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  if (pen) pen.fillStyle = "#36c";
  pen?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob()], "사진.png", { type: "image/png" });
}

function carry(file: File): DataTransfer {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
}

describe("the photo in a pupil's form", () => {
  it("is dropped, shown at once, and made small", async () => {
    const { screen, photo, chosen } = await renderField();
    const dataTransfer = carry(await drawPicture(3_000, 2_000));
    const field = screen.getByRole("group", { name: "사진" }).element();

    field.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true, bubbles: true }));

    await expect.element(photo).toBeVisible();
    const taken = chosen();
    if (taken.type !== "new") throw new Error("no photo was taken");
    const drawn = await createImageBitmap(taken.picture);
    expect([taken.picture.type, drawn.width, drawn.height]).toEqual(["image/jpeg", 1024, 683]);
  });

  it("is pasted, and taken out again by keyboard", async () => {
    const { screen, photo, chosen } = await renderField();
    const clipboardData = carry(await drawPicture(40, 40));

    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    await expect.element(photo).toBeVisible();
    const out = screen.getByRole("button", { name: "사진 빼기" }).element();
    if (out instanceof HTMLElement) out.focus();
    await userEvent.keyboard("{Enter}");

    await expect.poll(chosen).toEqual({ type: "stored", id: null });
  });

  it("says what to do with a file that is no picture, and keeps what was there", async () => {
    const { screen, chosen } = await renderField();
    const clipboardData = carry(new File(["<svg/>"], "사진.jpg", { type: "image/jpeg" }));

    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));

    const words = "사진으로 열 수 없는 파일이에요. JPEG나 PNG 사진을 골라 주세요.";
    await expect.element(screen.getByRole("alert")).toHaveTextContent(words);
    expect(chosen()).toEqual({ type: "as-it-was" });
  });
});
