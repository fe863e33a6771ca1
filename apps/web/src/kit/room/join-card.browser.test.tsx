import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TEST_NOW } from "../../testing/build-teacher-data.ts";
import { JoinCard } from "./join-card.tsx";

const entry: PadRoomEntry = {
  roomId: "019aa0c4-0000-7000-8000-0000000000aa",
  roomName: "가을 한 줄 시",
  password: "단풍잎",
  link: "https://192.168.0.9:4000/damim/padIt/x#k=y",
  shortLink: "http://192.168.0.9:4000/damim/go/k3m9px2w",
  createdAt: TEST_NOW,
  endsAt: TEST_NOW + 86_400_000,
  isHttpsOnly: false,
  qr: { path: "M0 0h1v1z", size: 29 },
  pupils: 0,
  cards: 0,
};

it("shows the QR code and the short address that a class can type", async () => {
  const desk = { entry, failure: undefined, change: () => Promise.resolve(true) };
  await render(<JoinCard desk={desk} />);

  await expect
    .element(page.getByRole("img", { name: "방으로 들어오는 QR 코드" }))
    .toBeInTheDocument();
  await expect.element(page.getByText("192.168.0.9:4000/damim/go/k3m9px2w")).toBeVisible();
});

it.each([
  ["http://localhost:4000/damim/go/k3m9px2w", false, "네트워크에 연결하고"],
  ["http://localhost:4000/damim/go/k3m9px2w", true, "「안전한 주소로만」을 끄면"],
])(
  "says that %s opens on this computer alone, and what to do (%s)",
  async (shortLink, isHttpsOnly, words) => {
    const local = { ...entry, shortLink, isHttpsOnly };
    const desk = { entry: local, failure: undefined, change: () => Promise.resolve(true) };
    await render(<JoinCard desk={desk} />);

    await expect.element(page.getByText("이 컴퓨터에서만 열려요")).toBeVisible();
    await expect.element(page.getByText(words, { exact: false })).toBeVisible();
  },
);

it("says nothing of this computer where the address is the network's", async () => {
  const desk = { entry, failure: undefined, change: () => Promise.resolve(true) };
  await render(<JoinCard desk={desk} />);

  await expect.element(page.getByText("192.168.0.9:4000/damim/go/k3m9px2w")).toBeVisible();
  expect(page.getByText("이 컴퓨터에서만 열려요").elements()).toEqual([]);
});

it("shows the room's password to who asks for it", async () => {
  const desk = { entry, failure: undefined, change: () => Promise.resolve(true) };
  await render(<JoinCard desk={desk} />);
  await expect.element(page.getByText("단풍잎")).not.toBeVisible();
  await page.getByText("방 비밀번호").click();

  await expect.element(page.getByText("단풍잎")).toBeVisible();
});
