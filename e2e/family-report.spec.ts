import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton, findSeat } from "./support/screen.ts";
import { today } from "./support/teacher.ts";

const NOTE = "밤부터 열이 나서 아침 일찍 병원에 가요";

it("what a family told stands first in the morning; one press is the mark, and the phone hears that it was seen", async () => {
  const { page, damim, students } = await openJourney({
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
  const tell = async (path: string, more: object) => {
    const answer = await fetch(`${damim.url}api/class/${address.split("/").at(-1)}/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: new URL(damim.url).origin },
      body: JSON.stringify(more),
    });
    return (await answer.json()) as { reports?: readonly { state: string }[]; state?: string };
  };
  const [, second, third] = students;
  if (!second || !third) throw new Error("a class");
  const keyOf = ({ number }: typeof second): string => `key-of-${number}`.padEnd(22, "x");
  const toReport = (student: typeof second, more: object) => ({
    key: keyOf(student),
    day: today,
    number: student.number,
    name: student.name,
    reason: "sick",
    relation: "어머니",
    ...more,
  });
  // The settings reach the server before a family can be heard.
  await expect
    .poll(() => tell("reports", toReport(second, { type: "absent", note: NOTE })))
    .toMatchObject({ state: "told" });
  await tell("reports", toReport(third, { type: "late", note: "9시 반에 와요" }));

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
    .poll(() => tell("reports/mine", { key: keyOf(second) }))
    .toMatchObject({ reports: [{ state: "seen" }] });
});
