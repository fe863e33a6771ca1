import { parseField } from "@damim/domain/record/split-field.ts";
import type { Change } from "@damim/sync/change.ts";
import type { Fields, RecordKind } from "@damim/sync/kind.ts";
import type { HistoryWords } from "../../data/history/use-history-entries.ts";
import type { RefusedWrite } from "../../data/rounds/sync-state.ts";
import type { Store, TeacherData } from "../../data/teacher-data.ts";

/** A record to be said: a row, a write, or what is left of a deleted row. Its fields may be of any shape. */
export interface SaidRecord {
  readonly id: string;
  readonly fields: Fields;
}

/** 「3번 김가온」 of an id, 「학생」 of one that nobody knows any more. */
export type NameStudent = (studentId: string) => string;

/** How one field of a record is said. */
export interface FieldWords {
  readonly label: string;
  /** A stored value as its screen shows it; nothing where it is empty. Default: a text as it is. */
  readonly describe?: (value: unknown, record: SaidRecord) => string | undefined;
  /** The subject says it too: it is named only where it changed. */
  readonly isInSubject?: true;
}

/** Where a refused write can be mended: a page, and what it opens with. */
export interface MendPlace {
  readonly path: string;
  readonly state: unknown;
}

/**
 * Everything that is said of one kind of record outside of its own screens: in 변경 이력, 휴지통, 보낼 목록, 확인 필요 and
 * the names of files. A field without words does not compile; `undefined` stands where the id or the subject says it.
 *
 * ```ts
 * const memoWords: RecordWords<Memo> = {
 *   kind: memoKind,
 *   sort: "메모",
 *   toSubject: ({ fields }) => `${fields["title"]} 메모`,
 *   fields: { title: { label: "제목", isInSubject: true }, text: { label: "내용" } },
 * };
 * ```
 */
export interface RecordWords<T extends object = object> {
  readonly kind: RecordKind<T>;
  /** 「명단」, 「출결」: what sort of record it is. */
  readonly sort: string;
  /** What it is about: 「3번 김가온 질병 결석」. */
  readonly toSubject: (record: SaidRecord, nameStudent: NameStudent) => string;
  /** When it is about: 「11월 20일 금요일」. Absent: the sort stands in its place. */
  readonly toWhen?: (record: SaidRecord) => string;
  readonly fields: { readonly [Field in keyof Required<T> & string]: FieldWords | undefined };
  /** A write that no form would take, and so no 되돌리기 offers. Absent: it has no needed fields. */
  readonly leavesGap?: (change: Change) => boolean;
  readonly trash?: {
    /** It ends with what comes after it: nobody looks for it in 휴지통. */
    readonly isLeftOut?: true;
    /** Default: all that have words. */
    readonly fields?: readonly string[];
    /** Default: the row as it was. */
    readonly restore?: (store: Store, record: SaidRecord) => readonly Change[];
  };
  /** Records that were made or deleted in one go stand as one: a span of days. */
  readonly together?: {
    readonly toKey: (fields: Fields) => string;
    readonly toSubject: (records: readonly [SaidRecord, ...SaidRecord[]]) => string;
  };
  readonly history?: Pick<HistoryWords, "toTitle"> & {
    /** What it came with is said by its own screen. */
    readonly isCreationBare?: true;
    /** Where the rules of the record ask for more than `change` to take an act back. */
    readonly listReverting?: (
      store: Store,
      ...asked: Parameters<NonNullable<HistoryWords["listReverting"]>>
    ) => readonly Change[];
  };
  /** A write of it is said by what it sets alone: the row may be somebody else's by now. */
  readonly isSaidByWrite?: true;
  /** Why the server denied a write of it for good, by the refusal's `detail`: what broke a rule is not sent again. */
  readonly denied?: Readonly<Record<string, string>>;
  /** Nothing where no form of today holds the write. Absent: it can be sent as it is, or copied. */
  readonly findMendPlace?: (data: TeacherData, write: RefusedWrite) => MendPlace | undefined;
}

/** The words of a field; nothing for one that its subject says, or that a newer version knows. */
export function findFieldWords({ fields }: RecordWords, field: string): FieldWords | undefined {
  const named: Readonly<Record<string, FieldWords | undefined>> = fields;
  const [name, entry] = parseField(field);
  const words = Object.hasOwn(named, name) ? named[name] : undefined;
  const describe = words?.describe;
  if (entry === undefined || !describe) return words;
  // One entry is said as the whole would be with it alone.
  return {
    ...words,
    describe: (value, record) => (value ? describe({ [entry]: value }, record) : undefined),
  };
}

/** A value in the words of its field; nothing where it is empty. */
export function sayValue(
  words: RecordWords,
  field: string,
  value: unknown,
  record: SaidRecord,
): string | undefined {
  const { describe } = findFieldWords(words, field) ?? {};
  if (describe) return describe(value, record);
  if (value === undefined || value === null || value === "") return undefined;
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** 「11월 20일 금요일 · 3번 김가온 질병 결석」, 「명단 · 3번 김가온」. */
export function sayRecord(
  words: RecordWords,
  record: SaidRecord,
  nameStudent: NameStudent,
): string {
  return `${words.toWhen?.(record) ?? words.sort} · ${words.toSubject(record, nameStudent)}`;
}

/** What else a record holds, field by field: 「사유 병원」. What its subject says is left out. */
export function listSaid(
  words: RecordWords,
  record: SaidRecord,
  names: readonly string[] = Object.keys(record.fields),
): readonly string[] {
  return names.flatMap((field) => {
    const ofField = findFieldWords(words, field);
    const said = ofField && sayValue(words, field, record.fields[field], record);
    return said && !ofField.isInSubject ? [`${ofField.label} ${said}`] : [];
  });
}

/** The words of fields that differ by their label alone. */
export function labelFields<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  describe: (value: unknown, field: NoInfer<Field>) => string | undefined,
): { readonly [F in Field]: FieldWords } {
  const entries = (Object.keys(labels) as Field[]).map((field) => [
    field,
    { label: labels[field], describe: (value: unknown) => describe(value, field) },
  ]);
  // Made of the labels, one by one.
  return Object.fromEntries(entries) as { readonly [F in Field]: FieldWords };
}
