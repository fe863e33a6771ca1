import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { LONGEST_JOURNEY_S, longJourneys } from "./journeys/long-journeys.ts";

/** What one run of the test runner wrote down. */
export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  /** 「file › test: what it said, and where」, each try of a failed test and each file that did not load. */
  readonly failures: readonly string[];
  /** The same of tests that passed at their second try. */
  readonly secondTries: readonly string[];
  /**
   * 「file › journey: took 26 s, 15 at most」, each that took longer than a journey may (CONTRIBUTING.md) on a machine so
   * many times slower than ours. A second try is told by itself.
   */
  readonly listSlow: (pace: number) => readonly string[];
  /** What each journey took. */
  readonly journeySeconds: readonly number[];
}

/** One journey took so many times longer than itself from run to run on one machine (1.2 to 1.4 seen): less proves nothing. */
const SPREAD = 1.5;

interface RawReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly RawFile[];
}

interface RawFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[] | null;
    readonly duration?: number | null;
  }[];
}

/**
 * Reads the runner's JSON report. A run that wrote none counts as one failure: it was killed.
 *
 * @example readTestReport("/tmp/unit.json", "/home/me/damim").failures // ["e2e/lock.spec.ts › opens again: …"]
 */
export function readTestReport(file: string, root: string): TestReport {
  if (!existsSync(file)) {
    return {
      passed: 0,
      failed: 1,
      failures: [`${file}: no report`],
      secondTries: [],
      listSlow: () => [],
      journeySeconds: [],
    };
  }
  // The runner's own format.
  const raw = JSON.parse(readFileSync(file, "utf8")) as RawReport;
  return {
    passed: raw.numPassedTests,
    failed: raw.numFailedTests,
    failures: raw.testResults.flatMap((each) => listFailures(each, root)),
    secondTries: raw.testResults.flatMap((each) => listTries(each, root, "passed")),
    listSlow: (pace) => raw.testResults.flatMap((each) => listSlow(each, root, pace)),
    journeySeconds: raw.testResults
      .filter((each) => isJourney(toPlace(each, root)))
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ duration }) => (duration ?? 0) / 1000),
  };
}

function listSlow(file: RawFile, root: string, pace: number): readonly string[] {
  const place = toPlace(file, root);
  if (!isJourney(place)) return [];
  const isLong = longJourneys.includes(path.basename(place, ".spec.ts"));
  const most = LONGEST_JOURNEY_S * pace * (isLong ? 3 : 1);
  const failing = most * SPREAD;
  return file.assertionResults
    .filter(({ failureMessages }) => !failureMessages?.length)
    .filter(({ duration }) => (duration ?? 0) / 1000 > failing)
    .map(({ fullName, duration = 0 }) => {
      const seconds = Math.round((duration ?? 0) / 1000);
      return `${place} › ${fullName}: took ${seconds} s, ${Math.round(most)} at most`;
    });
}

function isJourney(place: string): boolean {
  return place.startsWith("e2e/");
}

function listFailures(file: RawFile, root: string): readonly string[] {
  const tests = listTries(file, root, "failed");
  if (tests.length > 0 || file.status !== "failed") return tests;
  const place = toPlace(file, root);
  return [toLine(place, file.message, place)];
}

/** What went wrong in the tests that ended so, a line a try. */
function listTries(file: RawFile, root: string, ending: "passed" | "failed"): readonly string[] {
  const place = toPlace(file, root);
  // Who failed is named, whatever it said.
  const silent = ending === "failed" ? [""] : [];
  return file.assertionResults
    .filter(({ status }) => status === ending)
    .flatMap(({ fullName, failureMessages }) => {
      const said = failureMessages?.length ? failureMessages : silent;
      return said.map((message) => toLine(`${place} › ${fullName}`, message, place));
    });
}

function toPlace(file: RawFile, root: string): string {
  return file.name.replace(`${root}/`, "");
}

/** The first line of a failure, and the line of the test file that it came from. */
function toLine(where: string, message: string, place: string): string {
  const [first = "", ...more] = message.split("\n");
  const at = more.find((line) => line.includes(place))?.match(/:(\d+):\d+\)?$/)?.[1];
  return `${where}: ${first}${at === undefined ? "" : ` (line ${at})`}`;
}
