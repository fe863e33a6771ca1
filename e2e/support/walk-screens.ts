import { padScope } from "@damim/domain/pad/pad-scope.ts";
import type { Page } from "playwright-core";
import { findButton, findDialog } from "./screen.ts";
import type { RunningDamim } from "./start-damim.ts";
import { push } from "./teacher.ts";

/** Is told the name of each screen while it stands. */
type Look = (screen: string) => Promise<void>;

/** 휴일 관리 and its windows. */
export async function walkHolidays(page: Page, damim: RunningDamim, look: Look): Promise<void> {
  await page.goto(`${damim.url}holidays`);
  await findButton(page, "학기 날짜 적기").click();
  const terms = page.getByRole("dialog");
  await findButton(terms, "저장").waitFor();
  await look("dates of the terms");
  await page.keyboard.press("Escape");
  await findButton(page, "휴일 추가").click();
  await findButton(findDialog(page, "휴일 추가"), "저장").click();
  await look("own day with its mistakes");
  await page.keyboard.press("Escape");
  await look("list of days off");
  await page.getByRole("tab", { name: "달력", exact: true }).click();
  await look("calendar of days off");
  await findButton(page, "학사일정 가져오기").click();
  await page.getByRole("link", { name: "프로필로 가기", exact: true }).waitFor();
  await look("calendar of the school to take over");
}

/** What a teacher writes of pupils and plans, each kind once. */
export async function walkRecords(page: Page, damim: RunningDamim, look: Look): Promise<void> {
  await walkChecks(page, damim, look);
  await walkConsults(page, damim, look);
  await walkNotes(page, damim, look);
  await walkBells(page, damim, look);
  await walkSchedule(page, damim, look);
  await walkPlans(page, damim, look);
}

