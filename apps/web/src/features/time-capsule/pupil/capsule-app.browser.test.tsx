import { ok } from "@damim/domain/base/result.ts";
import { toOpensAt } from "@damim/domain/time-capsule/capsule-time.ts";
import { beforeEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import type { CapsulePageRequests } from "../../../data/server/capsule-page-requests.ts";
import { CapsuleApp } from "./capsule-app.tsx";

const opensAt = toOpensAt("2027-02-10");

beforeEach(() => sessionStorage.clear());

it("says before a word is written that no letter comes in, and leaves a card its sealed letter", async () => {
  const paused = {
    id: "c1",
    title: "나에게",
    host: "",
    publicKey: "",
    opensAt,
    now: opensAt - 864e5,
  };
  const requests = {
    read: () => Promise.resolve(ok({ ...paused, isForClass: true, isPaused: true })),
    mine: () => Promise.resolve(ok({ number: 3, isSealed: true, letters: [] })),
  } as unknown as CapsulePageRequests;
  const screen = await render(
    <CapsuleApp requests={requests} cardKey={undefined} place="7F3K-9QX2" />,
  );
  await expect.element(screen.getByText(/^지금은 이 캡슐에 편지를 넣을 수 없어요\./)).toBeVisible();
  expect(screen.getByRole("textbox").elements()).toEqual([]);
  await screen.unmount();
  const card = await render(<CapsuleApp requests={requests} cardKey="k" place="7F3K-9QX2 k" />);
  await expect.element(card.getByRole("heading", { name: "3번의 편지를 봉했어요" })).toBeVisible();
  await card.getByText("다시 쓰고 싶어요").click();
  await expect.element(card.getByText(/지금은 꺼내도 다시 봉할 수 없어요\./)).toBeVisible();
});

it("turns over at nine of its day where it was left open, and keeps what was not sealed in sight", async () => {
  let now = opensAt - 200;
  const requests = {
    read: () =>
      Promise.resolve(
        ok({ id: "c1", title: "나에게", host: "", publicKey: "", opensAt, now, isForClass: true }),
      ),
  } as unknown as CapsulePageRequests;
  const screen = await render(
    <CapsuleApp requests={requests} cardKey={undefined} place="7F3K-9QX2" />,
  );
  await expect.element(screen.getByText("오늘 9시", { exact: true })).toBeVisible();
  await screen.getByRole("textbox", { name: "번호" }).fill("5번");
  await screen.getByRole("textbox", { name: "이름" }).fill("김가온");
  await screen.getByRole("textbox", { name: "편지" }).fill("구구단 다 외웠니?");
  await expect.element(screen.getByRole("button", { name: "봉하기" })).toBeEnabled();

  now = opensAt + 1_000;
  await new Promise((resolve) => setTimeout(resolve, 250));
  dispatchEvent(new Event("focus"));
  await expect.element(screen.getByRole("heading", { name: "캡슐이 열렸어요" })).toBeVisible();
  await expect.element(screen.getByText("구구단 다 외웠니?")).toBeVisible();
});
