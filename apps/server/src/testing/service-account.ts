import { readFileSync } from "node:fs";

/** The account that PostgreSQL runs as when we are root; undefined when we are not. */
export function findServiceAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  // PostgreSQL looks its own user up, so a bare number without a line here does not do.
  const lines = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const line = lines.find(([user]) => user === name);
    if (line) return { uid: Number(line[2]), gid: Number(line[3]) };
  }
  throw new Error(
    "PostgreSQL은 root로 실행할 수 없어요. postgres나 nobody 계정이 있어야 해요(adduser --system postgres).",
  );
}
