import type { WaitingFile } from "../../data/files/waiting-file.ts";
import type { QueuedWrite } from "../../data/rounds/sync-state.ts";
import type { Store, TeacherData } from "../../data/teacher-data.ts";
import { studentNamer } from "../../kit/record/name-student.ts";
import { findFieldWords, sayRecord } from "../../kit/record/record-words.ts";
import { DEAD } from "@damim/sync/change.ts";
import { findRecordWords } from "../registry/record-words.ts";

/** A write in the words of its record: 「11월 20일 금요일 · 3번 김가온 질병 결석」. */
export function describeWrite(store: Store, { kind, id, set }: QueuedWrite): string {
  const words = findRecordWords(kind);
  if (!words) return "기록";
  const fields = { ...store.find(kind, id), ...set };
  const said = sayRecord(words, { id, fields }, studentNamer(store));
  return set[DEAD] === true ? `${said} 지움` : said;
}

/** The values that a teacher typed in one write, a line each. */
export function toPlainText({ kind, set }: Pick<QueuedWrite, "kind" | "set">): string {
  const words = findRecordWords(kind);
  const isTyped = (field: string): boolean => {
    if (!words) return true;
    const ofField = findFieldWords(words, field);
    // The photo itself is told as a file; its id says nothing to anybody.
    return field !== "photo" && ofField !== undefined && !ofField.isInSubject;
  };
  return Object.entries(set)
    .filter(([field, value]) => !field.startsWith("~") && value !== null && isTyped(field))
    .map(([, value]) => (typeof value === "string" ? value : JSON.stringify(value)))
    .join("\n");
}

/** A file that the server does not have, in the words of its record: 「명단 · 5번 김하린 사진」. */
export function describeFile(data: TeacherData, { place, name }: WaitingFile): string {
  const store = data.stores.find(({ scope }) => scope === place.scope);
  const words = findRecordWords(place.kind);
  if (!words || !store) return `파일 · ${name}`;
  const record = { id: place.id, fields: { ...store.find(place.kind, place.id) } };
  return `${sayRecord(words, record, studentNamer(store))} 사진`;
}
