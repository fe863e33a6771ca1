import { ok, refuse } from "@damim/domain/base/result.ts";
import { toOpensAt } from "@damim/domain/time-capsule/capsule-time.ts";
import { beforeEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { CapsulePageRequests } from "../../../data/server/capsule-page-requests.ts";
import { toBase64Url } from "../../../platform/secrets/base64url.ts";
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

it("seals a letter anew that was changed after 「봉하기」 failed, and sends one that was not as it is", async () => {
  const put = vi.fn<CapsulePageRequests["put"]>(() => Promise.resolve(refuse({ type: "Away" })));
  const { publicKey: half } = await crypto.subtle.generateKey(
    { name: "ECDH", namedCurve: "P-256" },
    false,
    ["deriveBits"],
  );
  const publicKey = toBase64Url(new Uint8Array(await crypto.subtle.exportKey("raw", half)));
  const of = { id: "c1", title: "나에게", host: "", opensAt, now: opensAt - 864e5 };
  const requests = {
    read: () => Promise.resolve(ok({ ...of, publicKey, isForClass: true })),
    put,
  } as unknown as CapsulePageRequests;
  const screen = await render(
    <CapsuleApp requests={requests} cardKey={undefined} place="7F3K-9QX2" />,
  );
  const letter = screen.getByRole("textbox", { name: "편지" });
  const press = async (times: number): Promise<void> => {
    await screen.getByRole("button", { name: "봉하기" }).click();
    await expect.poll(() => put.mock.calls.length).toBe(times);
    await expect.element(screen.getByRole("alert")).toBeVisible();
  };
  await screen.getByRole("textbox", { name: "번호" }).fill("5번");
  await screen.getByRole("textbox", { name: "이름" }).fill("김가온");
  await letter.fill("구구단 다 외웠니?");
  await press(1);
  await press(2);
  await letter.fill("구구단 다 외웠어!");
  await press(3);

  const [first, again, changed] = put.mock.calls.map(([, sent]) => sent);
  expect(again).toEqual(first);
  expect(changed?.id).not.toBe(first?.id);
  expect(changed?.sealed.box.c).not.toBe(first?.sealed.box.c);
});

it("turns over at nine of its day where it was left open, and keeps what was not sealed in sight", async () => {
  let [now, isForClass] = [opensAt - 200, true];
  const requests = {
    read: () =>
      Promise.resolve(
        ok({ id: "c1", title: "나에게", host: "", publicKey: "", opensAt, now, isForClass }),
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

  // Read anew before its day, once the capsule went to another teacher.
  await screen.unmount();
  [now, isForClass] = [opensAt - 200, false];
  const later = await render(
    <CapsuleApp requests={requests} cardKey={undefined} place="7F3K-9QX2" />,
  );
  await expect.element(later.getByText(/^카드의 QR로 들어와야/)).toBeVisible();
  await expect.element(later.getByText("구구단 다 외웠니?")).toBeVisible();
});
