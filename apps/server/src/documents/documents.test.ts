import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildServerBrowser, buildTeacher, type TestTeacher } from "../testing/build-teacher.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import { buildZip } from "../testing/build-zip.ts";
import { convertToPdf, findOffice } from "./convert-office.ts";

/** Speaks the command line of LibreOffice: what it was asked becomes the PDF. */
const GOOD = `#!/bin/sh
while [ $# -gt 1 ]; do
  [ "$1" = "--outdir" ] && out="$2"
  case "$1" in -env:UserInstallation=file://*) profile="\${1#-env:UserInstallation=file://}" ;; esac
  shift
done
{ echo "%PDF-1.7"; cat "$1"; echo "$profile $SECRET $HOME"; cat "$profile/user/registrymodifications.xcu"; } > "$out/document.pdf"
`;

let folder: string;
let server: TestServer;
let teacher: TestTeacher;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "damim-office-test-"));
});
afterEach(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const install = (script: string): string => {
  const file = path.join(folder, "soffice");
  writeFileSync(file, script);
  chmodSync(file, 0o755);
  return file;
};
const docx = (text: string) =>
  buildZip({ "[Content_Types].xml": "<Types/>", "word/document.xml": text });
const open = async (officeProgram?: string): Promise<void> => {
  server = await buildTestServer("sqlite", { deps: { officeProgram } });
  teacher = await buildTeacher(buildServerBrowser(server));
};
const post = (body: Uint8Array, type = "application/octet-stream") =>
  teacher.fetch("api/documents/pdf", {
    method: "POST",
    body,
    headers: { "content-type": type },
  });

describe("a document of an office program", () => {
  it("comes back as a PDF, made with a profile of its own and none of our settings", async () => {
    await open(install(GOOD));
    const answers = [await post(await docx("안내장")), await post(await docx("안내장"))];
    const [first = "", second = ""] = await Promise.all(answers.map((each) => each.text()));

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.headers.get("content-type")).toBe("application/pdf");
    expect(first).toMatch(/^%PDF-1\.7/);
    expect(first).toContain("BlockUntrustedRefererLinks");
    const [profile = ""] = /\S+damim-document-\S+/.exec(first) ?? [];
    expect(second).not.toContain(profile);
    expect(existsSync(profile)).toBe(false);
  });

  it("is to be downloaded where nothing can turn it, or where it is none", async () => {
    await open();
    const missing = await post(await docx("안내장"));
    expect(missing.status).toBe(422);
    expect(await missing.text()).toContain("이 파일은 내려받아서 열어 주세요.");
    await server.close();

    await open(install(GOOD));
    for (const body of [Buffer.from("글"), Buffer.from("%PDF-1.7"), await buildZip({ a: "b" })])
      expect((await post(body)).status).toBe(422);
    expect((await post(await docx("x"), "application/json")).status).toBe(415);
  });

  it("that the program cannot read is told so", async () => {
    await open(install("#!/bin/sh\nexit 1\n"));

    expect((await post(await docx("안내장"))).status).toBe(422);
  });

  it("is turned 60 times a day", { timeout: 30_000 }, async () => {
    await open(install(GOOD));
    for (let n = 0; n < 60; n += 1) expect((await post(await docx(`${n}`))).status).toBe(200);

    const answer = await post(await docx("61"));
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain("하루에 60개");
  });

  it("waits in a line of three", async () => {
    await open(install(`#!/bin/sh\nsleep 1\n${GOOD.slice("#!/bin/sh\n".length)}`));
    const answers = await Promise.all([1, 2, 3, 4, 5].map(async (n) => post(await docx(`${n}`))));

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 429,
    ]);
    const full = answers.find(({ status }) => status === 429);
    expect(await full?.text()).toContain("지금 3명이 쓰고 있어요. 1분 뒤에 다시 해 주세요.");
  });
});

it("a program that hangs is ended with all that it started", async () => {
  const pid = path.join(folder, "pid");
  const program = install(`#!/bin/sh\nsleep 600 &\necho $! > ${pid}\nwait\n`);
  const answer = await convertToPdf(program, { bytes: await docx("x"), extension: "docx" }, 500);
  const child = Number(readFileSync(pid, "utf8"));

  expect(answer).toEqual({ ok: false, refusal: { type: "TooSlow" } });
  await expect
    .poll(() => {
      try {
        return readFileSync(`/proc/${child}/stat`, "utf8").split(" ")[2];
      } catch {
        return "gone";
      }
    })
    .toMatch(/gone|Z/);
});

it("LibreOffice is looked for where programs stand", () => {
  const program = install(GOOD);

  expect(findOffice(`/nowhere:${folder}`)).toBe(program);
  expect(findOffice("/nowhere")).toBe(undefined);
  expect(findOffice(undefined)).toBe(undefined);
});
