import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { readXlsx } from "hucre/xlsx";
import { type DeepPart, toCount } from "./deep-part.ts";
import { writeOfficeFiles } from "./office-files.ts";
import { parseOfficeCsv, type OfficeCell } from "./office-csv.ts";

const run = promisify(execFile);
/** UTF-8 with commas, every text in quotation marks, numbers as they are, each sheet as a file of its own. */
const CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false,false,false,-1";

/**
 * LibreOffice opens every spreadsheet that we write and reads the same cells, texts as texts and numbers as
 * numbers; it prints each as a PDF. On a machine without it this part says so and shows nothing.
 */
export const office: DeepPart = {
  name: "office",
  test: "every `.xlsx` of ours opens in LibreOffice with the same cells, where it is installed",
  inNpmTest: "–",
  async run() {
    const soffice = findSoffice();
    if (!soffice) {
      return {
        count: "0 files",
        result: "SKIPPED: no LibreOffice on this machine (`soffice` in PATH)",
      };
    }
    const folder = mkdtempSync(path.join(os.tmpdir(), "damim-office-"));
    try {
      return await checkFiles(soffice, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function checkFiles(soffice: string, folder: string) {
  const files = await writeOfficeFiles();
  const paths = [...files].map(([name, bytes]) => {
    const file = path.join(folder, `${name}.xlsx`);
    writeFileSync(file, bytes);
    return file;
  });
  const profile = pathToFileURL(path.join(folder, "profile")).href;
  for (const format of [CSV, "pdf"]) {
    const args = [`-env:UserInstallation=${profile}`, "--headless", "--convert-to", format];
    await run(soffice, [...args, "--outdir", folder, ...paths], { timeout: 240_000 });
  }
  let cellCount = 0;
  for (const [name, bytes] of files) {
    const pdf = readFileSync(path.join(folder, `${name}.pdf`));
    if (!pdf.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new Error(`${name}: no PDF`);
    const { sheets } = await readXlsx(bytes);
    for (const sheet of sheets) {
      const file = path.join(folder, `${name}-${sheet.name}.csv`);
      if (!existsSync(file)) {
        throw new Error(`${name}: no sheet ${sheet.name} among ${readdirSync(folder).join(", ")}`);
      }
      const read = parseOfficeCsv(readFileSync(file, "utf8"));
      cellCount += compareSheet(`${name} ${sheet.name}`, sheet.rows, read);
    }
  }
  return { count: `${files.size} files`, result: `0 of ${toCount(cellCount)} cells different` };
}

/** How many cells were compared. Throws at the first that differs. */
function compareSheet(
  where: string,
  written: readonly (readonly unknown[])[],
  read: readonly (readonly OfficeCell[])[],
): number {
  let count = 0;
  for (const [line, cells] of written.entries()) {
    for (const [column, value] of cells.entries()) {
      const cell = read[line]?.[column] ?? { text: "", isText: false };
      const text = typeof value === "string" ? value : "";
      const isSame =
        typeof value === "number"
          ? !cell.isText && Number(cell.text) === value
          : cell.text === text && (text === "" || cell.isText);
      if (!isSame) {
        const [ours, theirs] = [value, cell].map((each) => JSON.stringify(each)?.slice(0, 200));
        throw new Error(
          `${where}, row ${line + 1}, column ${column + 1}: ${ours} read as ${theirs}`,
        );
      }
      count += 1;
    }
  }
  return count;
}

function findSoffice(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, "soffice")).find((file) => existsSync(file));
}
