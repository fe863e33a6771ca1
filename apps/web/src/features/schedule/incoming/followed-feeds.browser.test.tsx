import type { FollowedFeed } from "@damim/domain/schedule/incoming/followed-feed.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { answerRequests } from "../../../testing/answer-requests.ts";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { FollowedFeeds } from "./followed-feeds.tsx";

const ID = "019aa0c4-0000-7000-8000-000000000001";

it("says how old a calendar is that does not come, follows one by its address and ends one", async () => {
  await page.viewport(1366, 768);
  const data = await buildTeacherData();
  const feed: FollowedFeed = {
    id: "019aa0c4-0000-7000-8000-000000000002",
    name: "교육청",
    colour: "green",
    host: "office.example",
    goodAt: data.now() - 86_400_000,
    failure: "notCalendar",
  };
  const calls = answerRequests({
    feeds: { feeds: [feed] },
    [`feeds/${ID}`]: { feeds: [feed, { ...feed, id: ID, name: "우리 학교", failure: null }] },
    [`feeds/${feed.id}`]: { feeds: [{ ...feed, name: "교육지원청" }] },
  });
  const screen = await renderAt("/", data, <FollowedFeeds isOpen newId={() => ID} />);
  await expect.element(screen.getByText(/캘린더가 아니라 다른 화면이 왔어요.*어제/)).toBeVisible();

  await screen.getByRole("button", { name: "주소로 구독하기" }).click();
  const address = screen.getByRole("textbox", { name: "캘린더 주소" });
  const follow = screen.getByRole("button", { name: "구독하기", exact: true });
  await address.fill("http://school.example/a.ics");
  await follow.click();
  await expect.element(screen.getByText(/webcal:\/\/로 시작하는 주소만/)).toBeVisible();
  await address.fill("webcal://school.example/a.ics");
  await follow.click();
  await expect.element(screen.getByText(/이름을 적어 주세요/)).toBeVisible();
  await screen.getByRole("textbox", { name: "구독할 이름" }).fill("우리 학교");
  await follow.click();
  await expect.element(screen.getByText("우리 학교", { exact: false }).first()).toBeVisible();

  await screen.getByRole("button", { name: "교육청 이름과 색 고치기" }).click();
  const name = screen.getByRole("textbox", { name: "구독할 이름" });
  await expect.element(name).toHaveValue("교육청");
  expect(address.elements()).toEqual([]);
  await name.fill("교육지원청");
  await screen.getByRole("button", { name: "저장" }).click();
  await expect.element(screen.getByText("교육지원청", { exact: false }).first()).toBeVisible();

  answerRequests({ [`feeds/${feed.id}`]: { feeds: [] } });
  await screen.getByRole("button", { name: "교육지원청 구독 끊기" }).click();
  const dialog = screen.getByRole("dialog", { name: "구독을 끊을까요?" });
  await expect.element(dialog.getByText(/다시 구독하면 그대로/)).toBeVisible();
  const end = dialog.getByRole("button", { name: "구독 끊기" }).element();
  if (end instanceof HTMLElement) end.click();
  await expect.element(screen.getByText("교육지원청", { exact: false })).not.toBeInTheDocument();
  expect(calls).toEqual(["GET feeds", `POST feeds/${ID}`, `POST feeds/${feed.id}`]);
});

it("keeps what was typed, and asks again under one id", async () => {
  const data = await buildTeacherData();
  const calls = answerRequests({ feeds: { feeds: [] } });
  let ids = 0;
  const show = () =>
    renderAt("/", data, <FollowedFeeds isOpen newId={() => `${ID.slice(0, -1)}${(ids += 1)}`} />);
  const first = await show();
  const openForm = async (screen: typeof first) => {
    await screen.getByRole("button", { name: "주소로 구독하기" }).click();
    return screen.getByRole("textbox", { name: "캘린더 주소" });
  };
  await (await openForm(first)).fill("https://school.example/a.ics");
  await first.unmount();

  const again = await show();
  await expect.element(await openForm(again)).toHaveValue("https://school.example/a.ics");
  await again.getByRole("textbox", { name: "구독할 이름" }).fill("우리 학교");
  const follow = again.getByRole("button", { name: "구독하기", exact: true });
  const sent = () => calls.filter((call) => call.startsWith("POST"));
  await follow.click();
  await expect.poll(() => sent().length).toBe(1);
  await expect.element(follow).toBeEnabled();
  await follow.click();
  await expect.poll(() => sent().length).toBe(2);
  expect(new Set(sent()).size).toBe(1);
});
