import { describe, expect, it } from "vitest";
import { buildReading, sentencesOf } from "./build-reading.ts";
import { buildStudent } from "../../student/build-student.ts";
import { planImport } from "./plan-import.ts";
import { ANOTHER_STUDENT, LEFT_OUT } from "./returning-student.ts";
import { answerReturn } from "./change-reading.ts";
import type { RosterReading } from "./roster-reading.ts";
import type { RosterStudent } from "../../student/student.ts";

const heading = ["번호", "이름", "성별", "생년월일"];
const harin = buildStudent({ id: "h", number: 5, name: "김하린", birthday: "2017-05-04" });
const dayun = buildStudent({ id: "d", number: 6, name: "이다윤" });
const suho = buildStudent({ id: "s", number: 7, name: "박수호" });
const ours = [harin, dayun, suho];

function read(rows: readonly (readonly string[])[], existing: readonly RosterStudent[] = ours) {
  return buildReading([heading, ...rows], { existing, today: "2026-11-20", ownClass: "3-2" });
}
const coming = ({ taken }: RosterReading) =>
  taken.map(({ student, sameAs }) => `${student.number} ${sameAs ?? "new"}`);
const answers = ({ asked }: RosterReading) => asked.map(({ answer }) => answer);
const plan = ({ existing, taken }: RosterReading) => planImport(existing, taken, () => "new");

describe("a pupil of the roster under another number", () => {
  it("keeps her row and gets the number, by her birthday", () => {
    const reading = read([["12", "김하린", "", "2017-05-04"]]);

    expect(plan(reading)).toMatchObject({
      addedCount: 0,
      renumberedCount: 1,
      changes: [{ kind: "student", id: "h", set: { number: 12 } }],
    });
  });

  it("is asked about in a short list that knows the name alone", () => {
    const reading = read([["12", "이다윤", "", ""]]);
    const key = reading.rows[0]?.key ?? "";

    expect([coming(reading), answers(reading)]).toEqual([[], [undefined]]);
    expect(coming(answerReturn(reading, key, "d"))).toEqual(["12 d"]);
    expect(coming(answerReturn(reading, key, ANOTHER_STUDENT))).toEqual(["12 new"]);
    expect(coming(answerReturn(reading, key, LEFT_OUT))).toEqual([]);
  });

  it("is somebody else where birthday or sex say so, and where her own row is in the list", () => {
    expect(answers(read([["12", "김하린", "", "2017-05-05"]]))).toEqual([]);
    const reading = read([
      ["5", "김하린", "", ""],
      ["12", "김하린", "", ""],
    ]);
    expect(coming(reading)).toEqual(["5 h", "12 new"]);
  });

  it("is asked about where two of the roster, two rows, or one who left fit as well", () => {
    const twin = { ...dayun, id: "d2", number: 8 };
    expect(answers(read([["12", "이다윤", "", ""], ...whole], [...ours, twin]))).toEqual([
      undefined,
    ]);
    expect(answers(read([["12", "이다윤", "", ""], ["13", "이다윤", "", ""], ...whole]))).toEqual([
      undefined,
      undefined,
    ]);
    const left = buildStudent({
      ...dayun,
      id: "g",
      number: 3,
      gone: { day: "2026-10-01", kind: "transferOut" },
    });
    expect(answers(read([["12", "이다윤", "", ""], ...whole], [...ours, left]))).toEqual([
      undefined,
    ]);
  });
});

const whole = [
  ["5", "김하린", "", ""],
  ["7", "박수호", "", ""],
] as const;

describe("a class that was numbered anew", () => {
  it("changes numbers in a ring, and nobody comes twice", () => {
    const reading = read([
      ["6", "김하린", "", ""],
      ["7", "이다윤", "", ""],
      ["5", "박수호", "", ""],
    ]);

    expect(coming(reading)).toEqual(["6 h", "7 d", "5 s"]);
    expect(reading.notTaken).toEqual([]);
    expect(plan(reading).changes.map(({ id, set }) => [id, set["number"]])).toEqual([
      ["h", 6],
      ["d", 7],
      ["s", 5],
    ]);
  });

  it("takes no number that its holder keeps after all", () => {
    const reading = read([
      ["6", "김하린", "", ""],
      ["7", "이다윤", "", ""],
    ]);

    expect(coming(reading)).toEqual([]);
    expect(sentencesOf(reading)).toEqual([
      "2: 6번은 이미 이다윤이에요. 다른 번호를 적어 주세요.",
      "3: 7번은 이미 박수호예요. 다른 번호를 적어 주세요.",
    ]);
  });
});
