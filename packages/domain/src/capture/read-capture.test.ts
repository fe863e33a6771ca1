import type { Fields } from "@damim/sync/kind.ts";
import { describe, expect, it } from "vitest";
import { buildMark } from "../attendance/build-mark.ts";
import { attendanceMarkKind, toMarkId } from "../attendance/attendance-mark.ts";
import {
  buildCaptureContext,
  captureRoster,
  describeReadings,
} from "./testing/build-capture-context.ts";
import type { ReadRows } from "../base/lay-changes.ts";
import type { CaptureContext } from "./capture-reading.ts";
import { planCapture } from "./plan-capture.ts";
import { plainCalendar } from "../school-calendar/school-calendar.ts";
import { applyOption, hasDayOff, keepParts, readCapture } from "./read-capture.ts";

const asking = [
  "3 지각",
  "3, 5, 7 결석",
  "민준 지각 병원",
  "3번 박서준 병결",
  "월요일 3 병결",
  "지난주 3 병결",
  "월~수 3 병결",
  "25일 3 병결",
  "3.4 5 병결",
  "3 결석 독감 (보건실)",
  "3 병원",
  "3 안 왔어요",
  "3 지각 취소",
  "3 병결 5",
  "3 어제 병결, 5 병결",
  "오늘부터 3일간 3 병결",
  "ㅁㅈ 결석",
  "3 결과 3-4교시",
];

describe("a choice", () => {
  it.each(asking)("of 「%s」 is a change of the line that answers the question", (line) => {
    for (const choice of listChoices(line)) {
      expect(listChoices(choice).length).toBeLessThanOrEqual(listChoices(line).length * 4);
      expect(settle(choice)).toEqual(settle(choice).filter((words) => !/^[?!]/.test(words)));
    }
    expect(listChoices(line).length).toBeGreaterThan(0);
  });

  it("keeps the pupils, the days and the words of the line", () => {
    expect(
      listChoices("어제 3, 5 결석 독감 (보건실)").map((line) => describeReadings(line)),
    ).toEqual([
      ["3,5 | 11-19 | 질병 결석 | 독감 보건실"],
      ["3,5 | 11-19 | 출석인정 결석 | 독감 보건실"],
    ]);
  });
});

describe("the days of a line", () => {
  it("are those of the school year that is open", () => {
    expect(describeReadings("2/26 3 병결")).toEqual(["3 | 02-26 | 질병 결석"]);
  });

  it("are asked about while two school years are open", () => {
    const rosters = new Map([
      [2026, captureRoster],
      [2027, [{ id: "n1", number: 3, name: "새학생" }]],
    ]);
    const context = buildCaptureContext({ today: "2027-02-20", rosters });
    expect(describeReadings("3/4 3 병결", context)).toEqual(["? 3월 4일 수요일 / 3월 4일 목요일"]);
    const [reading] = readCapture("2027-03-04 3 병결", context);
    expect(reading?.type === "ready" && reading.entry.students[0]?.name).toBe("새학생");
  });

  it("may be days without lessons, which the preview says", () => {
    const dayOff = (line: string) =>
      readCapture(line, buildCaptureContext()).map(
        (reading) => reading.type === "ready" && hasDayOff(reading.entry, plainCalendar),
      );
    expect(dayOff("내일 3 병결")).toEqual([true]);
    expect(dayOff("어제 3 병결")).toEqual([false]);
  });
});

describe("a pupil called like a day", () => {
  it("is asked about", () => {
    const roster = [...captureRoster, { id: "s20", number: 20, name: "정오늘" }];
    const context = buildCaptureContext({ rosters: new Map([[2026, roster]]) });
    expect(describeReadings("오늘 병결", context)).toEqual(["? 20번 정오늘 / 11월 20일 금요일"]);
  });
});

describe("two classes in one roster", () => {
  const context = buildCaptureContext({
    rosters: new Map([
      [
        2026,
        [
          { id: "a", number: 3, name: "김가온", classKey: "3-1" },
          { id: "b", number: 3, name: "박서준", classKey: "3-2" },
          { id: "c", number: 4, name: "이도현", classKey: "3-2" },
          { id: "d", number: 5, name: "한지우", classKey: "3-1" },
          { id: "e", number: 5, name: "한지우", classKey: "3-2" },
        ],
      ],
    ]),
  });

  it("are told apart by the class or the name", () => {
    expect(describeReadings("3 병결", context)).toEqual(["? 1반 3번 김가온 / 2반 3번 박서준"]);
    expect(describeReadings("2반 3번 병결", context)).toEqual(["3 | 질병 결석"]);
    expect(describeReadings("4 병결", context)).toEqual(["4 | 질병 결석"]);
    expect(describeReadings("2-5 병결", context)).toEqual(["! NoSuchNumber"]);
    expect(describeReadings("지우 병결", context)).toEqual(["? 1반 5번 한지우 / 2반 5번 한지우"]);
  });
});

