import { afterEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { saveKeepingMarker } from "../../data/opening/keeping-marker.ts";
import { openStorage, toDatabaseName, wipeStorage } from "../../data/opening/open-storage.ts";
import type { UnsentWords } from "../../data/opening/volatile-storage.ts";
import { RecoveryView } from "./recovery-view.tsx";

const UID = "u-broken";
const SCOPE = `t/${UID}/2026`;
const op = { kind: "attendanceMark", id: "2026-11-20~s1~late", set: { note: "버스" }, at: "1~a" };

async function keepOne(): Promise<void> {
  const { storage } = await openStorage({ uid: UID, email: "", nickName: "", deviceUse: "own" });
  await storage.append(SCOPE, [op]);
  storage.close();
}

async function renderRecovery() {
  const gone: UnsentWords[] = [];
  const onRetry = vi.fn<() => void>();
  const screen = await render(
    <RecoveryView
      uid={UID}
      isAnswering
      onRetry={onRetry}
      onGoOnline={(unsent) => gone.push(unsent)}
    />,
  );
  return { screen, gone, onRetry };
}

afterEach(async () => {
  await wipeStorage(UID);
});

describe("the recovery screen", () => {
  it("says what is known when the database gives nothing", async () => {
    saveKeepingMarker(UID, { lastSentAt: undefined, unsentCount: 3 });
    const { screen, gone } = await renderRecovery();

    await expect.element(screen.getByText(/아직 보내지 못한 글은 읽지 못했어요\./)).toBeVisible();
    await expect
      .element(screen.getByText(/마지막으로 알기로는 3건이 서버에 없었어요\./))
      .toBeVisible();
    await screen.getByRole("button", { name: "저장 없이 계속하기" }).click();
    expect(gone).toEqual([{ outbox: [], refused: [] }]);
  });

  it("wants the words in a file first when they could not be set aside", async () => {
    await keepOne();
    localStorage.setItem(
      `draft:${UID}:form:consult:c1`,
      '{"from":"e3b0c442","body":"모둠에서 잘 도왔어요","ownTopic":"모둠 활동"}',
    );
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, "open").mockImplementation((name, version) => {
      if (name.endsWith("-rescued")) throw new DOMException("full", "QuotaExceededError");
      return version === undefined ? open(name) : open(name, version);
    });
    const { screen, gone, onRetry } = await renderRecovery();

    await expect.element(screen.getByText(/이 기기에 따로 두지 못했어요/)).toBeVisible();
    await screen.getByRole("button", { name: "서버에서 다시 받기" }).click({ force: true });
    expect(onRetry).not.toHaveBeenCalled();
    await screen.getByRole("button", { name: "저장 없이 계속하기" }).click();
    expect(gone[0]?.outbox).toEqual([{ ...op, scope: SCOPE }]);
    const save = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const files = vi.spyOn(URL, "createObjectURL");
    await screen.getByRole("button", { name: "챙긴 글 내려받기" }).click();
    expect(save).toHaveBeenCalledOnce();
    const [file] = files.mock.calls[0] ?? [];
    const text = file instanceof Blob ? await file.text() : "";
    expect(text).toContain("버스");
    expect(text).toContain(
      "■ 쓰다 만 글 · 상담 · 모둠에서 잘 도왔어요\n상담 내용: 모둠에서 잘 도왔어요",
    );
    expect(text).not.toMatch(/[{}]/);
    await screen.getByRole("button", { name: "서버에서 다시 받기" }).click();

    await expect.poll(() => onRetry.mock.calls.length).toBe(1);
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain(toDatabaseName(UID));
  });
});
