import { listDrafts } from "../../data/drafts/list-drafts.ts";
import { toDraftOwner } from "../../data/drafts/use-draft.ts";
import type { WaitingFile } from "../../data/files/waiting-file.ts";
import { listRefused, listWaiting, type QueuedWrite } from "../../data/rounds/sync-state.ts";
import type { Store, TeacherData } from "../../data/teacher-data.ts";
import { studentNamer } from "../../kit/record/name-student.ts";
import { findFieldWords, listSaid, sayRecord, sayValue } from "../../kit/record/record-words.ts";
import { DEAD } from "@damim/sync/change.ts";
import { findRecordWords } from "../registry/record-words.ts";
import { describeDrafts } from "./describe-draft.ts";

/** A write in the words of its record: 「11월 20일 금요일 · 3번 김가온 질병 결석」. */
export function describeWrite(
  store: Store | undefined,
  { kind, id, set }: Pick<QueuedWrite, "kind" | "id" | "set">,
): string {
  const words = findRecordWords(kind);
  if (!words) return "기록";
  const fields = { ...(!words.isSaidByWrite && store?.find(kind, id)), ...set };
  const said = sayRecord(words, { id, fields }, studentNamer(store));
  return set[DEAD] === true ? `${said} 지움` : said;
}

/** The values that a teacher typed in one write, a line each. */
export function toPlainText({ kind, id, set }: Pick<QueuedWrite, "kind" | "id" | "set">): string {
  const words = findRecordWords(kind);
  const say = (field: string, value: unknown): string =>
    (words && sayValue(words, field, value, { id, fields: set })) ||
    (typeof value === "string" ? value : JSON.stringify(value));
  const isTyped = (field: string): boolean => {
    if (!words) return true;
    const ofField = findFieldWords(words, field);
    // The photo itself is told as a file; its id says nothing to anybody.
    return field !== "photo" && ofField !== undefined && !ofField.isInSubject;
  };
  return Object.entries(set)
    .filter(([field, value]) => !field.startsWith("~") && value !== null && isTyped(field))
    .map(([field, value]) => say(field, value))
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

/** What the server does not have, as a person reads it: of each record and each half-written form a heading and its fields. */
export function toUnsentText(data: TeacherData): string {
  const writes = [...listWaiting(data), ...listRefused(data)];
  return toWordsText(writes, toDraftOwner(data), data.stores);
}

/** The same of writes that were found elsewhere, as in a broken database, and of this teacher's forms. */
export function toWordsText(
  writes: readonly { readonly store: Store | undefined; readonly op: QueuedWrite }[],
  uid: string,
  stores: TeacherData["stores"],
): string {
  const said = writes.map(({ store, op }) => {
    const words = findRecordWords(op.kind);
    const lines = words ? listSaid(words, { id: op.id, fields: op.set }) : [];
    return toPart(describeWrite(store, op), lines.length > 0 ? lines : [toPlainText(op)]);
  });
  const drafts = describeDrafts(listDrafts(uid), stores).map(({ name, lines }) =>
    toPart(`쓰다 만 글 · ${name}`, lines),
  );
  return [...said, ...drafts].join("\n\n");
}

function toPart(heading: string, lines: readonly string[]): string {
  return [`■ ${heading}`, ...lines.filter(Boolean)].join("\n");
}
