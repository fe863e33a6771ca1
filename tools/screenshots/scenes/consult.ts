import { open, type Scene } from "../scene.ts";

/** What was spoken with pupils and guardians, and promised. Never on a board. */
export const consultScenes: readonly Scene[] = [
  {
    name: "14-consult-write",
    devices: ["desktop", "phone"],
    async arrange({ page, url, fillClass }) {
      await fillClass(26);
      await page.goto(`${url}consulting`);
      const list = page.getByRole("list", { name: "상담 목록", exact: true });
      // A scene before may have written another one.
      await list.getByRole("button").filter({ hasText: "류지호" }).first().click();
      await page.getByRole("button", { name: "5번 류지호 빼기", exact: true }).waitFor();
      await page.getByText("류지호, 지난 상담", { exact: true }).waitFor();
    },
  },
  {
    name: "14-consult-promises",
    devices: ["phone"],
    arrange: open("consulting?view=promises", (page) =>
      page.getByRole("list", { name: "약속과 연락", exact: true }).waitFor(),
    ),
  },
  {
    name: "14-consult-look-up",
    devices: ["desktop"],
    async arrange({ page, url }) {
      await page.goto(`${url}manageConsult`);
      await page.getByRole("searchbox", { name: "상담 찾기", exact: true }).fill("ㅅㅎ");
      await page.locator("mark").first().waitFor();
    },
  },
];
