import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const DEBIAN_FOLDER = "/usr/lib/postgresql";
const EXTENSION = process.platform === "win32" ? ".exe" : "";

/** The folder of a pg_dump that can read a server of this major version; what is missing where there is none. */
export type DumpProgram =
  | { readonly ok: true; readonly folder: string }
  | { readonly ok: false; readonly sentence: string };

/**
 * Looks on the path and where Debian keeps each version: an older pg_dump refuses a newer server, a newer one reads an
 * older server.
 */
export function findDumpProgram(serverMajor: number, searchPath = ""): DumpProgram {
  const debian = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const folders = [
    ...searchPath.split(path.delimiter).filter(Boolean),
    ...debian.map((version) => path.join(DEBIAN_FOLDER, version, "bin")),
  ].filter((folder) =>
    ["pg_dump", "pg_restore"].every((name) => existsSync(path.join(folder, name + EXTENSION))),
  );
  const majors = folders.map((folder) => readMajor(path.join(folder, "pg_dump")));
  const folder = folders[majors.findIndex((major) => major >= serverMajor)];
  if (folder !== undefined) return { ok: true, folder };
  const found = majors.length > 0 ? `${Math.max(...majors)}만 있어요` : "없어요";
  return {
    ok: false,
    sentence: `PostgreSQL ${serverMajor}을 백업할 pg_dump가 ${found}. apt install postgresql-client-${serverMajor}처럼 같은 판의 클라이언트를 설치해 주세요.`,
  };
}

function readMajor(program: string): number {
  const text = execFileSync(program, ["--version"], { encoding: "utf8", timeout: 5_000 });
  return Number(/(\d+)(?:\.|$|devel|beta|rc)/.exec(text)?.[1] ?? 0);
}
