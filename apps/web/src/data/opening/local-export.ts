// Loaded lazily: who exports waits a moment.
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordKinds } from "@damim/domain/registry/record-kinds.ts";
import { saveJsonFile } from "../../platform/save-file.ts";
import { listDrafts } from "../drafts/list-drafts.ts";
import { toDraftOwner } from "../drafts/use-draft.ts";
import type { TeacherData } from "../teacher-data.ts";

/** Hands everything that this device holds of a teacher to the browser's downloads. */
export function saveLocalExport(data: TeacherData): void {
  saveJsonFile(toExportName(data.now()), toLocalExport(data));
}

/**
 * Everything that this device holds of a teacher, as JSON text: the rows as the screens show them, the
 * writes that the server does not have, the refused ones with their reasons, half-written texts.
 */
function toLocalExport(data: TeacherData): string {
  const inScope = <T extends object>(list: (store: TeacherData["profile"]) => readonly T[]) =>
    data.stores.flatMap((store) => list(store).map((op) => ({ scope: store.scope, ...op })));
  const content = {
    savedAt: data.now(),
    teacher: data.teacher.email,
    rows: data.stores.flatMap((store) =>
      recordKinds.map(({ name }) => ({
        scope: store.scope,
        kind: name,
        rows: [...store.rows({ name }).values()],
      })),
    ),
    unsent: inScope((store) => store.pending()),
    refused: inScope((store) => store.refused()),
    drafts: listDrafts(toDraftOwner(data)).map(({ text }) => text),
  };
  return JSON.stringify(content, null, 2);
}

/** 「담임-이-기기의-자료-2026-11-20.json」 */
function toExportName(now: number): string {
  return `담임-이-기기의-자료-${toSeoulDay(now)}.json`;
}
