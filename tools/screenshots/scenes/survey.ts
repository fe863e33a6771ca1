import { findButton, findDialog } from "../../../e2e/support/screen.ts";
import type { Scene } from "../scene.ts";

const roles = ["악기", "무대", "노래", "사회"];
const instruments = ["리코더, 실로폰", "없음", "리코더", "우쿨렐레", "칼림바, 리코더"];
const says = ["언니도 보러 와요.", "", "무대 뒤에서 돕고 싶어요.", "", "다 같이 부르고 싶어요."];

/** Answers of a form. */
export const surveyScenes: readonly Scene[] = [
  {
    name: "23-survey",
    devices: ["desktop", "phone"],
    async arrange({ page, url, fillClass }) {
      const { students } = await fillClass(26);
      await page.goto(`${url}surveyProcessor`);
      const tab = page.getByRole("tab", { name: "번호순", exact: true });
      await tab.or(findButton(page, "응답 붙여넣기")).first().waitFor();
      if (!(await tab.isVisible())) {
        const lines = students.flatMap(({ number, name }, at) => {
          if (number === 12 || number === 18) return [];
          const written =
            number === 6
              ? ["7", name]
              : number === 3
                ? ["", name.slice(1)]
                : [String(number), name];
          return [
            [
              ...written,
              roles[at % 4],
              instruments[at % 5],
              String((at % 5) + 1),
              says[at % 5],
            ].join("\t"),
          ];
        });
        await findButton(page, "응답 붙여넣기").click();
        const dialog = findDialog(page, "응답 붙여넣기");
        await dialog
          .getByRole("textbox", { name: "붙여넣을 응답", exact: true })
          .fill(
            [
              "번호\t이름\t하고 싶은 역할\t다룰 수 있는 악기\t얼마나 떨리나요\t하고 싶은 말",
              ...lines,
            ].join("\n"),
          );
        await findButton(dialog, "가져오기").click();
      }
      await tab.click();
      await page.getByRole("table", { name: "응답 표", exact: true }).waitFor();
    },
  },
  {
    name: "23-survey-missing",
    devices: ["desktop", "phone"],
    async arrange({ page }) {
      await page.getByRole("tab", { name: "안 낸 학생", exact: true }).click();
    },
  },
  {
    name: "23-survey-questions",
    devices: ["desktop", "phone"],
    async arrange({ page }) {
      await page.getByRole("tab", { name: "문항별", exact: true }).click();
      await page.getByRole("list", { name: "하고 싶은 역할 답", exact: true }).waitFor();
    },
  },
];