/** 학급시간표, 월간시간표, 예산, 메모, 하루일지 and 자리뽑기 as they stand on the first day. */
async function walkPlans(page: Page, damim: RunningDamim, look: Look): Promise<void> {
  const screens = [
    ["classTable", "학급시간표"],
    ["monthClassTable", "월간시간표"],
    ["memo?about=budgetManage", "예산"],
    ["memo?about=freeMemo", "메모"],
    ["dailyLog", "하루일지"],
    ["dailyNotice", "알림장"],
    ["classgame?about=settingSeat", "자리뽑기"],
  ] as const;
  for (const [path, title] of screens) {
    await page.goto(`${damim.url}${path}`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await look(title);
  }
}

/** 제출 OX and 제출조회 with one check. */
async function walkChecks(page: Page, damim: RunningDamim, look: Look): Promise<void> {
  await page.goto(`${damim.url}checkListMemo?about=checkLists`);
  await findButton(page, "새 체크").click();
  const dialog = findDialog(page, "새 체크");
  await findButton(dialog, "만들기").click();
  await findButton(dialog, "월요일마다").click();
  await look("new check with its mistakes");
  await findButton(dialog, "월요일마다").click();
  await dialog.getByRole("textbox", { name: "제목", exact: true }).fill("독서록");
  await findButton(dialog, "만들기").click();
  const field = page.getByRole("textbox", { name: "낸 번호", exact: true });
  await field.fill("1-3 99");
  await field.press("Enter");
  await findButton(page, "나머지 X").click();
  await look("tiles of a check");
  await page.goto(`${damim.url}manageCheckListMemo`);
  await page.getByRole("table", { name: "제출 조회", exact: true }).waitFor();
  await look("look-up of checks");
}

/** 상담관리, its promises and 상담조회 with one record. */
async function walkConsults(page: Page, damim: RunningDamim, look: Look): Promise<void> {
  await page.goto(`${damim.url}consulting?record=new`);
  const body = page.getByRole("textbox", { name: "상담 내용", exact: true });
  await body.fill("열이 내려 쉬는 중.");
  await page.keyboard.press("Control+Enter");
  await page.getByText("어느 학생의 상담인지 골라 주세요.").waitFor();
  await look("consultation with its mistakes");
  const student = page.getByRole("combobox", { name: "학생", exact: true });
  await student.fill("3");
  await student.press("Enter");
  await page.getByRole("radio", { name: "전화", exact: true }).check();
  await page.getByRole("textbox", { name: "약속", exact: true }).fill("다시 전화");
  await page.keyboard.press("Control+Enter");
  await page.getByText("상담 기록을 저장했어요").first().waitFor();
  await look("consultation");
  // On a phone the editor has the whole page.
  await page.goto(`${damim.url}consulting?view=promises`);
  await findButton(page, "했어요").waitFor();
  await look("promises");
  await page.goto(`${damim.url}manageConsult`);
  await page.getByRole("table", { name: "상담 조회", exact: true }).waitFor();
  await look("look-up of consultations");
}

/** 개별기록: a note, a list with a text, 살핌 지도. */
async function walkNotes(page: Page, damim: RunningDamim, look: Look): Promise<void> {
  await page.goto(`${damim.url}checkListMemo?about=listMemo`);
  await findButton(page, "기록 쓰기").click();
  const note = findDialog(page, "기록 쓰기");
  await note.getByRole("textbox", { name: "기록", exact: true }).fill("먼저 나누자고 말함.");
  await page.keyboard.press("Control+Enter");
  await look("note with its mistakes");
  await note.getByRole("combobox", { name: "학생", exact: true }).fill("3");
  await note.getByRole("combobox", { name: "학생", exact: true }).press("Enter");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("table", { name: "개별기록", exact: true }).waitFor();
  await look("notes");
  await page.getByRole("tab", { name: "살핌 지도", exact: true }).click();
  const seen = { name: "살핌 지도", exact: true } as const;
  // A phone has a line a pupil.
  await page.getByRole("table", seen).or(page.getByRole("list", seen)).waitFor();
  await look("who was seen");
  await page.getByRole("tab", { name: "목록 글", exact: true }).click();
  await findButton(page, "새 목록").click();
  const list = findDialog(page, "새 목록");
  await list.getByRole("textbox", { name: "제목", exact: true }).fill("과학 특기사항");
  await look("new list");
  await findButton(list, "만들기").click();
  await page.getByRole("button", { name: /^3번/ }).click();
  await page.getByRole("textbox", { name: /^3번 .* 글$/ }).fill("성실함.");
  await look("text of a pupil");
}

/** 시정표 without a table, its form with a mistake, a table, and the board. */
async function walkBells(page: Page, damim: RunningDamim, look: Look): Promise<void> {
  await page.goto(`${damim.url}classTimeTable`);
  await findButton(page, "이 시정으로 시작: 초등 1~2학년").waitFor();
  await look("no bells yet");
  await findButton(page, "이 시정으로 시작: 초등 1~2학년").click();
  const dialog = findDialog(page, "시정 추가");
  const start = dialog.getByRole("textbox", { name: "2교시 시작", exact: true });
  await start.fill("930");
  await findButton(dialog, "만들기").click();
  await dialog.getByText("2교시가 1교시와 겹쳐요.", { exact: true }).waitFor();
  await look("bells with their mistakes");
  await start.fill("950");
  await findButton(dialog, "만들기").click();
  await page.getByRole("table", { name: "시정표", exact: true }).waitFor();
  await look("bells");
  await findButton(page, "칠판 화면").click();
  await page.getByRole("timer", { name: "지금", exact: true }).waitFor();
  await look("board in front of the class");
  await page.keyboard.press("Escape");
  await findButton(page, "시정 추가").waitFor();
}

/** 일정관리 and 할일메모 with their forms, each with its mistakes. */
async function walkSchedule(page: Page, damim: RunningDamim, look: Look): Promise<void> {
  await page.goto(`${damim.url}todo?about=todoList`);
  await findButton(page, "일정 추가").click();
  const dialog = findDialog(page, "일정 추가");
  await dialog.getByRole("combobox", { name: "반복", exact: true }).selectOption("매주");
  await findButton(dialog, "저장").click();
  await look("new event with its mistakes");
  await dialog.getByRole("textbox", { name: "제목", exact: true }).fill("동학년 협의");
  await dialog.getByRole("combobox", { name: "반복", exact: true }).selectOption("날마다");
  await dialog.getByRole("combobox", { name: "쉬는 날이면", exact: true }).selectOption("그대로");
  await findButton(dialog, "저장").click();
  await findButton(page, "이번부터 바꾸기").waitFor();
  await look("month of events");
  await findButton(page, "이번 메모").click();
  await look("note of one turn");
  await page.keyboard.press("Escape");
  await findButton(page, "캘린더 내보내기").click();
  await findButton(findDialog(page, "캘린더 내보내기"), "주소 만들기").click();
  await page.getByRole("textbox", { name: "캘린더 주소", exact: true }).waitFor();
  await look("feed");
  await page.goto(`${damim.url}memo?about=todayTodo`);
  const field = page.getByRole("textbox", { name: "할 일 적기", exact: true });
  await field.fill("모레까지 가정통신문");
  await field.press("Enter");
  await findButton(page, "미루기").first().click();
  await page.getByRole("menu", { name: "미루기", exact: true }).waitFor();
  await look("postponing a task");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^가정통신문/ }).click();
  await findDialog(page, "할 일 고치기").waitFor();
  await look("task");
}

