import { listDrafts } from "../../data/drafts/list-drafts.ts";
import { listRefused, listWaiting } from "../../data/rounds/sync-state.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { listSaid } from "../../kit/record/record-words.ts";
import { findRecordWords } from "../registry/record-words.ts";
import { describeDrafts } from "./describe-draft.ts";
import { describeWrite, toPlainText } from "./describe-write.ts";

/** What the server does not have, as a person reads it: of each record and each half-written form a heading and its fields. */
export function toUnsentText(data: TeacherData): string {
  const writes = [...listWaiting(data), ...listRefused(data)].map(({ store, op }) => {
    const words = findRecordWords(op.kind);
    const said = words ? listSaid(words, { id: op.id, fields: op.set }) : [];
    return toPart(describeWrite(store, op), said.length > 0 ? said : [toPlainText(op)]);
  });
  const drafts = describeDrafts(listDrafts(data.teacher.uid), data.stores).map(({ name, lines }) =>
    toPart(`쓰다 만 글 · ${name}`, lines),
  );
  return [...writes, ...drafts].join("\n\n");
}

function toPart(heading: string, lines: readonly string[]): string {
  return [`■ ${heading}`, ...lines.filter(Boolean)].join("\n");
}
