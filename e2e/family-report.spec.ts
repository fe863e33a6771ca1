import { expect, it } from "vitest";
import { openDevice } from "./support/open-browser.ts";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton, findSeat } from "./support/screen.ts";
import { today } from "./support/teacher.ts";

const NOTE = "밤부터 열이 나서 아침 일찍 병원에 가요";

const PHONE = { viewport: { width: 390, height: 844 } };

it("what a family told by phone stands first in the morning; one press is the mark, and the phone says that it was seen", async () => {
  const { page, browser, damim, students } = await openJourney({
    studentCount: 12,
    describe: (student) => ({
      ...student,
      guardians: [{ relation: "어머니", phone: "010-0000-1234" }],
    }),
    at: "mypage#family-page",
  });
  await findButton(page, "링크 만들기").click();
  const address = await page
    .getByRole("textbox", { name: "우리 반 소식 주소", exact: true })
    .inputValue();
  const [, second, third] = students;
  if (!second || !third) throw new Error("a class");
  const { page: phone } = await openDevice(browser, address, PHONE);
  // The settings reach the server before a family can be heard.
  await expect
    .poll(async () => {
      await phone.reload();
      return phone.locator("body").innerText();
    })
    .toContain("결석·지각 알리기");
  await findButton(phone, "결석·지각 알리기").click();
  const fillWho = async ({ number, name }: typeof second): Promise<void> => {
    await phone.getByLabel("번호", { exact: true }).fill(String(number));
    await phone.getByLabel("학생 이름", { exact: true }).fill(name);
  };
  await fillWho(second);
  await phone.getByText("아파요", { exact: true }).click();
  await phone.getByLabel(/더 알릴 말/).fill(NOTE);
  await phone.getByLabel("누가 알리나요?", { exact: true }).fill("어머니");
  await look(phone);
  await findButton(phone, "선생님께 알리기").click();
  await phone.getByText(/^선생님께 전해졌어요\. \d\d:\d\d$/).waitFor();
  await fetch(`${damim.url}api/class/${address.split("/").at(-1)}/reports`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: new URL(damim.url).origin },
    body: JSON.stringify({
      key: "key-of-another".padEnd(22, "x"),
      day: today,
      number: third.number,
      name: third.name,
      type: "late",
      reason: "sick",
      note: "9시 반에 와요",
      relation: "어머니",
    }),
  });

  await page.goto(`${damim.url}weteacher?about=morning`);
  const region = page.getByRole("region", { name: "가정에서 알렸어요", exact: true });
  await region.getByRole("heading", { name: "가정에서 알렸어요 2", exact: true }).waitFor();
  const who = `${second.number}번 ${second.name}`;
  await region.getByRole("button", { name: new RegExp(`^${who} 아파요`) }).click();
  await region.getByText("번호와 이름으로 알렸어요", { exact: true }).waitFor();
  await look(page);
  await findButton(region, `${who} 질병 결석으로 적기`).click();
  await region.getByRole("heading", { name: "가정에서 알렸어요 1", exact: true }).waitFor();

  await page.goto(`${damim.url}attendance`);
  const seats = page.getByRole("list", { name: "하루 출결", exact: true });
  await findSeat(page, second, "질병 결석").waitFor();
  const told = seats.getByRole("listitem").filter({ hasText: third.name });
  await told.getByText("가정에서 알렸어요", { exact: true }).waitFor();
  await look(page);
  await expect
    .poll(async () => {
      await phone.reload();
      return phone.getByRole("region", { name: "알린 것", exact: true }).innerText();
    })
    .toContain("선생님이 확인했어요");
});
