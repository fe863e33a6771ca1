import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";

/** 50분. */
const SET_SECONDS = 3_000;

it("keeps a lesson's wall through another window, a reload and a lock", async () => {
  const device = await openJourney({ studentCount: 12 });
  const { page, students, damim } = device;
  const board = `${damim.url}groupPage`;
  await page.goto(board);
  const press = (name: string, on = page) => on.getByRole("button", { name, exact: true }).click();
  const region = (name: string, on = page) => on.getByRole("region", { name, exact: true });
  const timer = page.getByRole("timer", { name: "남은 시간", exact: true });
  /** Seconds; however long this takes, it is less than what was set and never at its end. */
  const left = async (): Promise<number> => {
    const [minutes = 0, seconds = 0] = ((await timer.textContent()) ?? "").split(":").map(Number);
    return 60 * minutes + seconds;
  };
  const isRunning = () => expect.poll(left).toBeLessThan(SET_SECONDS);
  await press("모둠 활동");
  await press("모둠 만들기");
  const dialog = page.getByRole("dialog", { name: "새 모둠", exact: true });
  await dialog.getByRole("textbox", { name: "모둠", exact: true }).fill("1모둠: 31");
  await press("만들기");
  await dialog.getByText("1모둠: 31번은 없어요.", { exact: true }).waitFor();
  await press("섞어서 나누기");
  await press("만들기");
  await dialog.waitFor({ state: "hidden" });
  const tiles = region("모둠").getByRole("heading", { level: 2 });
  await expect.poll(() => tiles.count()).toBe(3);
  for (const { name } of students.slice(0, 3))
    await region("모둠").getByText(name, { exact: true }).first().waitFor();

  await press("발표 순서");
  await region("모둠").getByText("발표", { exact: true }).waitFor();
  await press("역할 돌리기");
  await press("모둠 바꾸기");
  await press("모둠 고치기");
  const roles = page.getByRole("textbox", { name: "역할", exact: true });
  await roles.fill("");
  await press("저장");
  await press("바꾸기 끝");
  await press("역할 정하기");
  await page.getByText("아직 역할이 없어요.", { exact: false }).waitFor();
  await press("「이끔이, 기록이, 나눔이, 지킴이」 넣기");
  await press("저장");
  await region("모둠").getByText("이끔이", { exact: true }).first().waitFor();
  await press("역할 돌리기");
  await press("모둠 바꾸기");
  const tile = (name: string) =>
    region("모둠")
      .locator("ul > li")
      .filter({ has: page.getByRole("heading", { name }) });
  const pupil = tile("1모둠").getByRole("button").first();
  const moved = (await pupil.textContent()) ?? "";
  await pupil.click();
  await press("2모둠에 넣기");
  await tile("2모둠").getByRole("button", { name: moved, exact: true }).waitFor();
  await press("바꾸기 끝");

  const laptop = await device.context.newPage();
  await laptop.goto(board);
  await press("알릴 말 적기", laptop);
  const notice = laptop.getByRole("dialog", { name: "알릴 말 고치기", exact: true });
  await notice
    .getByRole("textbox", { name: "알릴 말" })
    .fill("다 한 모둠은\n옆 모둠 작품을 보고 칭찬 한 줄!");
  await press("저장", laptop);
  await region("알릴 말").getByText("칭찬 한 줄!", { exact: false }).waitFor();
  await laptop.close();

  await press("타이머 고치기");
  const time = page.getByRole("dialog", { name: "타이머 고치기", exact: true });
  await time.getByRole("textbox", { name: "시간" }).fill("50분");
  await press("저장");
  await expect.poll(left).toBe(SET_SECONDS);
  await device.context.setOffline(true);
  await press("시작");
  await isRunning();

  await press("꾸미기");
  await press("위젯 추가");
  await page.getByRole("menuitem", { name: "QR", exact: true }).click();
  await page.getByText("자리가 모자라요. 위젯을 줄이거나 치워 주세요.", { exact: true }).waitFor();
  await press("알릴 말");
  await press("낮게");
  await press("낮게");
  await page.getByRole("gridcell", { name: "9열 6줄", exact: true }).press("Enter");
  await page.getByRole("gridcell").first().waitFor({ state: "detached" });
  await press("위젯 추가");
  await page.getByRole("menuitem", { name: "QR", exact: true }).click();
  await press("정리 끝");
  await press("QR 주소 적기");
  const qr = page.getByRole("dialog", { name: "QR 고치기", exact: true });
  await qr.getByRole("textbox", { name: "주소나 글" }).fill("https://example.com");
  await press("저장");
  await page.getByRole("img", { name: "QR 코드: https://example.com", exact: true }).waitFor();
  await device.context.setOffline(false);
  await page.reload();
  await timer.waitFor();
  await isRunning();
  await look(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await tile("2모둠").getByText(moved, { exact: true }).waitFor();

  const home = await device.context.newPage();
  await home.goto(damim.url);
  await press("프로필 메뉴", home);
  await home.getByRole("menuitem", { name: "화면잠금" }).click();
  const lock = home.getByRole("dialog", { name: "화면잠금", exact: true });
  await press("확인", home);
  await lock.getByLabel("잠금 비밀번호", { exact: true }).fill("2580");
  await lock.getByLabel("잠금 비밀번호 확인", { exact: true }).fill("2580");
  await home.keyboard.press("Enter");
  await page.getByRole("button", { name: "잠금 해제", exact: true }).waitFor();
  expect(await page.content()).not.toContain(moved);
  await page.getByLabel("잠금 비밀번호", { exact: true }).fill("2580");
  await page.keyboard.press("Enter");
  await timer.waitFor();
  await isRunning();
  await region("알릴 말").getByText("칭찬 한 줄!", { exact: false }).waitFor();
});