describe("the phrases of a feature", () => {
  it("go with the feature", () => {
    const context = buildCaptureContext({ phrases: [] });
    expect(describeReadings("3 질병 결석", context)).toEqual(["! NothingNamed"]);
  });

  it("stand beside those of others, and words that two features know are taken by neither", () => {
    const { phrases } = buildCaptureContext();
    const milk: CaptureContext["phrases"][number] = {
      heads: /우유|조퇴/,
      read: (parts) =>
        parts.some(({ type, text }) => type === "head" && /우유|조퇴/.test(text))
          ? { type: "act", act: { label: "우유", claims: ["milk"], plan: () => [] } }
          : { type: "none" },
    };
    const context = buildCaptureContext({ phrases: [...phrases, milk] });
    expect(describeReadings("3 질병 결석, 7-9 우유 x", context)).toEqual([
      "3 | 질병 결석",
      "7,9 | 우유",
    ]);
    expect(describeReadings("3 질병 조퇴", context)).toEqual(["! NotReadable"]);
  });
});

describe("what a line writes", () => {
  const none: ReadRows = () => new Map();

  it("is one list of changes that see each other", () => {
    expect(plan("나머지 왔어요, 3 병결 열", none).filter(({ id }) => id.includes("~s3"))).toEqual([
      {
        kind: "attendanceMark",
        id: "2026-11-20~s3~absent",
        set: {
          "~dead": false,
          day: "2026-11-20",
          studentId: "s3",
          kind: "absent",
          reason: "illness",
          note: "열",
        },
      },
    ]);
  });

  it("has a row a pupil and day, without weekends", () => {
    expect(plan("3 5 11/19~11/23 병결", none).map(({ id }) => id)).toEqual([
      "2026-11-19~s3~absent",
      "2026-11-19~s5~absent",
      "2026-11-20~s3~absent",
      "2026-11-20~s5~absent",
      "2026-11-23~s3~absent",
      "2026-11-23~s5~absent",
    ]);
  });

  it("takes 지각 away for 결석 and leaves the marks of others when everyone came", () => {
    const late = buildMark({ studentId: "s3", kind: "late" });
    const read: ReadRows = <T>({ name }: { readonly name: string }) =>
      new Map<string, unknown>(
        name === attendanceMarkKind.name ? [[toMarkId(late), late]] : [],
      ) as ReadonlyMap<string, unknown> as ReadonlyMap<string, T>;
    expect(plan("3 병결", read)[0]?.set).toEqual({ "~dead": true });
    expect(plan("모두 출석", read).some(({ id }) => id.includes("~s3"))).toBe(false);
    expect(plan("3 출석", read).map(({ set }) => set)).toEqual([{ "~dead": true }]);
  });
});

describe("what is not recorded", () => {
  it("stays in the input", () => {
    const line = "3 지각 병원, 7-9 우유 x, 5 결석";
    const kept = readCapture(line, buildCaptureContext()).filter(({ type }) => type !== "ready");
    expect(keepParts(line, kept)).toBe("7-9 우유 x, 5 결석");
  });
});

function plan(line: string, read: ReadRows): readonly { id: string; kind: string; set: Fields }[] {
  const entries = readCapture(line, buildCaptureContext()).flatMap((reading) =>
    reading.type === "ready" ? [reading.entry] : [],
  );
  return planCapture(entries, 2026, read, { now: 0, newId: () => "n" });
}

/** The line after each of the choices that it offers. */
function listChoices(line: string): readonly string[] {
  return readCapture(line, buildCaptureContext()).flatMap((reading) =>
    reading.type === "choose" ? reading.options.map((option) => applyOption(line, option)) : [],
  );
}

/** What the line is read as after every first choice. */
function settle(line: string): readonly string[] {
  const [next] = listChoices(line);
  return next === undefined ? describeReadings(line) : settle(next);
}
