import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { isBox } from "@damim/domain/secret/box.ts";
import type { Field } from "@damim/domain/record/field.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Draft } from "../../data/drafts/list-drafts.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { studentNamer } from "../../kit/record/name-student.ts";
import { draftWords, fieldLabels, type DraftWords } from "./draft-words.ts";

/** Half-written words as a person reads them. */
export interface SaidDraft {
  /** 「상담 · 3번 강도윤, 11월 26일」; of no pupil and no day its first words: 「메모 · 내일 체육복」. */
  readonly name: string;
  /** Each field by its label: 「주제: 친구 관계」. */
  readonly lines: readonly string[];
}

type NameStudent = (id: string) => string | undefined;

/** What is said of each draft that holds words: at sign-out, and in the file of what a device alone has. */
export function describeDrafts(
  drafts: readonly Draft[],
  stores: TeacherData["stores"],
): readonly SaidDraft[] {
  const nameStudent: NameStudent = (id) => {
    const store = stores.find((each) => each.rows(studentKind).has(id));
    return store && studentNamer(store)(id);
  };
  return drafts.flatMap((draft) => describe(draft, nameStudent) ?? []);
}

function describe({ key, text }: Draft, nameStudent: NameStudent): SaidDraft | undefined {
  const place = key.replace(/^form:/, "");
  const [head = ""] = /^[\w-]+/.exec(place) ?? [];
  const isKnown = Object.hasOwn(draftWords, head);
  const words = draftWords[head];
  // A calculator's figures, which row is open: nobody misses them.
  if (isKnown && !words) return undefined;
  const { sort = "쓰다 만 글", fields, read } = words ?? ({} as Partial<DraftWords>);
  const typed = read ? undefined : parseForm(text);
  const isSealed = typed !== undefined && isBox(typed["box"]);
  const said = isSealed
    ? [{ name: "", label: "", value: "잠긴 글이라 여기서는 볼 수 없어요. 쓰던 화면에 있어요." }]
    : typed
      ? Object.entries(typed).flatMap(([name, value]) =>
          say(name, value, fields?.[name], nameStudent),
        )
      : (read?.(text) ?? [text]).map((value) => ({ name: "", label: "", value: value.trim() }));
  const lines = said.filter(({ value }) => value !== "");
  if (lines.length === 0) return undefined;
  const ids = [...Object.values(typed ?? {}).map(String), place].flatMap((part) =>
    part.split(/[\s:~,]+/),
  );
  const who = [...new Set(ids)].flatMap((id) => nameStudent(id) ?? []);
  const when = ids.find(isCalendarDay);
  const about = [
    who.length > 1 ? `${who[0]} 외 ${who.length - 1}명` : who[0],
    when && toKoreanMonthDay(when),
  ].filter(Boolean);
  return {
    name: `${sort} · ${about.join(", ") || toFirstWords(lines)}`,
    lines: lines.map(({ label, value }) => (label ? `${label}: ${value}` : value)),
  };
}

interface SaidField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** What only the program reads: a digest, ids, which of two ways. */
const UNSAID: ReadonlySet<string> = new Set(
  "from id madeId classKey colour type kind budgetId subjectId otherPeriod board photos files".split(
    " ",
  ),
);

function say(
  name: string,
  value: unknown,
  field: Field | undefined,
  nameStudent: NameStudent,
): readonly SaidField[] {
  if (!field?.label && UNSAID.has(name)) return [];
  const label = field?.label ?? fieldLabels[name] ?? "";
  const named = String(value).split(/\s+/).map(nameStudent);
  if (named.some(Boolean))
    return [{ name, label: label || "학생", value: named.filter(Boolean).join(", ") }];
  const words = (field && sayTyped(field, value)) ?? toPlain(value);
  return words === "" ? [] : [{ name, label, value: words }];
}

/** As its record says it, once it can be read; half a day or half a number as it stands. */
function sayTyped(field: Field, value: unknown): string | undefined {
  const read = field.read(value);
  return field.say(read.ok ? read.value : value);
}

/** What a form keeps as one text may be a list of its own: a line each, without the signs. */
function toPlain(value: unknown): string {
  if (typeof value === "boolean") return "";
  if (typeof value === "string") {
    const inner = /^[[{]/.test(value) ? parse(value) : undefined;
    return inner === undefined ? value.trim() : toPlain(inner);
  }
  if (Array.isArray(value)) return value.map(toPlain).filter(Boolean).join("\n");
  if (typeof value === "object" && value !== null)
    return Object.values(value).map(toPlain).filter(Boolean).join(" ");
  return typeof value === "number" ? String(value) : "";
}

function parseForm(text: string): Readonly<Record<string, unknown>> | undefined {
  const found = text.startsWith("{") ? parse(text) : undefined;
  return typeof found === "object" && found !== null ? { ...found } : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const NAMING = ["title", "name", "item", "text", "body", "note", "reason", "memo"];
const LONGEST_NAME = 20;

function toFirstWords(lines: readonly SaidField[]): string {
  const naming = NAMING.flatMap((name) => lines.find((line) => line.name === name) ?? []);
  const [first = ""] = (naming[0] ?? lines[0])?.value.split("\n") ?? [];
  return first.length > LONGEST_NAME ? `${first.slice(0, LONGEST_NAME).trimEnd()}…` : first;
}
