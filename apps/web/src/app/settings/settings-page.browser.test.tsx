import { beforeEach, describe, expect, it } from "vitest";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as SettingsPage } from "./settings-page.tsx";
import { settingsSections } from "../registry/features.ts";

async function renderSettings() {
  const data = await buildTeacherData();
  return renderAt("/mypage", data, <SettingsPage />);
}

// Not all of it: other test files of this origin keep things there meanwhile.
beforeEach(() => {
  for (const key of ["theme", "textSize", "lockTime", "lockPassword"]) localStorage.removeItem(key);
});

describe("설정 (spec 01 §5)", () => {
  it("shows every section with an anchor of its own", async () => {
    const screen = await renderSettings();

    for (const { id, title } of settingsSections) {
      await expect.element(screen.getByRole("region", { name: title })).toBeVisible();
      expect(document.getElementById(id)?.textContent).toContain(title);
    }
    expect(new Set(settingsSections.map(({ id }) => id)).size).toBe(settingsSections.length);
  });

  it("changes brightness and size of the text at once, and this device remembers them", async () => {
    const screen = await renderSettings();

    await screen.getByRole("radio", { name: "어둡게" }).click();
    await screen.getByRole("radio", { name: "전자칠판" }).click();

    expect(document.documentElement.dataset).toMatchObject({ theme: "dark", size: "board" });
    expect(localStorage.getItem("theme")).toBe("dark");
    expect(localStorage.getItem("textSize")).toBe("board");
  });

  it("keeps the minutes after which the screen locks, and says how it opens", async () => {
    const screen = await renderSettings();
    await expect.element(screen.getByText(/계정 비밀번호로 풀어요/)).toBeVisible();

    await screen.getByRole("combobox", { name: "저절로 잠그기" }).selectOptions("10분");

    expect(localStorage.getItem("lockTime")).toBe("10");
  });

  it("takes a first lock password, never as it was typed", async () => {
    const screen = await renderSettings();

    await screen.getByRole("button", { name: "잠금 비밀번호 정하기" }).click();
    await screen.getByLabelText("잠금 비밀번호").fill("2580");
    await screen.getByLabelText("잠금 비밀번호 확인").fill("2580");
    await screen.getByRole("button", { name: "저장" }).click();

    await expect.element(screen.getByText("이 기기에 잠금 비밀번호가 있어요.")).toBeVisible();
    expect(localStorage.getItem("lockPassword")).not.toContain("2580");
  });
});
