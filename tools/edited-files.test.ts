import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { projectRoot } from "./run-step.ts";

/** A feature edits so many source files outside of its own folders (docs/decisions/0117 and 0123 say how it gets by with few). */
const MOST_EDITED = 8;
/** From here on; what came before edited up to 56. */
const SINCE = "e2f80390";
const LAST = 20;

const FORMAT = "--format=%x00%s";

/** What `git log --name-status` says of commits. */
function listOverLimit(log: string): readonly string[] {
  const commits = log.split("\0").slice(1);
  return commits.slice(0, LAST).flatMap((commit) => {
    const [subject = "", ...lines] = commit.split("\n");
    const changes = lines.map((line) => line.split("\t"));
    const scopes = /^feat\(([^)]*)\)/.exec(subject)?.[1]?.split(/[,/]/) ?? [];
    const added = changes.flatMap(([how, path = ""]) => (how === "A" ? [toFolder(path)] : []));
    const edited = changes.filter(
      ([how, path = ""]) =>
        how === "M" &&
        /^(?:apps|packages)\/.*\/src\/.*\.tsx?$/.test(path) &&
        !/\.test\.|[./]testing[./]/.test(path) &&
        !added.includes(toFolder(path)) &&
        !scopes.some((scope) => path.split("/").includes(scope.trim())),
    );
    return edited.length > MOST_EDITED ? [`${subject}: ${edited.length}`] : [];
  });
}

/** Three below `src` at most: 「apps/web/src/features/seats」. */
function toFolder(path: string): string {
  return path.split("/").slice(0, -1).slice(0, 5).join("/");
}

it("a feature edits eight source files outside of its own folders at most", () => {
  const git = (...args: readonly string[]) =>
    spawnSync("git", args, { cwd: projectRoot, encoding: "utf8" });
  // An unpacked archive and a clone of depth 1 have no past to judge.
  if (git("merge-base", "--is-ancestor", SINCE, "HEAD").status !== 0) return;
  const range = `${SINCE}..HEAD`;
  const { stdout } = git("log", "--no-merges", FORMAT, "--name-status", "--grep=^feat", range);
  expect(listOverLimit(stdout)).toEqual([]);
});

it("counts what a feature edits elsewhere, and nothing where it lives", () => {
  const edits = Array.from({ length: 9 }, (_, at) => `M\tapps/web/src/app/part-${at}.ts`);
  const own = ["M\tpackages/domain/src/seats/seat.ts", "A\tapps/web/src/app/new/one.ts"];
  const commit = (files: readonly string[]) => `\0feat(seats): more\n\n${files.join("\n")}\n`;
  expect(listOverLimit(commit([...edits, ...own]))).toEqual(["feat(seats): more: 9"]);
  expect(listOverLimit(commit([...edits.slice(1), ...own]))).toEqual([]);
  expect(listOverLimit(commit([...edits.slice(1), "M\tapps/web/src/app/x.test.ts"]))).toEqual([]);
});
