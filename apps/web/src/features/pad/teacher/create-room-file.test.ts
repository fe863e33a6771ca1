import { readXlsx } from "hucre/xlsx";
import { expect, it } from "vitest";
import { createRoomFile } from "./create-room-file.ts";

const madeAt = Date.parse("2026-11-20T10:30:00+09:00");
const member = {
  id: "m6",
  name: "남지호",
  number: 6,
  shownName: "",
  alias: "상냥한 판다",
  state: "in",
} as const;
const card = { id: "c1", type: "text", by: "m6", madeAt, text: "노란 길", order: "a1" } as const;

it("a spreadsheet tells the real names, also where the board hides them", async () => {
  const file = await createRoomFile({
    cards: [
      { ...card, state: "shown", column: "가을" },
      { ...card, id: "c2", by: "teacher", state: "hidden", text: "=1+1" },
    ],
    columns: [{ id: "가을", title: "가을", order: "a1" }],
    members: new Map([["m6", member]]),
    comments: [{ card: "c1", by: "m6", madeAt, state: "shown", text: "고마워" }],
    hearts: [{ card: "c1" }, { card: "c1" }],
  });
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));

  expect(sheets.map(({ name }) => name)).toEqual(["카드", "댓글"]);
  const [, first, second] = sheets[0]?.rows ?? [];
  expect(first?.slice(0, 6)).toEqual([6, "남지호", "상냥한 판다", "글", "노란 길", "가을"]);
  expect(first?.slice(7)).toEqual([2, 1, "보임", "2026-11-20 10:30"]);
  // A formula that a pupil wrote stays words.
  expect(second?.[4]).toBe("=1+1");
  expect(second?.[1]).toBe("선생님");
  expect(sheets[1]?.rows[1]).toEqual(["노란 길", 6, "남지호", "고마워", "2026-11-20 10:30"]);
});
