import { describe, expect, it } from "vitest";
import {
  isSameScreenState,
  readScreenState,
  toScreenAddress,
} from "../../kit/manifest/screen-state.ts";
import type { MenuGroup, Screen, ScreenState } from "../../kit/manifest/screen.ts";
import { findOpenPlace, toMenu } from "./menu.ts";

const load = () => Promise.reject(new Error("not loaded in this test"));

/** The sub-menus of spec 01 §3, line by line: [group, label, address, opens a new window]. */
const specLines: readonly (readonly [MenuGroup, string, string, "new window"?])[] = [
  ["record", "출결기록", "/attendance?doWhat=addAttend"],
  ["record", "상담관리", "/consulting?doWhat=addConsult"],
  ["record", "제출 OX", "/checkListMemo?about=checkLists"],
  ["record", "개별기록", "/checkListMemo?about=listMemo"],
  ["record", "알림장", "/dailyNotice"],
  ["lookup", "출결조회", "/manageAttendance"],
  ["lookup", "학생조회", "/manageStudent"],
  ["lookup", "상담조회", "/manageConsult"],
  ["lookup", "제출조회", "/manageCheckListMemo"],
  ["lookup", "명단관리", "/student-manage"],
  ["memo", "예산관리", "/memo?about=budgetManage"],
  ["memo", "할일메모", "/memo?about=todayTodo"],
  ["memo", "메모폴더", "/memo?about=freeMemo"],
  ["memo", "일정관리", "/todo?about=todoList"],
  ["memo", "월간시간표", "/monthClassTable"],
  ["memo", "학급시간표", "/classTable"],
  ["memo", "시정표", "/classTimeTable"],
  ["teachers", "하루일지", "/dailyLog"],
  ["teachers", "쌤카페", "/weteacher?about=mission"],
  ["teachers", "이거해봐요", "/weteacher?about=doThis"],
  ["teachers", "사용법", "/simsim/all"],
  ["teachers", "AI매니저", "/aimanager"],
  ["teachers", "설문정리", "/surveyProcessor"],
  ["teachers", "계산기", "/tool/calculator", "new window"],
  ["teachers", "터치미", "/tool/touchMe", "new window"],
  ["teachers", "반편성", "/tool/classAssignment", "new window"],
  ["play", "자리뽑기", "/classgame?about=settingSeat"],
  ["play", "랜덤뽑기", "/classgame?about=randomPick"],
  ["play", "주사위/룰렛", "/classgame?about=diceRoulette"],
  ["play", "패드잇", "/classgame?about=padIt"],
  ["play", "준비타이머", "/classgame?about=readyTimer"],
  ["play", "점수판", "/scoreBoard"],
  ["play", "타이머", "/tool/timer", "new window"],
  ["play", "타임캡슐", "/tool/timeCapsule", "new window"],
  ["play", "점프게임", "/tool/jumpGame", "new window"],
  ["play", "스틱히어로", "/tool/stickHero", "new window"],
  ["play", "알람", "/alarm", "new window"],
  ["play", "모둠화면", "/groupPage", "new window"],
];

/** A screen a path, with its lines, in no particular order. */
const allScreens = toScreens(specLines);

describe("toMenu with every screen of the specification (spec 01 §3)", () => {
  const menu = toMenu(allScreens.toReversed());

  it("has the five entries in their order, each leading to its own page", () => {
    expect(
      menu.map(({ label, target }) => [label, toScreenAddress(target.path, target.state)]),
    ).toEqual([
      ["기록", "/attendance?doWhat=addAttend"],
      ["조회", "/manageAttendance"],
      ["메모", "/memo"],
      ["쌤마당", "/weteacher"],
      ["수업놀이", "/classgame"],
    ]);
  });

  it("has every line with its state and its window, several of one path too", () => {
    const lines = menu.flatMap(({ group, items }) =>
      items.map((item) => [
        group,
        item.label,
        toScreenAddress(item.path, item.state),
        ...(item.opensNewWindow ? ["new window"] : []),
      ]),
    );
    expect(lines).toEqual(specLines);
  });

  it.each(specLines.map(([group, label, address]) => ({ group, label, address })))(
    "$label is open at $address",
    ({ group, label, address }) => {
      const { pathname, search } = new URL(address, "http://localhost");
      const state = readScreenState({ search, state: undefined });

      for (const location of [
        { pathname, search, state: null },
        { pathname, search: "", state },
      ]) {
        const open = findOpenPlace(menu, location);
        expect(open).toMatchObject({ entry: { group }, item: { label } });
      }
    },
  );
});

