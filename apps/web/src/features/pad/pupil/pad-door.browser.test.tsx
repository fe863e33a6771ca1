import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { ANSWER_CODE, KEPT_SURVEY } from "../../../data/opening/room-keys.ts";
import { writeText } from "../../../platform/kept/device-texts.ts";
import { readLeft, saveLeft } from "../../../data/pad/left-list.ts";
import { AloneSurvey } from "../survey/alone-survey.tsx";
import { PadDoor, type PadDoorProps } from "./pad-door.tsx";
import type { PadVisit, Visit } from "./pad-visit.ts";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const closed: Visit = { type: "closed", roomName: "가을 한 줄 시", unsent: ["노란 길", "노란 길"] };
const choosing: Visit = {
  type: "choosing",
  entrance: {
    roomId: "r2",
    roomName: "겨울 한 줄 시",
    state: "choosing",
    entry: "tiles",
    tiles: [{ number: 6, isTaken: false }],
  },
};
const unsent = page.getByRole("region", { name: "올라가지 못한 글" });

/** The page as it was loaded anew. */
async function load(state: PadDoorProps["state"], visit: Partial<PadVisit> = {}) {
  await cleanup();
  const stub: PadVisit = {
    state: () => state ?? { type: "asking" },
    subscribe: () => () => undefined,
    enter: () => Promise.resolve(),
    claim: () => Promise.resolve(),
    chooseAgain: () => undefined,
    leave: () => Promise.resolve(),
    hold: () => undefined,
    lastChoice: () => undefined,
    lookAgain: () => undefined,
    close: () => undefined,
    ...visit,
  };
  const toDoor = (shown: PadDoorProps["state"]) => (
    <PadDoor isOpen visit={stub} state={shown} Alone={AloneSurvey} onOwn={() => undefined} />
  );
  const { rerender } = await render(toDoor(state));
  return { turn: (next: PadDoorProps["state"]) => rerender(toDoor(next)) };
}

it("words that did not arrive when the room ended are still there after a reload", async () => {
  await load(closed);
  await expect.element(unsent.getByText("노란 길").nth(1)).toBeVisible();

  await load({ type: "door" });
  await expect.element(page.getByRole("textbox", { name: "부르는 암호" })).toBeVisible();
  await expect.element(unsent.getByText("노란 길").nth(1)).toBeVisible();

  // The server says again that the room is over, and the device knows nothing of it any more.
  await load({ ...closed, unsent: [] });
  await expect.element(unsent.getByText("노란 길").nth(1)).toBeVisible();
});

it("they are gone once the pupil takes them away", async () => {
  await load(closed);
  await load({ type: "door" });
  await unsent.getByRole("button", { name: "글 지우기" }).click();
  await expect.element(unsent).not.toBeInTheDocument();

  await load({ type: "door" });
  await expect.element(unsent).not.toBeInTheDocument();
});

it("they are gone once this device has come into another room, and not before", async () => {
  await load(closed);
  let isIn = false;
  const inside = { type: "in" } as Visit;
  await load(choosing, { state: () => (isIn ? inside : choosing) });
  const tile = page.getByRole("button", { name: /6/u });
  await tile.click();
  await load({ type: "door" });
  await expect.element(unsent).toBeVisible();

  isIn = true;
  await load(choosing, { state: () => (isIn ? inside : choosing) });
  await tile.click();
  await load({ type: "door" });
  await expect.element(unsent).not.toBeInTheDocument();
});

it("who has no link comes in by the name of the room and its password, by keyboard alone", async () => {
  const enter = vi.fn<PadVisit["enter"]>(() => Promise.resolve());
  await load({ type: "door" }, { enter });
  await page.getByRole("button", { name: "방 이름과 비밀번호로 들어가기" }).click();
  await expect.element(page.getByRole("textbox", { name: "방 이름" })).toHaveFocus();
  await userEvent.keyboard("가을 한 줄 시{Enter}");
  await expect.element(page.getByRole("alert")).toHaveTextContent("방 비밀번호를 써 주세요.");
  expect(enter).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard("단풍1{Enter}");

  expect(enter).toHaveBeenCalledExactlyOnceWith({ roomName: "가을 한 줄 시", password: "단풍1" });
});

it("a tablet that asked a survey without a network goes on with it, and says why it cannot", async () => {
  saveSurvey();
  const enter = vi.fn<PadVisit["enter"]>(() => Promise.resolve());
  const { turn } = await load({ type: "away" }, { enter });
  await turn({ type: "door" });
  await expect.poll(() => enter.mock.calls).toEqual([[{ answer: "7F3K-9QX2" }]]);

  await turn({ type: "door", message: "설문이 없어졌어요." });
  await expect.element(page.getByRole("alert")).toHaveTextContent("설문이 없어졌어요.");
  expect(enter).toHaveBeenCalledOnce();
});

