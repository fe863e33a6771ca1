import { createRow } from "@damim/sync/change.ts";
import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import type { PadEntrance, PadMe } from "@damim/domain/pad/pad-entrance.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { wipeStorage } from "../opening/open-storage.ts";
import type { Teacher } from "../server/session.ts";
import { openPupilPad } from "./open-pupil-pad.ts";
import { openTeacherPad } from "./open-teacher-pad.ts";
import { wipeOtherPupilPads, wipePupilPad } from "./pad-database.ts";
import type { PadData } from "./pad-data.ts";

const ROOM = "019aa0c4-0000-7000-8000-000000000001";
const teacher: Teacher = {
  uid: "u-pad",
  email: "yujin@saebom.example",
  nickName: "한유진",
  deviceUse: "own",
};

const opened: PadData[] = [];
afterEach(async () => {
  for (const data of opened.splice(0)) data.close();
  await Promise.all([wipeOtherPupilPads(), wipeStorage(teacher.uid)]);
  vi.unstubAllGlobals();
});

function entranceOf(memberId: string): PadEntrance & { readonly me: PadMe } {
  const me = { memberId, participantId: `p-${memberId}`, name: "남지호", number: 6 };
  return { roomId: ROOM, roomName: "가을", state: "in", entry: "tiles", tiles: [], me };
}

/** No network: what is written waits on this device. */
async function open(opening: () => Promise<PadData>): Promise<PadData> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 503 })));
  const data = await opening();
  opened.push(data);
  return data;
}

const card = createRow(padCardKind.name, "019aa0c4-0000-7000-8000-00000000000c", {
  type: "text",
  text: "노란 길",
});
const texts = (data: PadData) => [...data.store.rows(padCardKind).values()].map(({ text }) => text);

describe("a pad room on this device", () => {
  it("has a pupil's card again after a reload without a network", async () => {
    const before = await open(() => openPupilPad(entranceOf("m6")));
    await expect(before.store.write([card])).resolves.toEqual({ type: "stored" });
    before.close();

    const after = await open(() => openPupilPad(entranceOf("m6")));

    expect(texts(after)).toEqual(["노란 길"]);
    expect(after.store.pending()).toHaveLength(1);
    expect(after.me).toBe("m6");
  });

  it("never sends one pupil's words in the name of the next who takes the tablet", async () => {
    const first = await open(() => openPupilPad(entranceOf("m6")));
    await first.store.write([card]);
    first.close();

    const next = await open(() => openPupilPad(entranceOf("m7")));

    expect(next.store.pending()).toEqual([]);
  });

  it("shows another tab of the same pupil the same cards", async () => {
    const [one, two] = [
      await open(() => openPupilPad(entranceOf("m6"))),
      await open(() => openPupilPad(entranceOf("m6"))),
    ];
    await one.store.write([card]);

    await expect.poll(() => texts(two)).toEqual(["노란 길"]);
  });

  it("goes from the device when the pupil leaves", async () => {
    const before = await open(() => openPupilPad(entranceOf("m6")));
    await before.store.write([card]);
    before.close();
    await wipePupilPad(ROOM, "m6");

    expect(texts(await open(() => openPupilPad(entranceOf("m6"))))).toEqual([]);
  });

  it("is the teacher's own, and goes with the sign-out", async () => {
    const before = await open(() => openTeacherPad({ teacher }, ROOM));
    await before.store.write([card]);
    before.close();
    const again = await open(() => openTeacherPad({ teacher }, ROOM));
    expect(texts(again)).toEqual(["노란 길"]);
    expect(again.me).toBe("teacher");
    again.close();
    await wipeStorage(teacher.uid);

    expect(texts(await open(() => openTeacherPad({ teacher }, ROOM)))).toEqual([]);
  });
});
