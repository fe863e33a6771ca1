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

it("says of an account that was stopped that it is, not that the network is gone", async () => {
  const data = await buildTeacherData({ students: [{ number: 1, name: "김가온" }] });
  const account = { ...data.account, suspendedUntil: data.now() + 1 };
  const rounds = { ...data.rounds, state: () => "offline" as const };

  const stopped = { type: "offline", waitingCount: 1, isStopped: true };
  expect(readSyncState({ ...data, account })).toEqual(stopped);
  expect(readSyncState({ ...data, rounds, account })).toEqual(stopped);
  expect(readSyncState({ ...data, rounds })).toEqual({ ...stopped, isStopped: false });
});