it("whoever opens the page anew at the door types the code themselves", async () => {
  saveSurvey();
  const enter = vi.fn<PadVisit["enter"]>(() => Promise.resolve());
  await load({ type: "door" }, { enter });
  await expect.element(page.getByRole("textbox", { name: "부르는 암호" })).toBeVisible();
  expect(enter).not.toHaveBeenCalled();
});

const CODE = "7F3K-9QX2";

describe("a tablet that asks one child after the other", () => {
  const ofSurvey: Visit = {
    ...choosing,
    entrance: { ...choosing.entrance, roomName: "학급 온도", isSurvey: true },
  };
  const words = page.getByRole("textbox");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  let isOnline = false;
  let brought: unknown[] = [];

  beforeEach(() => {
    saveSurvey();
    isOnline = false;
    brought = [];
    vi.spyOn(window, "fetch").mockImplementation(async (to, init) => {
      if (!isOnline) throw new TypeError("offline");
      const request = new Request(to, init);
      if (request.url.endsWith("hand-in")) brought.push(await request.json());
      return Response.json(ofSurvey.entrance);
    });
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  });
  afterEach(() => void vi.useRealTimers());

  it("leads back to the child who has it when it is loaded anew, until 「다음 친구」", async () => {
    const enter = vi.fn<PadVisit["enter"]>(() => Promise.resolve());
    const hold = vi.fn<PadVisit["hold"]>();
    await load({ type: "away" }, { enter, hold });
    await press("6번");
    await words.fill("맑음");
    await load({ type: "away" }, { enter, hold });
    await expect.element(words).toHaveValue("맑음");
    await press("내기");
    const handedIn = page.getByRole("heading", { name: "냈어요" });
    for (const state of [{ type: "away" }, ofSurvey, { type: "door" }] satisfies Visit[]) {
      isOnline = state !== ofSurvey && state.type === "door";
      await load(state, { enter, hold });
      await expect.element(handedIn).toBeVisible();
      expect(hold).toHaveBeenCalled();
      hold.mockClear();
      await expect.element(page.getByText("6번", { exact: true })).toBeVisible();
    }
    await expect.element(page.getByText("선생님께 잘 전해졌어요.")).toBeVisible();
    expect(brought).toMatchObject([{ number: 6, values: { q1: "맑음" } }]);
    await load(ofSurvey, { enter, hold });
    await expect.element(page.getByText("선생님께 잘 전해졌어요.")).toBeVisible();

    await press("다음 친구");
    expect(enter).toHaveBeenCalledExactlyOnceWith({ answer: CODE });
    await load(ofSurvey, { enter, hold });
    await expect.element(page.getByText("내 번호를 눌러 주세요")).toBeVisible();
    expect(JSON.stringify(sessionStorage)).not.toContain("맑음");
  });

  it("asks nobody any more once the survey's day is over", async () => {
    saveSurvey(Date.now() + 60_000);
    await load({ type: "away" });
    await expect.element(page.getByText("내 번호를 눌러 주세요")).toBeVisible();
    saveSurvey(Date.now() - 1);
    await load({ type: "away" });
    await expect
      .element(page.getByText("인터넷을 기다리고 있어요.", { exact: false }))
      .toBeVisible();
  });

  it("shows another survey or room that is opened on it, and not the child of before", async () => {
    await load({ type: "away" });
    await press("6번");
    await load(choosing);
    await expect.element(page.getByText("내 번호를 눌러 주세요")).toBeVisible();
    writeText(ANSWER_CODE, "OTHR-CODE");
    await load(ofSurvey);
    await expect.element(page.getByText("내 번호를 눌러 주세요")).toBeVisible();
  });

  it("brings what waits while the next child writes", async () => {
    const left = { survey: CODE, number: 6, at: 1, leftAt: 2, values: { q1: "흐림" } };
    saveLeft([{ answer: left }]);
    await load({ type: "away" });
    await press("7번");
    await words.fill("쓰는 중");
    vi.advanceTimersByTime(10_000);
    expect(readLeft()).toHaveLength(1);

    isOnline = true;
    await expect.poll(() => vi.advanceTimersByTime(5_000) && readLeft()).toEqual([]);
    expect(brought).toMatchObject([{ number: 6, values: { q1: "흐림" } }]);
    await expect.element(words).toHaveValue("쓰는 중");
  });
});

function saveSurvey(closesAt: number | null = null): void {
  const questions = [{ id: "q1", head: "오늘은 어때요?", type: "text" }];
  const survey = { code: CODE, title: "학급 온도", questions, numbers: [6, 7], closesAt };
  writeText(KEPT_SURVEY, JSON.stringify(survey));
  writeText(ANSWER_CODE, CODE);
}
