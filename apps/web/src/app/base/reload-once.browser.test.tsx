import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetDrafts } from "../../data/drafts/use-draft.ts";
import { saveTabText } from "../../platform/kept/tab-memory.ts";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { reloadOnce } from "./reload-once.ts";

const reload = vi.fn(() => Promise.resolve());

beforeEach(() => {
  reload.mockClear();
  saveTabText("reloadedAt", undefined);
});
afterEach(() => {
  vi.useRealTimers();
  forgetDrafts("u-test");
});

describe("a part that is missing after a deploy", () => {
  it("opens the page anew once, and again only after two minutes", async () => {
    answerRequests({ healthz: {} });
    const data = await buildTeacherData();
    vi.useFakeTimers({ toFake: ["Date"] });

    expect(await reloadOnce(data, reload)).toBe(true);
    expect(await reloadOnce(data, reload)).toBe(false);
    vi.setSystemTime(Date.now() + 120_000);
    expect(await reloadOnce(data, reload)).toBe(true);

    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("stays while the server does not answer", async () => {
    answerRequests({});

    expect(await reloadOnce(await buildTeacherData(), reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("stays while a word stands in this page alone", async () => {
    answerRequests({ healthz: {} });
    const data = await buildTeacherData();
    const year = { ...data.year, unsavedCount: () => 1 };

    expect(await reloadOnce({ ...data, stores: [year] }, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
