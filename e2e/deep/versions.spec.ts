import type { SyncReply, SyncRequest } from "@damim/sync/protocol.ts";
import type { BrowserContext, Route } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { look } from "../support/look.ts";
import { openDevice, type Device } from "../support/open-browser.ts";
import { findButton, findDialog, findSeat, mark, waitForSyncState } from "../support/screen.ts";
import { shareDamim } from "../support/share-damim.ts";
import { openTeacher, type KnownTeacher } from "../support/teacher.ts";

const [damim, browser] = await shareDamim();
let device: Device;
let teacher: KnownTeacher;
beforeAll(async () => {
  device = await openDevice(browser, "about:blank", { expectedStatuses: [426] });
  teacher = await openTeacher(damim, device.context, { studentCount: 4 });
  await device.page.goto(`${damim.url}attendance`);
  await waitForSyncState(device.page, "저장됨");
});

describe("a page and a server of different versions", () => {
  it("too old a page says so, keeps every word, and sends them when it is opened anew", async () => {
    const { page, context } = device;
    const [first] = teacher.students;
    if (!first) throw new Error("no pupil");
    await answerAs(context, "PageTooOld");
    await mark(page, first, { kind: "absent", reason: "illness" });

    const banner = page.getByRole("alert").filter({ hasText: "담임이 새 버전으로 바뀌었어요." });
    await banner.waitFor();
    await waitForSyncState(page, "오프라인 · 1건 대기");
    await look(page);
    await context.unroute("**/api/sync");
    await findButton(banner, "새로 열기").click();

    await waitForSyncState(page, "저장됨");
    await findSeat(page, first, "질병 결석").waitFor();
    expect(await banner.count()).toBe(0);
  });

  it("too old a server is waited for", async () => {
    const { page, context } = device;
    const second = teacher.students[1];
    if (!second) throw new Error("no pupil");
    await answerAs(context, "ServerTooOld");
    await mark(page, second, { kind: "late", reason: "other" });
    await waitForSyncState(page, "오프라인 · 1건 대기");
    expect(await page.getByRole("alert").count()).toBe(0);

    await context.unroute("**/api/sync");

    await waitForSyncState(page, "저장됨");
  });

  it("a record that an older server does not know stays, and can be sent again", async () => {
    const { page, context } = device;
    const third = teacher.students[2];
    if (!third) throw new Error("no pupil");
    await context.route("**/api/sync", refuseAsUnknown);
    // Not by `mark`: the answer may be faster than a look at the seat, which then shows 출석 again.
    await findSeat(page, third, "출석").click();
    const dialog = findDialog(page, `${third.number}번 ${third.name}`);
    await findButton(dialog, "질병 지각").click();
    await waitForSyncState(page, "확인 필요 1건");
    await context.unroute("**/api/sync");

    await findButton(page, "보낼 목록").click();
    const list = findDialog(page, "보낼 목록");
    await list.getByText("서버가 아직 읽지 못하는 기록이에요.").waitFor();
    await findButton(list, "그대로 다시 보내기").click();
    await list.getByText("보낼 것이 없어요. 모두 서버에 저장됐어요.").waitFor();
    await page.keyboard.press("Escape");
    await waitForSyncState(page, "저장됨");

    await findSeat(page, third, "질병 지각").waitFor();
    expect(device.troubles).toEqual([]);
  });
});

/** A server that knows no kind of record. */
async function refuseAsUnknown(route: Route): Promise<void> {
  const asked = route.request().postDataJSON() as SyncRequest;
  const scopes = asked.scopes.map((scope) => ({ ...scope, ops: [] }));
  const response = await route.fetch({ postData: JSON.stringify({ ...asked, scopes }) });
  const reply = (await response.json()) as SyncReply;
  const refused = reply.scopes.map((scope, index) => ({
    ...scope,
    results: asked.scopes[index]?.ops.map(({ n }) => ({ n, refusal: { type: "unknown-kind" } })),
  }));
  await route.fulfill({ response, json: { ...reply, scopes: refused } });
}

/** What a server of another protocol answers. */
async function answerAs(context: BrowserContext, type: string): Promise<void> {
  await context.route("**/api/sync", (route) =>
    route.fulfill({ status: 426, json: { error: { type, message: "" } } }),
  );
}
