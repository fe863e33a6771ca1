import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { openDevice } from "./support/open-browser.ts";
import { findButton, waitForSyncState } from "./support/screen.ts";
import { shareDamim } from "./support/share-damim.ts";
import { post } from "./support/teacher.ts";

const [damim, browser] = await shareDamim();

it("a new address and a planned deletion reach the open page of another device", async () => {
  const school = await openJourney({
    device: { serviceWorkers: "block" },
    at: "",
    studentCount: 3,
  });
  const { teacher } = school;
  await waitForSyncState(school.page, "저장됨");
  const home = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
  const { request } = home.context;
  const { email, password } = teacher;
  await post(damim, request, "auth/sign-in/email", { email, password });
  await post(damim, request, "step-up", { password });
  await post(damim, request, "account/email", { newEmail: "kkotnim@home.example" });
  await post(damim, request, "account/deletion", {});

  const banner = school.page.getByRole("region", { name: "계정 삭제 예정", exact: true });
  await banner.waitFor();
  await findButton(banner, "삭제 취소").click();
  await banner.waitFor({ state: "detached" });

  // The mail is read on a device where nobody is signed in.
  const phone = await openDevice(browser, findLink("change="), {
    serviceWorkers: "block",
    expectedStatuses: [401],
  });
  await phone.page.getByLabel("이메일", { exact: true }).fill(email);
  await phone.page.getByLabel("비밀번호", { exact: true }).fill(password);
  await findButton(phone.page, "로그인").click();
  await phone.page.getByRole("heading", { name: "메일 주소를 바꿨어요" }).waitFor();

  await findButton(school.page, "프로필 메뉴").click();
  await school.page.getByText("kkot***@home.example").waitFor();
  for (const device of [school, home, phone]) {
    expect(device.troubles).toEqual([]);
    await device.context.close();
  }
});

/** In the mails of the outbox folder, which a server without mail fills. */
function findLink(word: string): string {
  const folder = path.join(damim.dataFolder, "outbox");
  for (const name of readdirSync(folder)) {
    const raw = readFileSync(path.join(folder, name), "utf8");
    const text = /text\/plain;[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(raw)?.[1] ?? "";
    const words = Buffer.from(text, "base64").toString("utf8").split(/\s+/);
    const link = words.find((each) => each.includes(word));
    if (link) return link;
  }
  throw new Error(`no mail has a link with ${word}`);
}