describe("toMenu with the screens that exist", () => {
  const menu = toMenu(
    toScreens(
      specLines.filter(([, label]) =>
        ["상담관리", "명단관리", "출결조회", "하루일지"].includes(label),
      ),
    ),
  );

  it("leaves out the entries and lines without a page", () => {
    expect(menu.map(({ label, items }) => [label, ...items.map((item) => item.label)])).toEqual([
      ["기록", "상담관리"],
      ["조회", "출결조회", "명단관리"],
      ["쌤마당", "하루일지"],
    ]);
  });

  it("leads an entry to its first page while its own does not exist", () => {
    expect(menu.map(({ target }) => target)).toEqual([
      { path: "/consulting", state: { doWhat: "addConsult" } },
      { path: "/manageAttendance" },
      { path: "/dailyLog" },
    ]);
  });
});

describe("findOpenPlace", () => {
  const menu = toMenu(allScreens);

  const told = ["", "?about=other", "?about=%EA%B9%80"];

  it("is no line of 메모 and 수업놀이 where their page of all parts stands", () => {
    for (const search of told)
      for (const [pathname, label] of [
        ["/memo", "메모"],
        ["/classgame", "수업놀이"],
      ] as const) {
        const open = findOpenPlace(menu, { pathname, search, state: { mend: 1 } });
        expect(open?.entry.label).toBe(label);
        expect(open?.item).toBeUndefined();
      }
  });

  it("is no line for a part that shares its path with lines and has none itself", () => {
    const at = (search: string) =>
      findOpenPlace(menu, { pathname: "/weteacher", search, state: null });
    expect(at("?about=morning")?.entry.label).toBe("쌤마당");
    expect(at("?about=morning")?.item).toBeUndefined();
    expect(at("")?.item?.label).toBe("쌤카페");
  });

  it("is the part that the page shows where it is told nothing, wherever its line stands", () => {
    const state = { about: "morning" };
    const morning: Screen = {
      path: "/weteacher",
      about: "morning",
      title: "아침",
      needs: "signed-in",
      menu: [{ group: "teachers", label: "아침", order: -1, state }],
      load,
    };
    const withMorning = toMenu([...allScreens, morning]);
    const at = (search: string) =>
      findOpenPlace(withMorning, { pathname: "/weteacher", search, state: null })?.item?.label;
    expect(at("")).toBe("쌤카페");
    expect(at("?about=morning")).toBe("아침");
  });

  it("is nothing outside of the menu", () => {
    expect(findOpenPlace(menu, { pathname: "/profile", search: "", state: null })).toBeUndefined();
    expect(findOpenPlace(menu, { pathname: "/", search: "", state: null })).toBeUndefined();
  });

  it("does not mind a slash at the end", () => {
    const open = findOpenPlace(menu, { pathname: "/classTable/", search: "", state: null });
    expect(open?.item?.label).toBe("학급시간표");
  });
});

describe("readScreenState", () => {
  it.each([
    ["?about=padIt", null, { about: "padIt" }],
    ["?doWhat=addAttend", null, { doWhat: "addAttend" }],
    ["", { about: "padIt", other: 1 }, { about: "padIt" }],
    ["?about=freeMemo", { about: "todayTodo" }, { about: "freeMemo" }],
    ["?about=", null, undefined],
    ["?about=a+b", { about: 3 }, undefined],
    ["", "about", undefined],
  ])("reads %s with %o as %o", (search, state, read) => {
    expect(readScreenState({ search, state })).toEqual(read);
  });

  it("tells states apart", () => {
    expect(isSameScreenState({ about: "a" }, { about: "a" })).toBe(true);
    expect(isSameScreenState({ about: "a" }, { doWhat: "a" })).toBe(false);
    expect(isSameScreenState(undefined, { about: "a" })).toBe(false);
  });
});

function toScreens(lines: typeof specLines): readonly Screen[] {
  const byPath = new Map<string, Screen>();
  lines.forEach(([group, label, address, window], order) => {
    const { pathname, search } = new URL(address, "http://localhost");
    const path = pathname.replace(/^\/tool\/.*/, "/tool/:name");
    const state: ScreenState | undefined = readScreenState({ search, state: null });
    const screen = byPath.get(path) ?? { path, title: label, needs: "signed-in", load, menu: [] };
    const line = {
      group,
      label,
      order,
      ...(state ? { state } : {}),
      ...(path === pathname ? {} : { path: pathname }),
      ...(window ? { opensNewWindow: true } : {}),
    };
    byPath.set(path, { ...screen, menu: [...(screen.menu ?? []), line] });
  });
  return [...byPath.values()];
}
