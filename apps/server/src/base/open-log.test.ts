import { describe, expect, it } from "vitest";
import { openLog } from "./open-log.ts";

function write(format: "text" | "json"): string {
  let written = "";
  const { log, print } = openLog(
    { logFormat: format, logRequests: "off" },
    (line) => (written += `${line}\n`),
  );
  print("담임이 열렸어요");
  log.error({ err: new Error("no space"), job: "trim" }, "a job failed");
  log.info("nobody's business");
  return written;
}

describe("the log", () => {
  it("is lines for people, in the time of Seoul", () => {
    const [sentence, line, cause] = write("text").split("\n");

    expect(sentence).toBe("담임이 열렸어요");
    expect(line).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d 오류 a job failed \{"job":"trim"\}$/);
    expect(cause).toBe("  Error: no space");
  });

  it("is one line of JSON each where that is asked for, sentences too", () => {
    const lines = write("json").trim().split("\n");

    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 30, msg: "담임이 열렸어요" },
      { level: 50, msg: "a job failed", job: "trim", err: { message: "no space" } },
    ]);
  });
});
