import type { RecordKind } from "@damim/sync/kind.ts";
import type { Change } from "@damim/sync/change.ts";
import { describe, expect, it } from "vitest";
import {
  buildCaptureContext,
  captureRoster,
  describeReadings,
} from "../capture/testing/build-capture-context.ts";
import { captureMessages } from "../capture/capture-reading.ts";
import { planCapture } from "../capture/plan-capture.ts";
import { readCapture } from "../capture/read-capture.ts";
import { toSentence } from "../base/result.ts";
import type { RosterStudent } from "../student/student.ts";

/** The line, then what each clause is read as. Today is Friday 2026-11-20; two pupils are called 민준. */
const table: readonly (readonly [line: string, ...readings: readonly string[]])[] = [
  ["12 전출", "12 | 전출"],
  ["12번 전출했어요", "12 | 전출"],
  ["12 전출 이사", "12 | 전출 | 이사"],
  ["11/13 12 전출", "12 | 11-13 | 전출"],
  ["가온 유예", "3 | 유예"],
  ["민준 전출", "? 4번 김민준 / 13번 이민준"],
  ["8 전출", "! NoSuchNumber"],
  ["전출", "! NobodyNamed"],
  ["3, 5 전출", "! OnlyOne"],
  ["모두 전출", "! OnlyOne"],
  ["11/12~11/13 12 전출", "! OnlyOne"],
  ["12 전출 취소", "! NotReadable"],
  ["3 태그 우유", "3 | 태그 우유"],
  ["3 5 태그 우유 안 마심", "3,5 | 태그 우유 안 마심"],
  ["모두 태그 방송부", `${captureRoster.map(({ number }) => number).join()} | 태그 방송부`],
  ["3 태그", "! NotReadable"],
  ["3 태그 우유 빼기", "! NotReadable"],
  ["3 태그 여덟글자씩세번이어서적은아주아주긴태그예요", "! NotReadable"],
  ["5 메모 안경을 새로 맞췄어요", "5 | 메모 | 안경을 새로 맞췄어요"],
  ["5 메모: 결석이 잦아요", "5 | 메모 | 결석이 잦아요"],
  ["5 메모", "! NotReadable"],
  ["5 메모 결석", "! NotReadable"],
  ["3 병결, 12 전출", "3 | 질병 결석", "12 | 전출"],
  ["3 결석 12 전출", "? 질병 결석 / 미인정 결석 / 기타 결석 / 출석인정 결석", "12 | 전출"],
];

describe("한 줄 기록 for the roster", () => {
  it.each(table)("%s", (line, ...expected) => {
    expect(describeReadings(line)).toEqual(expected);
  });

  it("says why a whole class is not moved out", () => {
    const [reading] = readCapture("모두 전출", buildCaptureContext());

    expect(reading?.type === "unread" && toSentence(captureMessages, reading.refusal)).toBe(
      "「전출」은 한 번에 한 명, 하루만 적을 수 있어요.",
    );
  });

  it.each([
    ["12 전출 이사", {}, { gone: { day: "2026-11-20", kind: "transferOut", memo: "이사" } }],
    ["12 태그 우유", {}, { tags: ["우유"] }],
    ["12 태그 우유", { tags: ["방송부"] }, { tags: ["방송부", "우유"] }],
    ["12 태그 우유", { tags: ["우유"] }, undefined],
    ["12 메모 안경", {}, { note: "안경" }],
    ["12 메모 안경", { note: "말수가 적어요" }, { note: "말수가 적어요\n안경" }],
  ] as const)("%s beside %j writes %j", (line, before, set) => {
    expect(plan(line, before).map((change) => change.set)).toEqual(set ? [set] : []);
  });

  it("two tags of one line stand both", () => {
    expect(plan("12 태그 우유, 12 태그 방송부", {}).at(-1)?.set).toEqual({
      tags: ["우유", "방송부"],
    });
  });
});

function plan(line: string, part: Partial<RosterStudent>): readonly Change[] {
  const readings = readCapture(line, buildCaptureContext());
  const entries = readings.flatMap((each) => (each.type === "ready" ? [each.entry] : []));
  const rows = new Map<string, unknown>(
    captureRoster.map((student) => [
      student.id,
      student.number === 12 ? { ...student, ...part } : student,
    ]),
  );
  return planCapture(
    entries,
    2026,
    // Every row of these tests is a pupil.
    <T>(_kind: RecordKind<T>) => rows as ReadonlyMap<string, T>,
    { now: 0, newId: () => "n" },
  );
}
