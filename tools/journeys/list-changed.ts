import { spawnSync } from "node:child_process";

/**
 * The paths that differ from what the change stands on: from the first parent of `main` where that is checked out, from
 * where the branch left `main` elsewhere; with what is not committed. Nothing where there is no history (an unpacked
 * archive, a clone of depth 1).
 */
export function listChanged(root: string): readonly string[] {
  const git = (...args: readonly string[]): readonly string[] => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout.split("\n").filter((line) => line !== "") : [];
  };
  const [head] = git("rev-parse", "HEAD");
  const [left] = git("merge-base", "HEAD", "main");
  const base = left === undefined || left === head ? "HEAD^1" : left;
  const untracked = git("ls-files", "--others", "--exclude-standard");
  return [...git("diff", "--name-only", "--diff-filter=d", base), ...untracked];
}
