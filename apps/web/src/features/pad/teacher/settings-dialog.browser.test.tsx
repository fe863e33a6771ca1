import { PAD_ROOM_ROW, padRoomKind } from "@damim/domain/pad/room/pad-room.ts";
import { describe, expect, it, vi } from "vitest";
import { page, type Locator } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PadDataContext, usePadRoom } from "../../../data/pad/use-pad-data.ts";
import { answerRequests } from "../../../testing/answer-requests.ts";
import { buildPadData } from "../../../testing/build-pad-data.ts";
import { SettingsDialog } from "./settings-dialog.tsx";

const desk = { entry: undefined, failure: undefined, change: () => Promise.resolve(true) };

function Settings() {
  const room = usePadRoom();
  return room && <SettingsDialog isOpen room={room} desk={desk} onClose={vi.fn()} />;
}

/** It is twenty to nine there, on 20 November. */
async function open() {
  const data = await buildPadData({ role: "teacher" });
  const now = () => Date.parse("2026-11-20T08:40:00+09:00");
  await render(
    <PadDataContext value={{ ...data, now }}>
      <Settings />
    </PadDataContext>,
  );
  return () => data.store.rows(padRoomKind).get(PAD_ROOM_ROW)?.freezesAt;
}

function leave(field: Locator): void {
  const element = field.element();
  if (element instanceof HTMLElement) element.blur();
}

const time = page.getByLabelText("저절로 멈출 시각");

describe("the time at which a room stops by itself", () => {
  it("holds when the field is left, not while it is half typed", async () => {
    const freezesAt = await open();
    await time.fill("09:05");
    expect(freezesAt()).toBeUndefined();
    await time.fill("09:50");
    leave(time);

    await expect.poll(freezesAt).toBe(Date.parse("2026-11-20T09:50:00+09:00"));
    await expect.element(time).toHaveValue("09:50");
  });

  it("stops nothing when it is over already, and says so", async () => {
    const freezesAt = await open();
    await time.fill("08:30");
    leave(time);

    await expect.element(page.getByText("이미 지난 시각이에요.", { exact: false })).toBeVisible();
    expect(freezesAt()).toBeUndefined();
    await expect.element(time).toHaveValue("");
  });
});

describe("the last day of a room", () => {
  it("goes to the server once, when the field is left", async () => {
    await open();
    const calls = answerRequests({});
    const day = page.getByLabelText("마지막 날");
    await day.fill("2026-12-02");
    await day.fill("2026-12-24");
    expect(calls).toEqual([]);
    leave(day);

    await expect.poll(() => calls).toHaveLength(1);
  });
});
