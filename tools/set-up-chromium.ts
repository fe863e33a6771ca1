import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { platform, env } from "node:process";

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * The path of a Chromium that browser tests can drive: `CHROMIUM_PATH`, else the system's, else one
 * that is installed now (Debian as root: the package `chromium`; elsewhere Playwright's own download).
 *
 * Throws one sentence that says what is missing when none can be had: tests are never skipped.
 */
export async function setUpChromium(): Promise<string> {
  const given = env["CHROMIUM_PATH"];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH(${given})에 파일이 없어요. 경로를 고치거나 설정을 지워 주세요.`);
  }
  const found = findOnPath(SYSTEM_NAMES) ?? (await findPlaywrightChromium());
  if (found) return found;

  if (platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Chromium이 없어 설치해요: apt-get install -y chromium");
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "chromium", "fonts-noto-cjk"]);
  } else {
    console.log("Chromium이 없어 내려받아요: playwright-core install chromium");
    const cli = createRequire(import.meta.url).resolve("playwright-core/package.json");
    run(process.execPath, [path.join(path.dirname(cli), "cli.js"), "install", "chromium"]);
  }
  const installed = findOnPath(SYSTEM_NAMES) ?? (await findPlaywrightChromium());
  if (installed) return installed;
  throw new Error(
    "Chromium을 찾지도 설치하지도 못했어요. Chromium을 설치하거나 CHROMIUM_PATH에 경로를 적어 주세요.",
  );
}

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (env["PATH"] ?? "").split(path.delimiter).concat("/usr/bin");
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

async function findPlaywrightChromium(): Promise<string | undefined> {
  const { chromium } = await import("playwright-core");
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function run(command: string, args: readonly string[]): void {
  try {
    execFileSync(command, args, {
      stdio: "inherit",
      env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch {
    throw new Error(`${command} ${args.join(" ")} 명령이 실패했어요. 위의 출력을 확인해 주세요.`);
  }
}
