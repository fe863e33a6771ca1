import { toAssignFile, toClassFile } from "@damim/domain/class-assignment/assign-file.ts";
import type { AssignDraft } from "@damim/domain/class-assignment/assign-plan.ts";
import { toAssignSheets, type AssignOutput } from "@damim/domain/class-assignment/assign-sheets.ts";

/** 「엑셀로 내려받기」: for the office, without scores of pupils. */
export async function saveOfficeFile(draft: AssignDraft, output: AssignOutput): Promise<void> {
  const { saveTables } = await import("../../../kit/table/create-table-file.ts");
  await saveTables(`반편성${toGradeWords(draft)}.xlsx`, ...toAssignSheets(draft, output));
}

/** 「나누기 파일」: everything, to go on elsewhere. */
export async function saveAssignFile(draft: AssignDraft): Promise<void> {
  const { saveTables } = await import("../../../kit/table/create-table-file.ts");
  await saveTables(`나누기${toGradeWords(draft)}.xlsx`, ...toAssignFile(draft));
}

/** 「우리 반 파일」: what one class teacher fills in and gives to the one who splits. */
export async function saveClassFile(
  pupils: Parameters<typeof toClassFile>[0],
  classKey: string,
): Promise<void> {
  const { saveTables } = await import("../../../kit/table/create-table-file.ts");
  await saveTables(`반편성 ${classKey}.xlsx`, toClassFile(pupils, classKey));
}

function toGradeWords({ settings }: AssignDraft): string {
  return settings.grade ? ` ${settings.grade}학년` : "";
}