/** 패드잇 of a teacher: a room is made, its board, settings and large view, and the list it stands in. */
export async function walkPadRoom(page: Page, damim: RunningDamim, look: Look): Promise<void> {
  await page.goto(`${damim.url}classgame?about=padIt`);
  await findButton(page, "방 만들기").click();
  const form = findDialog(page, "방 만들기");
  await findButton(form, "열기").click();
  await form.getByText("방 이름을 적어 주세요.", { exact: true }).waitFor();
  await look("new pad room with its mistakes");
  await form.getByRole("textbox", { name: "방 이름", exact: true }).fill("가을 한 줄 시");
  await findButton(form, "열기").click();
  await findButton(page, "링크 복사").waitFor();
  await look("board without cards");
  await findButton(page, "카드 찾기").click();
  await page.getByRole("searchbox", { name: "찾을 말", exact: true }).fill("단풍");
  await look("search in a board");
  await findButton(page, "찾기 끝내기").click();
  await findButton(page, "방 설정").click();
  await findDialog(page, "방 설정").waitFor();
  await look("settings of a pad room");
  await page.keyboard.press("Escape");
  await findButton(page, "크게 보기").click();
  await findButton(page, "크게 보기 끝내기").waitFor();
  await look("board in front of the class");
  await findButton(page, "크게 보기 끝내기").click();
  await page.getByRole("link", { name: "내 방으로", exact: true }).click();
  await page.getByRole("list", { name: "내 방", exact: true }).waitFor();
  await look("list of pad rooms");
}

/** The room of `walkPadRoom` as a pupil sees it who comes in by its link: a board that is longer than the screen. */
export async function walkPadPupil(page: Page, damim: RunningDamim, look: Look): Promise<void> {
  const { request } = page.context();
  const answer = await request.get(`${damim.url}api/pad/rooms`);
  const { rooms } = (await answer.json()) as {
    readonly rooms: readonly [{ readonly roomId: string; readonly link: string }];
  };
  const [{ roomId, link }] = rooms;
  const cards = Array.from({ length: 30 }, (_, index) => ({
    kind: "padCard",
    id: `019aa0c4-0000-7000-8000-${String(index).padStart(12, "0")}`,
    set: { type: "text", text: "가을 ".repeat(1 + ((index * 7) % 23)), order: `a${100 + index}5` },
  }));
  await push(damim, request, padScope(roomId), cards);
  await page.goto(link);
  await page.getByRole("textbox", { name: "별명", exact: true }).fill("다온");
  await look("door of a pad room");
  await findButton(page, "들어가기").click();
  await page.getByRole("article").nth(20).waitFor({ state: "attached" });
  await look("full board of a pupil");
}
