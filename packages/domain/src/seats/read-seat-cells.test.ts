import { describe, expect, it } from "vitest";
import { toSentence } from "../base/result.ts";
import { buildRoom } from "./build-room.ts";
import { readSeatCells, seatCellsMessages } from "./read-seat-cells.ts";
import { findSeatOfPupil } from "./seat-of-pupil.ts";
import { toSeatNameById } from "./seat-words.ts";

const members = ["김가온", "권서아", "박하린", "류지호"].map((name, index) => ({
  id: `s${index + 1}`,
  number: index + 1,
  name,
}));
const built = buildRoom("pairs", 2, 2);
const seats = built.ok ? built.value : [];

function read(pasted: string) {
  const cells = readSeatCells(pasted, seats, members);
  if (!cells.ok) return toSentence(seatCellsMessages, cells.refusal);
  return Object.entries(cells.value).map(([seat, pupil]) => [toSeatNameById(seat, seats), pupil]);
}

it("a pupil's seat is said with who sits at the same desk", () => {
  const [left, right, other] = seats.map(({ id }) => id);
  const plan = { seats: { [left ?? ""]: "s1", [right ?? ""]: "s2", [other ?? ""]: "s3" } };

  expect(findSeatOfPupil(plan, { seats }, "s1")).toEqual({
    words: "1분단 첫째 줄 왼쪽",
    partners: ["s2"],
  });
  expect(findSeatOfPupil(plan, { seats }, "s9")).toBeUndefined();
});

describe("pasted cells", () => {
  it("stand in the room as they stood, without the board and the aisle", () => {
    expect(read("\t\t칠판\t\t\n1 김가온\t2번\t\t박하린\t\n\t\t\t\t4\n")).toEqual([
      ["1분단 첫째 줄 왼쪽", "s1"],
      ["1분단 첫째 줄 오른쪽", "s2"],
      ["2분단 첫째 줄 왼쪽", "s3"],
      ["2분단 둘째 줄 오른쪽", "s4"],
    ]);
  });

  it("seat nobody twice", () => {
    expect(read("1\t1\n")).toEqual([["1분단 첫째 줄 왼쪽", "s1"]]);
  });

  it("are refused without a pupil, or when there are more than seats", () => {
    expect(read("칠판")).toBe(
      "우리 반 번호나 이름을 찾지 못했어요. 자리표의 칸을 그대로 붙여넣어 주세요.",
    );
    expect(read("1\n2\n3")).toBe(
      "붙여넣은 표는 3줄 1칸이라 교실보다 커요. 교실 모양을 먼저 맞춰 주세요.",
    );
  });
});
