import { ok, refuse, type MessagesFor, type Result } from "@damim/domain/base/result.ts";
import { fillSheet } from "@damim/domain/individual-record/neis-form/fill-sheet.ts";
import { readDayStyles } from "@damim/domain/individual-record/neis-form/day-styles.ts";
import {
  listSheetParts,
  readSharedTexts,
  readSheetGrid,
  type SheetGrid,
} from "@damim/domain/individual-record/neis-form/sheet-cells.ts";
import {
  findRosterFormat,
  type RosterFileRefusal,
} from "@damim/domain/roster/reading/source/roster-file.ts";
import { openZip, readPart, replacePart, type ZipFile } from "../../../../kit/table/zip-parts.ts";

type Refusal = Extract<
  RosterFileRefusal,
  {
    readonly type:
      | "FileTooLarge"
      | "OldExcelFile"
      | "FileLocked"
      | "FileTypeUnknown"
      | "FileUnreadable"
      | "FileEmpty";
  }
>;

export const neisFormMessages: MessagesFor<Refusal> = {
  FileTooLarge: () => "파일이 5MB보다 커서 읽지 않았어요. 나이스에서 받은 양식인지 확인해 주세요.",
  OldExcelFile: () =>
    "예전 엑셀 파일(.xls)에는 채울 수 없어요. 엑셀이나 한셀에서 [다른 이름으로 저장]을 눌러 형식을 .xlsx로 바꿔 저장한 다음, 그 파일을 골라 주세요.",
  FileLocked: () => "암호가 걸린 파일이라 읽을 수 없어요. 암호를 풀어 저장한 파일을 골라 주세요.",
  FileTypeUnknown: ({ extension }) =>
    `${extension ? `.${extension} 파일에는` : "이 파일에는"} 채울 수 없어요. 나이스에서 내려받은 .xlsx 파일을 골라 주세요.`,
  FileUnreadable: () =>
    "파일을 읽지 못했어요. 엑셀에서 열어 .xlsx로 다시 저장한 파일을 골라 주세요.",
  FileEmpty: () => "내용이 비어 있어요. 나이스에서 받은 양식인지 확인해 주세요.",
};

/** A sheet of the form, and where it lies in the file. */
export interface FormSheet {
  readonly name: string;
  readonly part: string;
  readonly xml: string;
  readonly grid: SheetGrid;
}

/** The file that NEIS gave, as it lies in this page. */
export interface NeisForm {
  readonly name: string;
  readonly zip: ZipFile;
  readonly sheets: readonly FormSheet[];
}

/** Reads the form on this device. Never throws. */
export async function openNeisForm(file: File): Promise<Result<NeisForm, Refusal>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const head = bytes.subarray(0, 8);
  const format = findRosterFormat({ name: file.name, sizeBytes: bytes.length, head });
  if (!format.ok) return refuse(toRefusal(format.refusal));
  if (format.value === "text")
    return refuse({ type: "FileTypeUnknown", extension: file.name.split(".").at(-1) ?? "" });
  try {
    const zip = openZip(bytes);
    const sheets = zip && (await readSheets(zip));
    return zip && sheets?.length
      ? ok({ name: file.name, zip, sheets })
      : refuse({ type: "FileUnreadable" });
  } catch {
    return refuse({ type: "FileUnreadable" });
  }
}

/** The same file with the texts in it. */
export async function fillNeisForm(
  form: NeisForm,
  sheet: FormSheet,
  column: number,
  texts: ReadonlyMap<number, string>,
): Promise<Blob> {
  const bytes = await replacePart(form.zip, sheet.part, fillSheet(sheet.xml, column, texts));
  return new Blob([new Uint8Array(bytes)], {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}

async function readSheets(zip: ZipFile): Promise<readonly FormSheet[]> {
  const read = async (part: string): Promise<string> => (await readPart(zip, part)) ?? "";
  const shared = readSharedTexts(await read("xl/sharedStrings.xml"));
  const workbook = await read("xl/workbook.xml");
  const dayStyles = readDayStyles(await read("xl/styles.xml"), workbook);
  const listed = listSheetParts(workbook, await read("xl/_rels/workbook.xml.rels"));
  return Promise.all(
    listed.map(async ({ name, part }) => {
      const xml = await read(part);
      return { name, part, xml, grid: readSheetGrid(xml, shared, dayStyles) };
    }),
  );
}

function toRefusal(refusal: RosterFileRefusal): Refusal {
  switch (refusal.type) {
    case "FileTooLarge":
    case "OldExcelFile":
    case "FileLocked":
    case "FileTypeUnknown":
    case "FileEmpty":
      return refusal;
    default:
      return { type: "FileUnreadable" };
  }
}
