import type { ModerationCase } from "@damim/domain/cafe/cafe-replies.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CaseFiles } from "./case-files.tsx";

const picture = { name: "교실.jpg", isPicture: true, size: 1, width: 40, height: 30 };
const files: ModerationCase["files"] = [
  { ...picture, id: "a" },
  { ...picture, id: "b", name: "운동장.jpg", isHidden: true },
  { id: "c", name: "안내문.pdf", isPicture: false, size: 1, width: null, height: null },
];

async function open(isOwn = false) {
  const pressed: unknown[] = [];
  await render(
    <CaseFiles
      of={{ id: "p", files, isOwn }}
      isDisabled={false}
      onHide={(file, isHidden) => pressed.push([file, isHidden])}
    />,
  );
  return pressed;
}

const button = (name: string) => page.getByRole("button", { name });
const image = () => button("교실.jpg 또렷하게 보기").element().querySelector("img");
const isBlurred = () => /\bblur-/.test(image()?.className ?? "");

it("shows a picture blurred until it is pressed, by the small one alone", async () => {
  await open();

  expect(isBlurred()).toBe(true);
  expect(image()?.src).toContain("cafe/posts/p/files/a/thumbnail");
  await button("교실.jpg 또렷하게 보기").click();
  await expect.poll(isBlurred).toBe(false);
  expect(image()?.src).toContain("cafe/posts/p/files/a/content");
  await button("교실.jpg 또렷하게 보기").click();
  await expect.poll(isBlurred).toBe(true);
});

it("hides one picture and shows it again", async () => {
  const pressed = await open();
  await button("교실.jpg 사진 가리기").click();
  await button("운동장.jpg 다시 보이기").click();

  expect(pressed).toEqual([
    ["a", true],
    ["b", false],
  ]);
  await expect.element(page.getByText("가린 사진")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "안내문.pdf" })).toBeVisible();
});

it("lets nobody decide on the pictures of an own post", async () => {
  await open(true);

  await expect.element(button("교실.jpg 사진 가리기")).not.toBeInTheDocument();
});
