import { findButton, findDialog, signInOnScreen } from "../../../e2e/support/screen.ts";
import { open, title, type Scene } from "../scene.ts";

/** From the first visit to a year without a class. */
export const entryScenes: readonly Scene[] = [
  { name: "01-sign-in", arrange: open("", (page) => findButton(page, "둘러보기").waitFor()) },
  {
    name: "02-sign-up",
    arrange: open("?about=signUp", (page) => findButton(page, "가입하기").waitFor()),
  },
  {
    name: "03-device-question",
    async arrange({ page, url, teacher }) {
      await page.goto(url);
      await signInOnScreen(page, teacher);
      await findDialog(page, "이 기기는 누가 쓰나요?").waitFor();
    },
  },
  {
    name: "04-school-year-needed",
    async arrange({ page }) {
      const question = findDialog(page, "이 기기는 누가 쓰나요?");
      await question.getByRole("radio", { name: "내 기기", exact: true }).click();
      await findButton(question, "계속").click();
      await findDialog(page, "학년도 설정 필요").waitFor();
    },
  },
  {
    name: "05-profile",
    async arrange({ page }) {
      await findButton(page, "확인").click();
      await title("프로필")(page);
    },
  },
  {
    name: "06-today-without-class",
    async arrange({ page, url, fillClass }) {
      await fillClass(0);
      await page.goto(url);
      await page.getByRole("link", { name: "명단 넣기", exact: true }).waitFor();
    },
  },
];
