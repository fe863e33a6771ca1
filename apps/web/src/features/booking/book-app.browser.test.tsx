import type { BookingReply } from "@damim/domain/booking/booking-reply.ts";
import { ok, refuse } from "@damim/domain/base/result.ts";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { BookRequests } from "../../data/booking/book-requests.ts";
import { BookApp } from "./book-app.tsx";
import { createGuestKey } from "./guest-key.ts";

const GONE = "예약이 취소됐거나 끝났어요. 다시 고를 수 있어요.";
const TAKEN = "방금 다른 분이 고른 시간이에요.가까운 시간을 골라 주세요.";
const unknown = refuse({ type: "Gone", code: "booking-unknown", sentence: "없어요" } as const);
const toReply = (days: BookingReply["days"]) =>
  Promise.resolve(
    ok({
      title: "2학기 상담",
      host: "3학년 2반 담임",
      minutes: 20,
      ways: ["face"],
      closesHoursBefore: 18,
      days,
    } as const),
  );
const requests = {
  read: () => toReply([]),
  mine: () => Promise.resolve(unknown),
} as unknown as BookRequests;

const day = "2026-11-25";
const free = { ...requests, read: () => toReply([{ day, times: ["14:40", "15:00"] }]) };
const booked = {
  state: "asked",
  id: "a1",
  title: "2학기 상담",
  host: "3학년 2반 담임",
  day,
  time: "15:20",
  to: "15:40",
  way: "face",
  changesUntil: Date.parse("2099-01-01"),
} as const;

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const field = (name: string) => page.getByRole("textbox", { name });
async function sayWho(number: string, name: string): Promise<void> {
  await field("번호").fill(number);
  await field("학생 이름").fill(name);
  await press("다음");
}
async function chooseTime(time: string): Promise<void> {
  await page.getByText(time, { exact: true }).click();
  await press("다음");
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", location.pathname + location.search);
});

it("says to whoever had a booking that it is over, when another has its time", async () => {
  const key = createGuestKey("7F3K-9QX2");
  key.make();
  key.noteUse();
  const screen = await render(<BookApp requests={requests} guestKey={key} />);
  await expect.element(screen.getByText(GONE)).toBeVisible();
});

it("says nothing of the kind to whoever never had one", async () => {
  const key = createGuestKey("7F3K-9QX2");
  key.make();
  const screen = await render(<BookApp requests={requests} guestKey={key} />);
  await expect.element(screen.getByRole("textbox", { name: "번호" })).toBeVisible();
  expect(document.body.textContent).not.toContain(GONE);
});

it("begins anew with the key of another booking, and not with an earlier step of this one", () => {
  const key = createGuestKey("7F3K-9QX2");
  const made = key.make();
  expect(key.isOther()).toBe(false);
  history.replaceState(null, "", location.pathname + location.search);
  expect(key.isOther()).toBe(false);
  history.replaceState(null, "", `#${made.slice(1)}0`);
  expect(key.isOther()).toBe(true);
  expect(key.read()).toBe(made);
});

it("shows nothing of a family's to the next one on the same phone, also after a reload", async () => {
  const first = await render(<BookApp requests={free} guestKey={createGuestKey("7F3K-9QX2")} />);
  await sayWho("1", "강도윤");
  await chooseTime("15:00");
  await field("보호자 이름").fill("어머니 박서영");
  await field("하고 싶은 이야기 (선택)").fill("친구 관계");
  await first.unmount();
  // As a reload leaves it: the entry is of a page that is no more.
  history.replaceState({ step: 3, opened: 1 }, "");

  await render(<BookApp requests={free} guestKey={createGuestKey("7F3K-9QX2")} />);
  await expect.element(field("번호")).toHaveValue("1");
  await sayWho("2번", "권서아");
  await expect.element(page.getByText("2번 권서아 보호자", { exact: true })).toBeVisible();
  history.back();
  await expect.element(field("번호")).toHaveValue("2번");
  await press("다음");
  await chooseTime("14:40");
  await expect.element(page.getByText("2번 권서아 보호자", { exact: true })).toBeVisible();
  await expect.element(field("보호자 이름")).toHaveValue("");
  await expect.element(field("하고 싶은 이야기 (선택)")).toHaveValue("");

  await press("학생 바꾸기");
  await sayWho("1", "강도윤");
  await press("다음");
  await expect.element(field("하고 싶은 이야기 (선택)")).toHaveValue("친구 관계");
});

it("speaks of typed words only where there are some", async () => {
  const taken = refuse({ type: "Refused", code: "slot-taken", sentence: "" } as const);
  const key = createGuestKey("7F3K-9QX2");
  key.make();
  const moving = {
    ...free,
    mine: () => Promise.resolve(ok(booked)),
    move: () => Promise.resolve(taken),
  };
  const screen = await render(<BookApp requests={moving} guestKey={key} />);
  await press("시간 바꾸기");
  await page.getByText("15:00", { exact: true }).click();
  await press("바꾸기");
  const alert = page.getByRole("alert");
  await expect.element(alert).toHaveTextContent(TAKEN);
  await screen.unmount();

  const claiming = { ...free, claim: () => Promise.resolve(taken) };
  await render(<BookApp requests={claiming} guestKey={createGuestKey("5C2M-9QX2")} />);
  await sayWho("1", "강도윤");
  await chooseTime("15:00");
  await field("보호자 이름").fill("어머니");
  await press("예약하기");
  await expect.element(alert).toHaveTextContent(`${TAKEN} 적은 글은 그대로 있어요.`);
  // Nobody sends the same again: the time is chosen anew.
  await expect.element(page.getByRole("radio", { name: "15:00" })).not.toBeChecked();
  await expect.element(page.getByRole("button", { name: "다음", exact: true })).toBeDisabled();
});

it("books for another child with a key of its own, and both bookings can be had again", async () => {
  const key = createGuestKey("7F3K-9QX2");
  const one = key.make();
  const holding = {
    ...free,
    mine: (asked: string) => Promise.resolve(asked === one ? ok(booked) : unknown),
    claim: () => Promise.resolve(ok({ ...booked, id: "b2", time: "14:40" })),
  };
  await render(<BookApp requests={holding} guestKey={key} />);
  await press("다른 학생도 예약");
  const way = page.getByRole("link", { name: "내 예약 보기", exact: true });
  await expect.element(way).toHaveAttribute("href", `#${one}`);
  await sayWho("2", "권서아");
  await chooseTime("14:40");
  await field("보호자 이름").fill("어머니");
  await press("예약하기");
  await expect.element(page.getByRole("heading", { name: "예약했어요" })).toBeVisible();
  expect(location.hash).not.toBe(`#${one}`);
  const other = page.getByRole("link", { name: "다른 예약 보기", exact: true });
  await expect.element(other).toHaveAttribute("href", `#${one}`);
  expect(createGuestKey("7F3K-9QX2").listOthers()).toEqual([one]);
});
