import type { ServerReply } from "@damim/domain/admin/admin-reply.ts";
import { NO_JOB_RUNNER } from "@damim/domain/admin/server-words.ts";
import { expect, it } from "vitest";
import { StepUpContext } from "../../data/server/use-step-up.ts";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData, TEST_NOW } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as AdminPage } from "./admin-page.tsx";
import { ServerTab } from "./server-tab.tsx";

const AWAY = "서버가 지금 데이터베이스에 연결하지 못해 처리하지 못했어요.";
const away = Response.json({ error: { type: "DatabaseAway", message: AWAY } }, { status: 503 });

const backup = {
  name: "backup",
  nextRunAt: TEST_NOW + 3_600_000,
  isRunning: false,
  lastRunAt: null,
  lastFailure: null,
};
const server: ServerReply = {
  facts: [],
  hasJobRunner: true,
  off: [],
  lastBackupAt: null,
  drill: null,
  wordsMadeAt: null,
  backups: [],
  jobs: [backup],
};

const tab = (
  <StepUpContext value={() => Promise.resolve(true)}>
    <ServerTab />
  </StepUpContext>
);

it("says why it could not look again, beside what it knew", async () => {
  const answers: { "admin/server": object } = { "admin/server": server };
  answerRequests(answers);
  const screen = await renderAt("/", await buildTeacherData(), tab);
  await expect.element(screen.getByText("아직 백업이 없어요")).toBeVisible();
  answers["admin/server"] = away;

  await screen.getByRole("button", { name: "새로고침" }).click();

  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent(`${AWAY} 아래는 조금 전에 본 것이에요.`);
  await expect.element(screen.getByText("아직 백업이 없어요")).toBeVisible();
});

it("says on every page that the database is away, and not the network", async () => {
  answerRequests({
    "moderation/cases": away,
    "admin/teachers": away,
    "admin/sign-up": away,
    "admin/notices": away,
    "admin/usage": away,
    "admin/server": away,
    "admin/services": away,
    "admin/deliveries": away,
    "admin/switches": away,
    "admin/boards": away,
    "admin/audit": away,
    "admin/errors": away,
  });
  const data = await buildTeacherData();
  const screen = await renderAt(
    "/",
    { ...data, account: { ...data.account, role: "admin" } },
    <StepUpContext value={() => Promise.resolve(true)}>
      <AdminPage />
    </StepUpContext>,
  );
  const tabs = screen.getByRole("tab").all();
  expect(tabs).toHaveLength(9);
  for (const each of tabs) {
    await each.click();
    await expect.element(screen.getByText(AWAY).first()).toBeVisible();
    expect(screen.getByText(/인터넷이 연결되면/).query()).toBeNull();
  }
});

it("tells what stands and what warns, with cards for what could be read alone", async () => {
  const facts = [
    { id: "program", text: "담임 0.8.0", isWarn: false },
    { id: "job-runner", text: NO_JOB_RUNNER, isWarn: true },
    { id: "jobs", text: "작업 목록: 읽지 못했어요", isWarn: true },
  ];
  answerRequests({ "admin/server": { facts, lastBackupAt: null, backups: [], drill: null } });
  const screen = await renderAt("/", await buildTeacherData(), tab);

  await expect.element(screen.getByText(NO_JOB_RUNNER)).toBeVisible();
  await expect.element(screen.getByText("작업 목록: 읽지 못했어요")).toBeVisible();
  expect(screen.getByRole("list", { name: "상태" }).element().textContent).toBe("담임 0.8.0");
  await expect.element(screen.getByText("아직 백업이 없어요")).toBeVisible();
  expect(screen.getByRole("table").query()).toBeNull();
});

it("looks again by itself while a backup is made", async () => {
  const answers: { "admin/server": object } = {
    "admin/server": { ...server, jobs: [{ ...backup, isRunning: true }] },
  };
  answerRequests(answers);
  const screen = await renderAt("/", await buildTeacherData(), tab);
  await expect.element(screen.getByText("지금 하고 있어요")).toBeVisible();
  answers["admin/server"] = { ...server, lastBackupAt: TEST_NOW };

  await expect
    .element(screen.getByText("아직 백업이 없어요"), { timeout: 6_000 })
    .not.toBeInTheDocument();
});

it("asks nobody for the code of the admin before the server was heard", async () => {
  answerRequests({ session: away });
  const data = await buildTeacherData();
  const unheard = { ...data, account: { ...data.account, role: undefined } };
  const screen = await renderAt("/", unheard, <AdminPage />);

  await expect.element(screen.getByText(AWAY)).toBeVisible();
  expect(screen.getByText("관리자만 볼 수 있어요").query()).toBeNull();
});
