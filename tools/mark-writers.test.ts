import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "./run-step.ts";

/** Where attendance is written and nobody is asked about a closed month. */
const unasked: Readonly<Record<string, string>> = {
  "app/capture/capture-commands.ts": "use-capture.ts asks first, about all that a line writes",
  "data/tapping/use-arrivals.ts":
    "pupils say on 등교 칠판 that they came; what a teacher wrote waits for her yes",
  "features/attendance/mark/limit-question.ts": "writes nothing: what would be, to ask about it",
  "features/attendance/mark/mark-words.ts": "brings back what was deleted, as 되돌리기 does",
  "features/club/club-commands.ts": "a club's own rows, of which no month is closed",
  "features/month-close/cases/close-commands.ts":
    "that NEIS has it, which is said after a month is closed",
};

it("a press that writes attendance does it by actOnMarks, which asks about a closed month", () => {
  // What a line of 한 줄 기록 writes is found by its phrase.
  const writers = [...listWriters(readSources("packages/domain/src")), "planCapture"];
  expect(writers).toEqual(expect.arrayContaining(["markStudent", "missLesson", "takeReport"]));
  const called = new RegExp(`\\b(?:${writers.join("|")})\\b`);
  const writes = ({ text }: Source): boolean =>
    [...text.matchAll(/import \{([^}]*)\} from "@damim\/domain\//g)].some(([, names = ""]) =>
      called.test(names),
    );
  const found = readSources("apps/web/src")
    .filter(writes)
    .filter(({ text }) => !text.includes("/act-on-marks.ts"))
    .map(({ file }) => file);
  expect(found.toSorted()).toEqual(Object.keys(unasked).toSorted());
});

interface Source {
  readonly file: string;
  readonly text: string;
}

function readSources(folder: string): readonly Source[] {
  const cwd = path.join(projectRoot, folder);
  return globSync("**/*.{ts,tsx}", { cwd })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !/\.test\.tsx?$|(?:^|\/)testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(cwd, file), "utf8") }));
}

/** Functions that make changes of marks or check-ins, by themselves or by others of these. */
function listWriters(sources: readonly Source[]): readonly string[] {
  const functions = sources.flatMap(({ text }) =>
    [...text.matchAll(/^(?:export )?function (\w+)[\s\S]*?^\}/gm)].map(([body, name = ""]) => ({
      name,
      body: body.slice(body.indexOf(name) + name.length),
    })),
  );
  const writers = new Set<string>();
  let word = /\b(?:attendanceMarkKind|checkInKind)\.name\b/;
  for (let known = -1; known < writers.size;) {
    known = writers.size;
    for (const { name, body } of functions) if (word.test(body)) writers.add(name);
    word = new RegExp(`\\b(?:${[...writers].join("|")})\\(`);
  }
  return [...writers];
}
