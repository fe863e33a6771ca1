import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDestroyable, toNextNumber, toProposedDay } from "./decide-destruction.ts";
import { DESTRUCTION_STEPS, findNextDeed } from "./destruction-steps.ts";
import { sayBackups, writeCertificate } from "./certificate/write-certificate.ts";
import type { KeptPromise } from "./kept-promise.ts";
import { joinLedgers, parseLedger, toLedgerLine, type Ledger, type LedgerEntry } from "./ledger.ts";

describe("which years may go", () => {
  it.each([
    [2025, "2026-11-27", true],
    [2026, "2026-11-27", false],
    [2026, "2027-02-20", false],
    [2026, "2027-02-28", false],
    [2026, "2027-03-01", true],
    [2027, "2027-03-01", false],
  ] as const)("%i on %s: %s", (year, today, isAllowed) => {
    expect(isDestroyable(year, today)).toBe(isAllowed);
  });

  it("are proposed when the span of the papers is over", () => {
    expect(toProposedDay(2026)).toBe("2027-06-01");
  });
});

describe("개인정보 파기 확인서", () => {
  const destruction = {
    requestedAt: Date.parse("2027-11-27T10:00:00+09:00"),
    dueAt: Date.parse("2027-12-04T10:00:00+09:00"),
    destroyedAt: Date.parse("2027-12-05T03:50:00+09:00"),
    number: "2027-0004",
    counts: { student: 26, guardianContact: 4, consult: 3, files: 2, ofNewerVersion: 1 },
    backupsUntil: "2027-12-20",
  } as const;

  it("says number, kinds and counts, when and by whom, and until when backups have it", () => {
    const setting = {
      school: "새솔초등학교",
      mode: "homeroom",
      grade: 3,
      classNo: "2",
      teachesOtherClasses: false,
    } as const;
    const email = "kim@school.example";
    const paper = writeCertificate({ id: "2026", destruction, email, setting });
    const tables = paper.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === "table" ? block.rows : [])),
    );

    expect(paper.title).toBe("개인정보 파기 확인서 No. 2027-0004");
    expect(tables).toEqual([
      ["학생 명단", "26"],
      ["보호자 연락", "4"],
      ["상담 기록", "3"],
      ["사진과 파일", "2"],
      ["그 밖의 기록", "1"],
      ["학교와 반", "새솔초등학교 3학년 2반"],
      ["신청한 사람", "담임 선생님 (kim@school.example)"],
      ["신청한 때", "2027년 11월 27일 10:00"],
      ["파기한 곳", expect.any(String)],
      ["파기한 때", "2027년 12월 5일 03:50"],
      ["이 자료가 든 마지막 백업이 사라지는 날", "2027년 12월 20일 (백업 정리 전)"],
    ]);
  });

  it("says of a pupil neither name nor number, and that others' records stay without", () => {
    const counts = { student: 1, consult: 2, shared: 4 };
    const id = "2026~019aa0c4-0000-7000-8000-000000000001";
    const paper = writeCertificate({
      id,
      destruction: { ...destruction, counts },
      email: "",
      setting: undefined,
    });
    const text = JSON.stringify(paper);
    expect(text).toContain("2026학년도 학생 1명의 기록 전부");
    expect(text).toContain('["여럿이 든 기록에서 뺀 것","4"]');
    expect(text).not.toContain("019aa0c4");
  });

  it("says what the server saw once no backup has it, and promises no day that it does not know", () => {
    expect(sayBackups({ ...destruction, backupsGoneOn: "2027-12-19" })).toBe(
      "2027년 12월 19일에 모두 사라졌어요",
    );
    expect(sayBackups({ ...destruction, backupsUntil: null })).toMatch(/^백업 정리 전 \(/);
  });
});

describe("the numbers of the papers", () => {
  it.each([
    [[], "2027-0001"],
    [["2027-0003", "", "2026-0009"], "2027-0004"],
    [["2027-9999"], "2027-10000"],
  ])("after %j comes %s", (given, next) => {
    expect(toNextNumber("2027-12-04", given)).toBe(next);
  });
});

describe("the steps", () => {
  it("follow each other to the end, and what nobody knows leads nowhere", () => {
    const walked: string[] = ["planned"];
    for (let deed = findNextDeed("planned"); deed; deed = findNextDeed(deed)) walked.push(deed);

    expect(walked).toEqual(DESTRUCTION_STEPS);
    expect(findNextDeed("of a newer version")).toBeUndefined();
  });
});

const entry = (isOfPupil: boolean): fc.Arbitrary<LedgerEntry> =>
  fc.record({
    uid: fc.constantFrom("u1", "u2", "u_3-x"),
    year: fc.integer({ min: 2020, max: 2024 }),
    ...(isOfPupil && { studentId: fc.constantFrom("s1", "s2") }),
    number: fc.constantFrom("2027-0001", "2027-0002"),
    requestedAt: fc.nat(),
    destroyedAt: fc.nat(),
    counts: fc.dictionary(fc.constantFrom("student", "consult", "files"), fc.nat()),
  });
const promise: fc.Arbitrary<KeptPromise> = fc.record(
  {
    promise: fc.constantFrom("namesGone", "namesGone"),
    uid: fc.constantFrom("u1", "u2"),
    of: fc.constantFrom("2025", "2026"),
    at: fc.constantFrom("1", "2", "3"),
    isEnded: fc.boolean(),
  },
  { requiredKeys: ["promise", "uid", "of", "at"] },
);
const line = fc.oneof(entry(false), entry(true), promise);

describe("the ledger", () => {
  const split = (all: readonly (LedgerEntry | KeptPromise)[]): Ledger => ({
    destroyed: all.flatMap((one) => ("promise" in one ? [] : [one])),
    kept: all.filter((one) => "promise" in one),
  });

  it("gives back what was written, each year and pupil once, whatever half lines stand between", () => {
    fc.assert(
      fc.property(fc.array(line), fc.nat(), (all, cut) => {
        const torn = all.map((each) => toLedgerLine(each).slice(0, cut)).join("");
        const text = torn + all.map(toLedgerLine).join("");
        const known = all.filter((each) => toLedgerLine(each).length - 1 <= cut);

        const { destroyed, kept } = parseLedger(text);
        expect({ destroyed, kept }).toEqual(joinLedgers(split(known), split(all)));
        expect(destroyed.length).toBe(
          new Set(
            split(all).destroyed.map(({ uid, year, studentId }) => `${uid}/${year}/${studentId}`),
          ).size,
        );
        // The last word of each holds, wherever it stands.
        for (const { uid, of, at } of split(all).kept)
          expect(kept.find((one) => one.uid === uid && one.of === of)?.at).toSatisfy(
            (last: string) => last >= at,
          );
      }),
    );
  });

  it("says a pupil in no way that a version of years alone takes for a year", () => {
    const [sample] = fc.sample(entry(true), 1);
    const said = JSON.parse(toLedgerLine(sample as LedgerEntry)) as { year: unknown };
    expect(said.year).toMatch(/^20\d\d~s\d$/);
  });

  it.each(["", "null", "[]", "{}", '{"uid":"../x","year":2026}', "\u0000"])(
    "passes %j over",
    (text) => {
      expect(parseLedger(text)).toEqual({ destroyed: [], kept: [] });
    },
  );
});
