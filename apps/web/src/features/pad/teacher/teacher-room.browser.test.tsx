import { createRow } from "@damim/sync/change.ts";
import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { padCardKind, padColumnKind } from "@damim/domain/pad/card/pad-card.ts";
import { padClaimKind, padMemberKind } from "@damim/domain/pad/room/pad-member.ts";
import { PAD_ROOM_ROW, padRoomKind } from "@damim/domain/pad/room/pad-room.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import type { PadData } from "../../../data/pad/pad-data.ts";
import { PadDataContext } from "../../../data/pad/use-pad-data.ts";
import { answerRequests } from "../../../testing/answer-requests.ts";
import { buildPadData } from "../../../testing/build-pad-data.ts";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { TeacherRoom } from "./teacher-room.tsx";

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1366, 768);
});

const button = (name: string | RegExp) => page.getByRole("button", { name });
const desk = { entry: undefined, failure: undefined, change: () => Promise.resolve(true) };
const m3 = { name: "김가온", shownName: "김가온", number: 3, studentId: "s3" };
const m6 = { name: "남지호", shownName: "상냥한 판다", number: 6, studentId: "s6" };

async function open(
  options: Parameters<typeof buildPadData>[0],
  people: Partial<PadData["people"]> = {},
) {
  const pad = await buildPadData({ role: "teacher", members: { m3, m6 }, ...options });
  const data: PadData = { ...pad, people: { count: 2, here: [], writing: [], ...people } };
  const teacher = await buildTeacherData();
  const ill = { day: "2026-11-20", studentId: "s6", kind: "absent", reason: "illness" } as const;
  await teacher.year.write([createRow(attendanceMarkKind.name, toMarkId(ill), { ...ill })]);
  await renderAt(
    "/",
    teacher,
    <PadDataContext value={data}>
      <TeacherRoom desk={desk} />
    </PadDataContext>,
  );
  await expect.element(page.getByRole("region", { name: "보드" })).toBeVisible();
  return data;
}

const stateOf = (data: PadData, id: string) => data.store.rows(padCardKind).get(id)?.state;
const roomOf = (data: PadData) => data.store.rows(padRoomKind).get(PAD_ROOM_ROW);

describe("keys of the board", () => {
  it("let through, hide and pin one card after the other, those that wait first", async () => {
    const data = await open({
      cards: [
        { id: "c1", text: "은행잎", by: "m3" },
        { id: "c2", text: "단풍", by: "m3", state: "waiting" },
        { id: "c3", text: "나쁜 말", by: "m6", state: "waiting" },
      ],
    });
    await userEvent.keyboard("ja");
    await expect.poll(() => stateOf(data, "c2")).toBe("shown");
    await userEvent.keyboard("h");
    await expect.poll(() => stateOf(data, "c3")).toBe("hidden");

    const leaf = page.getByRole("button", { name: "카드 열기: 은행잎" }).element();
    if (leaf instanceof HTMLElement) leaf.focus();
    await userEvent.keyboard("p");

    await expect.poll(() => data.store.rows(padCardKind).get("c1")?.isPinned).toBe(true);
  });

  it("delete the card that has the focus, and nothing while a field is typed in", async () => {
    const data = await open({ cards: [{ id: "c1", text: "은행잎", by: "m3" }] });
    await userEvent.keyboard("x");
    expect(data.store.rows(padCardKind).has("c1")).toBe(true);

    await userEvent.keyboard("jx");

    await expect.poll(() => data.store.rows(padCardKind).has("c1")).toBe(false);
  });
});

