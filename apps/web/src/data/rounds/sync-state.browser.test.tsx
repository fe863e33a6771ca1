import { expect, it, vi } from "vitest";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { readSyncState } from "./sync-state.ts";

it("believes a server that answers, whatever the browser says of the internet", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const data = await buildTeacherData();
  const told = (state: "idle" | "offline") =>
    readSyncState({ ...data, rounds: { ...data.rounds, state: () => state } }).type;

  expect(told("idle")).toBe("saved");
  expect(told("offline")).toBe("offline");
});
