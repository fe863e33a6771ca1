import { describe, expect, it } from "vitest";
import { createLinkBook } from "./pad-link-book.ts";
import type { PadRoomFacts } from "../pad-room-facts.ts";

const room: PadRoomFacts = {
  id: "r1",
  ownerId: "t1",
  name: "과학 5단원",
  isHttpsOnly: false,
  room: {
    title: "과학 5단원",
    board: "wall",
    entry: "tiles",
    names: "name",
    endsAt: 2_000_000_000_000,
  },
};

function openBook(find: (keyHash: string) => PadRoomFacts | undefined = () => room) {
  let time = 1_000;
  const asked: string[] = [];
  const watchers = new Set<() => void>();
  const findRoom = createLinkBook(
    {
      watch(_about, onChange) {
        watchers.add(onChange);
        return () => watchers.delete(onChange);
      },
    },
    {
      now: () => time,
      read: async (keyHash) => {
        asked.push(keyHash);
        return find(keyHash);
      },
    },
  );
  return {
    findRoom,
    asked,
    watchers,
    wait: (ms: number) => (time += ms),
    change: () => [...watchers].forEach((tell) => tell()),
  };
}

describe("the link of a pad room", () => {
  it("is read once for a class that opens it within a second", async () => {
    const { findRoom, asked, wait } = openBook();

    await Promise.all([findRoom("k"), findRoom("k")]);
    wait(900);

    expect(await findRoom("k")).toBe(room);
    expect(asked).toEqual(["k"]);
  });

  it("is read anew after a second, and watches its room once", async () => {
    const { findRoom, asked, watchers, wait } = openBook();
    await findRoom("k");
    wait(1_000);

    await findRoom("k");

    expect(asked).toEqual(["k", "k"]);
    expect(watchers.size).toBe(1);
  });

  it("is read anew as soon as something about its room changed", async () => {
    let found: PadRoomFacts | undefined = room;
    const { findRoom, change, watchers } = openBook(() => found);
    await findRoom("k");

    found = undefined;
    change();

    expect(await findRoom("k")).toBeUndefined();
    expect(watchers.size).toBe(0);
  });

  it("is asked for again where the database was away, or where it opened nothing", async () => {
    const answers = [new Error("away"), undefined, room];
    const { findRoom } = openBook(() => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    });

    await expect(findRoom("k")).rejects.toThrow("away");
    expect(await findRoom("k")).toBeUndefined();
    expect(await findRoom("k")).toBe(room);
  });
});
