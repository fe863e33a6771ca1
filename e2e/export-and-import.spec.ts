import { readFileSync } from "node:fs";
import { readXlsx } from "hucre/xlsx";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { readZip } from "../apps/server/src/archive/read-zip.ts";
import { look } from "./support/look.ts";
import { openDevice, type Device } from "./support/open-browser.ts";
import { findButton, findDialog, findSeat, waitForSyncState } from "./support/screen.ts";
import { shareDamim } from "./support/share-damim.ts";
import { openTeacher, today, type KnownTeacher } from "./support/teacher.ts";

const [damim, browser] = await shareDamim();
let pc: Device;
let teacher: KnownTeacher;
let home: Device;
let other: KnownTeacher;
let archive: Buffer;
beforeAll(async () => {
  // 403 is the answer to a wrong password, 400 to a foreign file.
  [pc, home] = await Promise.all([
    openDevice(browser, "about:blank", { expectedStatuses: [400, 403] }),
    openDevice(browser, "about:blank", { expectedStatuses: [400] }),
  ]);
  teacher = await openTeacher(damim, pc.context, {
    studentCount: 5,
    firstName: "=남궁하늘",
    marks: ([student]) => [
      {
        day: today,
        studentId: student?.id ?? "",
        kind: "absent",
        reason: "illness",
        note: "열이 나요",
      },
    ],
  });
  other = await openTeacher(damim, home.context, { studentCount: 0 });
});

describe("everything of a teacher", () => {
  it("comes out as one file after the password, with spreadsheets that people open", async () => {
    const { page } = pc;
    await page.goto(damim.url);
    await findButton(page, "프로필 메뉴").click();
    await page.getByRole("menuitem", { name: "내 자료", exact: true }).click();
    await page.getByText("명단 5 · 출결 1").waitFor();

    await findButton(page, "모두 내려받기").click();
    const question = findDialog(page, "본인 확인");
    await question.getByLabel("비밀번호", { exact: true }).fill("not the password");
    await page.keyboard.press("Enter");
    await question.getByText("비밀번호가 맞지 않아요. 다시 확인해 주세요.").waitFor();

    await question.getByLabel("비밀번호", { exact: true }).fill(teacher.password);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.keyboard.press("Enter"),
    ]);
    expect(download.suggestedFilename()).toBe(`담임-내-자료-${today}.zip`);
    await page.getByText("파일을 내려받았어요").waitFor();
    archive = readFileSync(await download.path());

    const zip = await readZip(archive);
    const year = zip.ok && zip.value.find(({ name }) => name.endsWith("학년도.xlsx"));
    const file = year && (await year.read());
    const book = await readXlsx(file && file.ok ? file.value : new Uint8Array());
    const names = book.sheets[0]?.rows.map((row) => row[1]);
    expect(names).toEqual(["이름", ...teacher.students.map(({ name }) => name)]);
    const marks = book.sheets.find(({ name }) => name === "출결");
    expect(marks?.rows[1]).toEqual(
      expect.arrayContaining([today, "=남궁하늘", "질병 결석", "열이 나요"]),
    );
  });

  it("goes into another account, where a second time changes nothing", async () => {
    const { page } = home;
    await page.goto(`${damim.url}data`);

    await sendFile(page, "사진.zip", Buffer.from("PK\u0005\u0006no archive"), other.password);
    await page.getByText(".zip 파일이 아니거나 내려받다 만 파일이에요.").waitFor();

    await sendFile(page, "담임.zip", archive, other.password);
    await page.getByText("기록 6건을 가져왔어요").waitFor();
    await look(page);
    await sendFile(page, "담임.zip", archive, other.password);
    await page.getByText("새로 가져올 것이 없었어요").waitFor();

    await page.goto(`${damim.url}attendance`);
    const [first] = teacher.students;
    if (first) await findSeat(page, first, "질병 결석").waitFor();
    expect(home.troubles).toEqual([]);
    await home.context.close();
  });

  it("says what is not in it while words still wait for the network", async () => {
    const { page, context } = pc;
    await page.goto(`${damim.url}profile`);
    await waitForSyncState(page, "저장됨");
    await context.route("**/api/sync", (route) => route.abort());
    await page.getByLabel("학교", { exact: true }).fill("봄내초등학교");
    await findButton(page, "저장").click();
    await waitForSyncState(page, "오프라인 · 1건 대기");
    await findButton(page, "프로필 메뉴").click();
    await page.getByRole("menuitem", { name: "내 자료", exact: true }).click();
    await page.getByText("아직 서버에 없는 기록이 1건 있어요.").waitFor();

    await findButton(page, "모두 내려받기").click();
    await findButton(findDialog(page, "아직 보내지 못한 기록이 있어요"), "빼고 내려받기").click();
    const question = findDialog(page, "본인 확인");
    await question.getByLabel("비밀번호", { exact: true }).fill(teacher.password);
    await findButton(question, "내려받기").click();
    await page.getByText("아직 보내지 못한 1건은 들어 있지 않아요.").waitFor();

    await context.unroute("**/api/sync");
    await findButton(page, "모두 내려받기").click();
    await findButton(findDialog(page, "아직 보내지 못한 기록이 있어요"), "보낸 뒤에 하기").click();
    await waitForSyncState(page, "저장됨");
    expect(pc.troubles).toEqual([]);
  });
});

async function sendFile(page: Page, name: string, buffer: Buffer, password: string) {
  const chooser = page.getByLabel("가져올 파일", { exact: true });
  await chooser.setInputFiles({ name, mimeType: "application/zip", buffer });
  const question = findDialog(page, "본인 확인");
  await question.getByLabel("비밀번호", { exact: true }).fill(password);
  await findButton(question, "가져오기").click();
  await question.waitFor({ state: "hidden" });
}