describe("the whole room", () => {
  it("is stopped and goes on", async () => {
    const data = await open({});
    await button("방 멈추기").click();
    await expect.poll(() => roomOf(data)?.isFrozen).toBe(true);
    await button("이어서 하기").click();

    await expect.element(button("방 멈추기")).toBeVisible();
    expect(roomOf(data)?.isFrozen).toBe(false);
  });

  it("hides names, and shows aliases again where aliases were shown", async () => {
    const data = await open({ room: { names: "alias" } });
    await button("이름 가리기").click();
    await expect.poll(() => roomOf(data)?.names).toBe("hidden");
    await button("이름 보이기").click();

    await expect.poll(() => roomOf(data)?.names).toBe("alias");
  });

  it.each(["wall", "students", "canvas"] as const)(
    "takes the names off its own %s at once, also before the server has heard of it",
    async (board) => {
      await open({ room: { board }, cards: [{ id: "c1", text: "은행잎", by: "m3" }] });
      const name = page.getByRole("region", { name: "보드" }).getByText("김가온");
      await expect.element(name.first()).toBeVisible();
      await button("이름 가리기").click();
      await expect.poll(() => name.elements()).toHaveLength(0);

      await button("이름 보이기").click();
      await expect.element(name.first()).toBeVisible();
    },
  );

  it("shows beside the cards what the server says of the names, without a reload", async () => {
    const data = await open({ cards: [{ id: "c1", text: "은행잎", by: "m6" }] });
    const wall = page.getByRole("region", { name: "보드" });
    await expect.element(wall.getByText("상냥한 판다")).toBeVisible();

    await data.store.write([{ kind: padMemberKind.name, id: "m6", set: { shownName: "남지호" } }]);

    await expect.element(wall.getByText("남지호")).toBeVisible();
  });

  it("shows aliases again also where another device hid them", async () => {
    const there = await open({ room: { names: "alias" } });
    await button("이름 가리기").click();
    await expect.poll(() => roomOf(there)?.names).toBe("hidden");
    const room = roomOf(there) ?? {};
    await cleanup();
    localStorage.clear();
    const here = await open({ room });
    await button("이름 보이기").click();

    await expect.poll(() => roomOf(here)?.names).toBe("alias");
  });

  it("shows aliases again where 방 설정 hid them", async () => {
    const data = await open({ room: { names: "alias" } });
    await button("방 설정").click();
    const alias = page.getByRole("radio", { name: "별칭" });
    await expect.element(alias).toBeChecked();
    alias.element().focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => roomOf(data)?.names).toBe("hidden");
    await userEvent.keyboard("{Escape}");
    await button("이름 보이기").click();

    await expect.poll(() => roomOf(data)?.names).toBe("alias");
  });

  it("shows all waiting cards with one press", async () => {
    const data = await open({
      cards: [
        { id: "c1", text: "은행잎", by: "m3", state: "waiting" },
        { id: "c2", text: "단풍", by: "m6", state: "waiting" },
      ],
    });
    await button("모두 보여 주기").click();

    await expect.poll(() => [stateOf(data, "c1"), stateOf(data, "c2")]).toEqual(["shown", "shown"]);
    await expect.element(page.getByText("확인할 카드")).not.toBeInTheDocument();
  });

  it("stands alone and large in front of the class, without what waits, until Escape", async () => {
    await open({
      cards: [
        { id: "c1", text: "은행잎", by: "m3" },
        { id: "c2", text: "단풍", by: "m6", state: "hidden" },
      ],
    });
    await button("크게 보기").click();
    await expect.element(button("방 닫기")).not.toBeInTheDocument();
    await expect.element(page.getByText("은행잎")).toBeVisible();
    await expect.element(page.getByText("단풍")).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");

    await expect.element(button("방 닫기")).toBeVisible();
  });
});

describe("beside the board", () => {
  it("stands who has not posted, with names though the board shows aliases, absent pupils left out", async () => {
    await open(
      { members: { m3, m6, m9: { ...m3, name: "서예준", number: 9, studentId: "s9" } } },
      {
        here: ["m3"],
        writing: ["m3"],
      },
    );
    const list = page.getByRole("list", { name: "아직 안 올린 학생" });
    await expect.element(list.getByRole("listitem").first()).toHaveTextContent("3김가온쓰는 중");
    await expect.element(list.getByRole("listitem").nth(1)).toHaveTextContent("9서예준접속 전");
    expect(list.getByRole("listitem").elements()).toHaveLength(2);
    await expect.element(page.getByText("오늘 결석한 1명은 빼고 셌어요.")).toBeVisible();
  });

  it("names nobody while the class reads no names: numbers alone", async () => {
    const nick = { ...m3, name: "하늘이", number: null, studentId: null };
    const claim = { member: "m6", type: "conflict", askedAt: 1, device: "Chrome · Android" };
    await open({
      room: { names: "hidden" },
      members: { m3, m6, n1: nick },
      rows: [{ kind: padClaimKind.name, id: "p2", set: claim }],
    });
    const list = page.getByRole("list", { name: "아직 안 올린 학생" });
    await expect.element(list.getByRole("listitem").first()).toHaveTextContent("3접속 전");
    await expect
      .element(list.getByRole("listitem").last())
      .toHaveTextContent("이름을 가린 친구접속 전");
    await expect.element(button("6번 이 기기로 바꾸기")).toBeVisible();

    for (const name of ["김가온", "남지호", "하늘이"])
      expect(document.body.textContent, name).not.toContain(name);
  });

  it("a second device of one number gets the place when the teacher says so", async () => {
    const data = await open({
      rows: [
        {
          kind: padClaimKind.name,
          id: "p2",
          set: { member: "m6", type: "conflict", askedAt: 1, device: "Chrome · Android" },
        },
      ],
    });
    const calls = answerRequests({ [`pad/rooms/${data.roomId}/people`]: {} });
    await button("6번 남지호 이 기기로 바꾸기").click();

    await expect.poll(() => calls).toEqual([`POST pad/rooms/${data.roomId}/people`]);
  });
});

