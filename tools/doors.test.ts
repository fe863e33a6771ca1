import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "./run-step.ts";

/** What sends what `passWords` (names in a year with numbers only) does not see, and why. */
const sendsUnasked: Readonly<Record<string, string>> = {
  "app/base/watch-trouble.ts": "a fault, scrubbed of all words",
  "data/booking/book-requests.ts": "a guardian's page, on which no name of a class is known",
  "data/family-report/report-requests.ts": "a family's page, on which no name of a class is known",
  "data/files/convert-to-pdf.ts": "the bytes of a file that was chosen to be sent",
  "data/files/send-file.ts": "the bytes of a file that was chosen to be sent",
  "data/pad/pad-requests.ts": "a pupil's page, on which no name of a class is known",
  "data/pad/pad-telling.ts": "strokes, and who writes",
  "data/pad/send-left.ts": "a pupil's page, on which no name of a class is known",
  "data/rounds/round-trip.ts": "rows, whose texts are held before (`ask-names.ts`)",
  "data/server/ai-requests.ts": "what `veil` covered, and the server looks at once more",
  "data/server/ask-server.ts": "asks",
  "data/server/ask-wordless.ts": "who calls it stands here",
  "data/server/capsule-page-requests.ts": "a pupil's page, on which no name of a class is known",
  "data/server/ocr-requests.ts": "a picture that was chosen to be read",
  "data/server/session.ts": "nothing",
  "features/account/account-requests.ts": "the teacher's own account",
  "features/archive/archive-requests.ts": "an archive that the server made",
  "features/family-page/guest/hear-news.ts": "the address that a push service gave a browser",
  "features/guide/reviews/review-requests.ts": "asked about by its own form (`found-names.tsx`)",
};

/** Who reads why the server refused: all others take the trouble that `askServer` makes of any answer. */
const readsRefusals: Readonly<Record<string, string>> = {
  "data/files/send-file.ts": "a file that was refused waits in a list of its own",
  "data/server/ask-wordless.ts": "the one place",
};

const shipped = globSync("apps/web/src/**/*.{ts,tsx}", { cwd: projectRoot })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => !/\.test\.tsx?$|[./]testing[./]/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(projectRoot, file), "utf8") }));

describe("what leaves the device", () => {
  it("leaves by platform alone: whatever else calls fetch has a time-out, a reading and a failure of its own", () => {
    const ways = /\bfetch\(|\btypeof fetch\b|sendBeacon|XMLHttpRequest|new WebSocket/;
    const own = shipped.filter(
      ({ file, text }) => !file.startsWith("apps/web/src/platform/") && ways.test(text),
    );
    expect(own.map(({ file }) => file)).toEqual([]);
  });

  it("sends no teacher's words past the question about names", () => {
    const senders = shipped.filter(
      ({ file, text }) =>
        !file.startsWith("apps/web/src/platform/") &&
        /\baskWordless(?:<[^>]*>)?\(|\bsendRequest\([^)]*\b(?:body|sent)\b/.test(text),
    );
    const files = senders.map(({ file }) => file.replace("apps/web/src/", ""));
    expect(files.toSorted()).toEqual(Object.keys(sendsUnasked).toSorted());
  });
});

describe("what comes back", () => {
  it("is read in one place where it is a refusal, so that no answered request is a missing connection", () => {
    const reading = shipped.filter(({ text }) => /"error", "message"/.test(text));
    const files = reading.map(({ file }) => file.replace("apps/web/src/", ""));
    expect(files.toSorted()).toEqual(Object.keys(readsRefusals));
  });
});

describe("a board in front of a class", () => {
  it("has no way out but 수업놀이; to the teacher's page leads 「선생님 화면」 alone, by a second press", () => {
    const boards = shipped.filter(
      ({ file, text }) => text.includes("<BoardFrame") || file.endsWith("kit/board/use-stage.tsx"),
    );
    expect(boards.length).toBeGreaterThan(15);
    const ways = boards.flatMap(({ file, text }) =>
      Array.from(text.matchAll(/navigate\(([^)]*)\)|\bto="([^"]*)"/gu), ([, to, link]) => [
        file.split("/").at(-1),
        to ?? link,
      ]),
    );
    expect(ways.filter(([, to]) => to !== '"/classgame"')).toEqual([]);
  });
});
