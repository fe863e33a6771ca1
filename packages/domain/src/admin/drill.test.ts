import { describe, expect, it } from "vitest";
import { toBackupLine, toDrillSize, toDrillWords, type DrillResult } from "./drill.ts";

const NOW = Date.UTC(2026, 10, 26, 3);
const well: DrillResult = {
  at: Date.UTC(2026, 9, 31, 19, 2),
  backup: "damim-2026-11-01-031000.sqlite",
  rowCount: 12_340,
  ms: 130_000,
  isCompared: true,
  differences: [],
};

describe("what a drill found", () => {
  it("is one line with the last backup", () => {
    const backupAt = Date.UTC(2026, 10, 25, 18, 10);

    expect(toBackupLine({ backupAt, drill: well }, NOW)).toBe(
      "마지막 백업: 오늘 오전 3:10, 열어 봄: 11월 1일, 이상 없음",
    );
    expect(toBackupLine({ backupAt, drill: null }, NOW)).toContain("아직 열어 보지 않았어요");
    expect(toBackupLine({ backupAt: null, drill: null }, NOW)).toBe("아직 백업이 없어요");
  });

  it.each([
    [{ type: "damaged" } as const, "백업 파일이 상했어요"],
    [
      { type: "count", table: "rows", expected: 10, found: 9 } as const,
      "기록 10건이어야 하는데 9건이에요",
    ],
    [
      { type: "unreadable", kind: "consult", count: 2 } as const,
      "읽지 못하는 기록이 2건이에요(consult)",
    ],
    [{ type: "files", count: 3 } as const, "찾지 못한 파일이 3개예요"],
    [
      { type: "may-not-create", role: "school" } as const,
      'PostgreSQL 사용자 school에게 연습할 데이터베이스를 만들 권한이 없어 열어 보지 못했어요. 관리자로 alter role "school" createdb; 를 실행해 주세요',
    ],
  ])("says %o", (difference, words) => {
    expect(toDrillWords({ ...well, differences: [difference] })).toBe(words);
  });

  it("says how much was opened, and what was in the way", () => {
    expect(toDrillSize(well)).toBe("기록 12,340건을 2분 동안 열어 봤어요.");
    expect(toDrillSize({ ...well, lackedBytes: 3_200_000_000 })).toContain("모자라");
    expect(toDrillSize({ ...well, isCompared: false })).toContain("견주어 보지는 못했어요");
  });
});
