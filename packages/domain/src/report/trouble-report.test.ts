import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toReportRoute } from "./report-route.ts";
import { scrubText } from "./scrub-text.ts";
import { listFrames } from "./stack-frames.ts";
import { describeTrouble, scrubReport, type TroubleReport } from "./trouble-report.ts";

const HANGUL = Array.from({ length: 200 }, (_, index) => String.fromCodePoint(0xac00 + index * 53));
const hangulName = fc.array(fc.constantFrom(...HANGUL), { minLength: 2, maxLength: 6 });
const canaries = fc.oneof(
  hangulName.map((syllables) => syllables.join("")),
  fc.constantFrom("Nguyen Thi Hoa", "Шевченко", "王小明", "さくら", "Harin", "O'Sullivan"),
  fc.integer({ min: 1000, max: 99_999_999 }).map(String),
  fc.integer({ min: 1000, max: 9999 }).map((four) => `010-${four}-${four}`),
  fc.uuid(),
  fc.stringMatching(/^[a-z]{6,12}$/).map((name) => `zq${name}@saebom.kr`),
);
const around = fc.constantFrom(
  (name: string) => `Cannot read properties of undefined (reading '${name}')`,
  (name: string) => `${name} is not iterable`,
  (name: string) => `2026-11-20~${name}~late`,
  (name: string) => `Unexpected token 'x', "{"name":"${name}"}" is not valid JSON`,
  (name: string) => `https://school.kr/damim/answer/${name}?note=${name}#${name}`,
  (name: string) => `line one\n    at ${name} (http://localhost/damim/assets/${name}.js:1:2)`,
  (name: string) => `${name}@http://localhost/damim/${name}/x.js:1:2`,
  (name: string) => name,
);

describe("a report of trouble", () => {
  it("holds no name, number, address or row id, wherever in the trouble it stood", () => {
    fc.assert(
      fc.property(canaries, around, around, (name, inMessage, inStack) => {
        const error = new TypeError(inMessage(name));
        error.name = name;
        error.stack = `${name}: ${inMessage(name)}\n    at ${inStack(name)}\n${inStack(name)}`;
        const breadcrumbs = [{ what: "page", secondsBefore: 2, route: inStack(name) }] as const;
        const reports = [
          describeTrouble(error, { path: inStack(name), breadcrumbs }),
          describeTrouble(inMessage(name), { path: `/${name}` }),
          describeTrouble({ student: name, [name]: 1 }, { path: "/" }),
        ];
        for (const report of reports) expect(JSON.stringify(report)).not.toContain(name);
      }),
      { seed: 2026, numRuns: 2_000 },
    );
  });

  it("is the same after a second scrubbing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), around, (name, sentence) => {
        const report = describeTrouble(new Error(sentence(name)), { path: name });

        expect(scrubReport(report)).toEqual(report);
      }),
      { seed: 7 },
    );
  });

  it("still says what went wrong and where", () => {
    const error = new TypeError("Cannot read properties of undefined (reading 'name')");
    error.stack = [
      `TypeError: ${error.message}`,
      "    at Object.mark (https://school.kr/damim/assets/mark-dialog-BX3kq9aa.js:1:420)",
      "    at https://school.kr/damim/assets/index-DhPm2b_q.js:3:7",
      "    at extension (chrome-extension://abc/inject.js:1:1)",
    ].join("\n");

    expect(describeTrouble(error, { path: "/attendance?view=month" })).toEqual({
      name: "TypeError",
      message: "Cannot read properties of undefined (reading 'name')",
      frames: [
        { file: "assets/mark-dialog-BX3kq9aa.js", line: 1, column: 420 },
        { file: "assets/index-DhPm2b_q.js", line: 3, column: 7 },
      ],
      route: "/attendance",
      breadcrumbs: [],
    });
  });

  it("turns what is no error into text", () => {
    const broken = {
      toJSON() {
        throw new Error("no");
      },
    };

    expect(describeTrouble("timeout", { path: "/" }).message).toBe("timeout");
    expect(describeTrouble({ status: "failed" }, { path: "/" }).message).toBe(
      '{"status":"failed"}',
    );
    expect(describeTrouble(undefined, { path: "/" }).message).toBe("undefined");
    expect(describeTrouble(broken, { path: "/" }).message).toBe("unknown value");
  });

  it("keeps the last hundred breadcrumbs", () => {
    const breadcrumbs = Array.from({ length: 150 }, (_, index) => ({
      what: "page" as const,
      secondsBefore: 150 - index,
      route: "/",
    }));

    const kept = describeTrouble(new Error("x"), { path: "/", breadcrumbs }).breadcrumbs;

    expect([kept.length, kept.at(-1)?.secondsBefore]).toEqual([100, 1]);
  });

  it("takes nothing from a forged one but what the lists allow", () => {
    const forged = {
      name: "김하린Error",
      message: "김하린",
      frames: [
        { file: "assets/김하린-abcdefgh.js", line: 1, column: 1 },
        { file: "/home/harin/x.ts", line: 1, column: 1 },
      ],
      route: "/김하린",
      breadcrumbs: [{ what: "김하린", secondsBefore: 1, route: "/x" }],
    } as unknown as TroubleReport;

    expect(scrubReport(forged)).toEqual({
      name: "Error",
      message: "*",
      frames: [],
      route: "/*",
      breadcrumbs: [{ what: "page", secondsBefore: 1, route: "/*" }],
    });
  });
});

describe("frames", () => {
  it.each([
    ["    at f (http://x.kr/damim/assets/index-BX3kq9aa.js:1:42)", "assets/index-BX3kq9aa.js"],
    ["f@http://x.kr/damim/assets/index-BX3kq9aa.js:1:42", "assets/index-BX3kq9aa.js"],
    ["@http://x.kr/damim/assets/index-BX3kq9aa.js:1:42", "assets/index-BX3kq9aa.js"],
    [
      "    at async push (file:///home/harin/damim/apps/server/src/sync/push.ts:1:42)",
      "apps/server/src/sync/push.ts",
    ],
    ["    at /home/harin/packages/sync/src/merge.ts:1:42", "packages/sync/src/merge.ts"],
  ])("%s", (line, file) => {
    expect(listFrames(line)).toEqual([{ file, line: 1, column: 42 }]);
  });

  it.each([
    "    at f (node:internal/process:1:42)",
    "    at f (/home/harin/node_modules/pg/lib/client.js:1:42)",
    "assets/index-BX3kq9aa.js:1:42",
    "    at f (http://x.kr/damim/assets/harin.js:1:42)",
  ])("are not taken from %s", (line) => expect(listFrames(line)).toEqual([]));
});

describe("an address in a report", () => {
  it.each([
    ["/", "/"],
    ["/attendance?doWhat=addAttend", "/attendance"],
    ["/answer/7F3K", "/answer/:code"],
    ["/answer/:code", "/answer/:code"],
    ["/padIt/3반/비밀", "/padIt/:roomName/:roomPw"],
    ["/김하린", "/*"],
    ["/attendance/김하린", "/*"],
  ])("%s is %s", (path, route) => expect(toReportRoute(path)).toBe(route));
});

describe("a message in a report", () => {
  it.each([
    [
      "Failed to fetch dynamically imported module: http://x/a.js",
      "Failed to fetch dynamically imported module: http://*/a.*",
    ],
    ["UNIQUE constraint failed: rows.id", "UNIQUE constraint failed: rows.*"],
    ["3번 남궁가온, 010-1234-5678", "* *, *"],
  ])("%s becomes %s", (text, scrubbed) => expect(scrubText(text)).toBe(scrubbed));
});
