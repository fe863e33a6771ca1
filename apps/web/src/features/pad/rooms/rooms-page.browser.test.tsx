import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { Route, Routes } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { readOpenedRoom } from "../../../data/opening/opened-room.ts";
import { answerRequests } from "../../../testing/answer-requests.ts";
import { buildTeacherData, TEST_NOW } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { Component as RoomsPage } from "./rooms-page.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const roomId = "019aa0c4-0000-7000-8000-0000000000aa";
const entry: PadRoomEntry = {
  roomId,
  roomName: "가을 한 줄 시",
  password: "단풍잎",
  link: "https://192.168.0.9/damim/padIt/x#k=y",
  shortLink: "https://192.168.0.9/damim/go/k3m9px2w",
  createdAt: TEST_NOW,
  endsAt: TEST_NOW + 86_400_000,
  isHttpsOnly: false,
  qr: { path: "M0 0h1v1z", size: 29 },
  pupils: 23,
  cards: 16,
};
const button = (name: string) => page.getByRole("button", { name });
/** By no pointer: without the stylesheet a dialog does not lie on top. */
async function press(name: string) {
  await expect.element(button(name)).toBeInTheDocument();
  const element = button(name).element();
  if (element instanceof HTMLElement) element.click();
}

async function open(answers: Parameters<typeof answerRequests>[0]) {
  const calls = answerRequests(answers);
  const data = await buildTeacherData({ students: [{ number: 1, name: "강도윤" }] });
  await renderAt(
    "/classgame?about=padIt",
    data,
    <Routes>
      <Route path="/classgame" element={<RoomsPage />} />
      <Route path="/padIt" element={<p>the board</p>} />
    </Routes>,
  );
  return { calls, data };
}

it("shows the teacher's rooms, and one opens on its board", async () => {
  const { data } = await open({ "pad/rooms": { rooms: [entry] } });
  const item = page.getByRole("listitem");
  await expect.element(item.getByRole("heading", { name: "가을 한 줄 시" })).toBeVisible();
  await expect.element(item.getByText("학생 23명 · 카드 16장", { exact: false })).toBeVisible();
  await item.getByRole("button", { name: /열기$/ }).click();

  await expect.element(page.getByText("the board")).toBeVisible();
  expect(readOpenedRoom(data.teacher.uid)).toBe(roomId);
  expect(readOpenedRoom("somebody else")).toBeUndefined();
});

it("keeps what was typed when a room could not be made, and says why", async () => {
  await open({ "pad/rooms": { rooms: [] } });
  await press("방 만들기");
  await page.getByRole("textbox", { name: "방 이름" }).fill("봄/여름");
  await press("열기");
  await expect.element(page.getByText("방 이름에는", { exact: false })).toBeInTheDocument();

  await page.getByRole("textbox", { name: "방 이름" }).fill("봄");
  answerRequests({});
  await press("열기");

  const said = page.getByRole("alert").getByText("적은 것은 그대로예요", { exact: false });
  await expect.element(said).toBeInTheDocument();
  await expect.element(page.getByRole("textbox", { name: "방 이름" })).toHaveValue("봄");
});

it("draws a password that is hard to guess, another one at each press", async () => {
  await open({ "pad/rooms": { rooms: [] } });
  await press("방 만들기");
  const field = page.getByRole("textbox", { name: "방 비밀번호" });
  await press("무작위 비밀번호");
  await expect.element(field).toHaveValue(expect.stringMatching(/^([a-z2-9]{3}-){2}[a-z2-9]{3}$/));
  const element = field.element();
  const first = element instanceof HTMLInputElement ? element.value : "";

  await press("무작위 비밀번호");
  await expect.element(field).not.toHaveValue(first);
});

it("says that the list is on the server while there is no network", async () => {
  const { calls } = await open({});
  await expect.element(page.getByText("지금은 서버에 물어볼 수 없어요")).toBeVisible();
  await button("다시 가져오기").click();

  await expect.poll(() => calls).toEqual(["GET pad/rooms", "GET pad/rooms"]);
});
