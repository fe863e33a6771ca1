import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ok, refuse, type Result } from "@damim/domain/base/result.ts";

export type ConvertRefusal = { readonly type: "Unreadable" } | { readonly type: "TooSlow" };

const TIME_LIMIT_MS = 60_000;
const PDF_START = "%PDF-";

/** Nothing of a document runs, and nothing that it names elsewhere is fetched: links need a proxy that is not there. */
const SETTINGS: readonly (readonly [path: string, name: string, value: string])[] = [
  ["org.openoffice.Office.Common/Security/Scripting", "MacroSecurityLevel", "3"],
  ["org.openoffice.Office.Common/Security/Scripting", "DisableMacrosExecution", "true"],
  ["org.openoffice.Office.Common/Security/Scripting", "DisableActiveContent", "true"],
  ["org.openoffice.Office.Common/Security/Scripting", "BlockUntrustedRefererLinks", "true"],
  ["org.openoffice.Office.Writer/Content/Update", "Link", "0"],
  ["org.openoffice.Office.Calc/Content/Update", "Link", "1"],
  ["org.openoffice.Inet/Settings", "ooInetProxyType", "2"],
  ["org.openoffice.Inet/Settings", "ooInetHTTPProxyName", "localhost"],
  ["org.openoffice.Inet/Settings", "ooInetHTTPProxyPort", "9"],
  ["org.openoffice.Inet/Settings", "ooInetHTTPSProxyName", "localhost"],
  ["org.openoffice.Inet/Settings", "ooInetHTTPSProxyPort", "9"],
];

/** Where LibreOffice is installed, or undefined. `searchPath` as `PATH` has it. */
export function findOffice(searchPath: string | undefined): string | undefined {
  return (searchPath ?? "")
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, "soffice"))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/**
 * A PDF of a document of an office program (`extension`: docx, xlsx, pptx). Each run has a profile of its own, which no
 * other one saw, and ends with all that it started after a minute. Nothing of it is kept.
 */
export async function convertToPdf(
  program: string,
  document: { readonly bytes: Uint8Array; readonly extension: string },
  timeLimitMs = TIME_LIMIT_MS,
): Promise<Result<Buffer, ConvertRefusal>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "damim-document-"));
  try {
    const profile = path.join(folder, "profile");
    const source = path.join(folder, `document.${document.extension}`);
    await mkdir(path.join(profile, "user"), { recursive: true });
    await writeFile(path.join(profile, "user", "registrymodifications.xcu"), writeSettings());
    await writeFile(source, document.bytes);
    const isDone = await run(program, {
      folder,
      timeLimitMs,
      args: [
        `-env:UserInstallation=${pathToFileURL(profile).href}`,
        "--headless",
        "--norestore",
        "--nologo",
        "--convert-to",
        "pdf",
        "--outdir",
        folder,
        source,
      ],
    });
    if (!isDone) return refuse({ type: "TooSlow" });
    const pdf = await readFile(path.join(folder, "document.pdf")).catch(() => undefined);
    const isPdf = pdf?.subarray(0, PDF_START.length).toString("latin1") === PDF_START;
    return pdf && isPdf ? ok(pdf) : refuse({ type: "Unreadable" });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Whether it ended by itself, well or not. */
function run(
  program: string,
  how: {
    readonly folder: string;
    readonly args: readonly string[];
    readonly timeLimitMs: number;
  },
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, how.args, {
      cwd: how.folder,
      // None of our settings, among which are keys.
      env: { PATH: process.env["PATH"] ?? "", HOME: how.folder, LANG: "C.UTF-8" },
      stdio: "ignore",
      // A group of its own: the program that is started starts the one that works.
      detached: true,
    });
    const end = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
      } catch {
        // It is over already.
      }
    };
    process.once("exit", end);
    const timer = setTimeout(() => settle(false), how.timeLimitMs);
    const settle = (isDone: boolean): void => {
      clearTimeout(timer);
      process.off("exit", end);
      end();
      resolve(isDone);
    };
    child.once("error", () => settle(true));
    child.once("exit", () => settle(true));
  });
}

function writeSettings(): string {
  const items = SETTINGS.map(
    ([place, name, value]) =>
      `<item oor:path="/${place}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${items.join("\n")}
</oor:items>
`;
}