describe("what the server did not take of the teacher's", () => {
  it("stands beside the board with its reason until it goes up again or is thrown away", async () => {
    const data = await open({});
    await data.store.write([
      createRow(padCardKind.name, "c9", { type: "text", text: "오늘의 물음", order: "a5" }),
    ]);
    await data.store.write([{ kind: padRoomKind.name, id: PAD_ROOM_ROW, set: { board: "wall" } }]);
    const [setting, card] = data.store.pending().toReversed();
    await data.store.refuse(card?.at ?? "", { type: "denied", detail: "too-many" });
    await data.store.refuse(setting?.at ?? "", { type: "denied", detail: "not-allowed" });

    const list = page.getByRole("list", { name: "안 올라간 카드" });
    const first = list.getByRole("listitem").first();
    await expect.element(first.getByText("오늘의 물음")).toBeVisible();
    await expect.element(first.getByText("방이 가득 찼어요.", { exact: false })).toBeVisible();
    await expect.element(first.getByRole("button", { name: "복사" })).toBeVisible();
    const second = list.getByRole("listitem").nth(1);
    await expect.element(second.getByText("방 설정")).toBeVisible();

    await first.getByRole("button", { name: "다시 올리기" }).click();
    await expect.element(list.getByText("오늘의 물음")).not.toBeInTheDocument();
    expect(data.store.pending().some(({ id }) => id === "c9")).toBe(true);
    await list.getByRole("button", { name: "버리기" }).click();

    await expect.element(list).not.toBeInTheDocument();
  });
});

describe("looking for cards", () => {
  it("finds them by initials, by words and by who wrote them, and shows all again at the end", async () => {
    await open({
      room: { names: "alias" },
      cards: [
        { id: "c1", text: "은행잎이 바스락", by: "m3" },
        { id: "c2", text: "단풍 손바닥", by: "m6" },
      ],
    });
    await button("카드 찾기").click();
    const field = page.getByRole("searchbox", { name: "찾을 말" });
    const leaf = page.getByText("은행잎이 바스락");
    const maple = page.getByText("단풍 손바닥");

    await field.fill("ㅇㅎㅇ");
    await expect.element(maple).not.toBeInTheDocument();
    await expect.element(leaf).toBeVisible();
    await expect.element(page.getByText("1장")).toBeVisible();
    await field.fill("남지호");
    await expect.element(leaf).not.toBeInTheDocument();
    await expect.element(maple).toBeVisible();
    await field.fill("없는 말");
    await expect.element(page.getByText("찾는 카드가 없어요.")).toBeVisible();
    await userEvent.keyboard("{Escape}");

    await expect.element(leaf).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
  });
});

describe("a board of lanes", () => {
  it("leads to its lanes before there is one, and behind the last one, but not in front of the class", async () => {
    await open({ room: { board: "columns" } });
    await button("칸 만들기").click();
    const settings = page.getByRole("dialog", { name: "방 설정" });
    const add = settings.getByRole("button", { name: "칸 추가" });
    await expect.element(add).toBeInTheDocument();
    add.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(settings.getByRole("textbox", { name: "1번째 칸" })).toHaveValue("칸 1");
    await userEvent.keyboard("{Escape}");

    await expect.element(button("칸 고치기")).toBeVisible();
    await button("크게 보기").click();
    await expect.element(page.getByRole("heading", { name: /^칸 1/u })).toBeVisible();
    await expect.element(button("칸 고치기")).not.toBeInTheDocument();
  });

  it("shows a lane's half-typed name again after a crash, and writes it when the field is left", async () => {
    const about = { room: { board: "columns" as const } };
    const before = await open(about);
    await before.store.write([createRow(padColumnKind.name, "a", { title: "칸 1", order: "a0" })]);
    const title = () => page.getByRole("textbox", { name: "1번째 칸" });
    await button("칸 고치기").click();
    await title().fill("시의 첫 줄");
    const crashed = Object.fromEntries(Object.entries(localStorage));
    await cleanup();
    Object.assign(localStorage, crashed);
    const after = await open(about);
    await after.store.write([createRow(padColumnKind.name, "a", { title: "칸 1", order: "a0" })]);
    await button("칸 고치기").click();
    await expect.element(title()).toHaveValue("시의 첫 줄");
    title().element().focus();
    await userEvent.keyboard("{Escape}");

    await expect.poll(() => after.store.rows(padColumnKind).get("a")?.title).toBe("시의 첫 줄");
    expect(JSON.stringify(localStorage)).not.toContain("시의 첫 줄");
  });
});
