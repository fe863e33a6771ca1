import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readTestReport } from "./read-test-report.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "damim-report-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(file: object) {
  const report = { numPassedTests: 1, numFailedTests: 1, testResults: [{ message: "", ...file }] };
  const place = path.join(folder, "e2e.json");
  writeFileSync(place, JSON.stringify(report));
  return readTestReport(place, "/home/me/damim");
}

const late = "Error: too late\n    at /home/me/damim/e2e/lock.spec.ts:61:39\n    at run.js:1:1";

describe("the report of a test run", () => {
  it("tells each try of what failed with the line of its test, and second tries by themselves", () => {
    const { failures, secondTries } = read({
      name: "/home/me/damim/e2e/lock.spec.ts",
      status: "failed",
      assertionResults: [
        { fullName: "locks", status: "failed", failureMessages: [late, "Error: gone"] },
        { fullName: "opens", status: "passed", failureMessages: [late] },
        { fullName: "waits", status: "passed", failureMessages: [] },
        { fullName: "ends", status: "failed", failureMessages: null },
      ],
    });

    expect(failures).toEqual([
      "e2e/lock.spec.ts › locks: Error: too late (line 61)",
      "e2e/lock.spec.ts › locks: Error: gone",
      "e2e/lock.spec.ts › ends: ",
    ]);
    expect(secondTries).toEqual(["e2e/lock.spec.ts › opens: Error: too late (line 61)"]);
  });

  it("names what took longer than a journey may", () => {
    const { listSlow } = read({
      name: "/home/me/damim/e2e/pad.spec.ts",
      status: "passed",
      assertionResults: [
        { fullName: "a lesson", status: "passed", failureMessages: [], duration: 25_600 },
        { fullName: "a card", status: "passed", failureMessages: [], duration: 900 },
        { fullName: "again", status: "passed", failureMessages: [late], duration: 70_000 },
      ],
    });

    expect(listSlow(1)).toEqual(["e2e/pad.spec.ts › a lesson: took 26 s, 15 at most"]);
    expect(listSlow(2)).toEqual([]);
  });

  it("names a file that did not load, and counts a run that wrote nothing as a failure", () => {
    const name = "/home/me/damim/e2e/lock.spec.ts";
    const broken = { name, status: "failed", message: "SyntaxError: x", assertionResults: [] };

    expect(read(broken).failures).toEqual(["e2e/lock.spec.ts: SyntaxError: x"]);
    expect(readTestReport(path.join(folder, "none.json"), "/")).toMatchObject({ failed: 1 });
  });
});
