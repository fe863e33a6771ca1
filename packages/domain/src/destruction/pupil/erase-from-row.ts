import type { Fields } from "@damim/sync/kind.ts";
import { namesAny } from "@damim/sync/kind.ts";
import { drawKind } from "../../draw/draw.ts";
import { readMemoDocument } from "../../memo/memo-document.ts";
import { toMemoTitle } from "../../memo/memo-lines.ts";
import { memoKind } from "../../memo/memo.ts";
import { writeOutMentions } from "../../memo/mentions.ts";
import type { Field } from "../../record/field.ts";
import type { Shape } from "../../record/shape.ts";
import { checkedKinds } from "../../registry/checked-kinds.ts";
import { seatRuleKind } from "../../seats/seat-rule.ts";
import type { StudentId } from "../../student/student.ts";

export interface NamingRow {
  readonly kind: string;
  readonly id: string;
  /** As stored: fields of sync and emptied ones too. */
  readonly data: Fields;
}

/** What becomes of a row when a pupil is erased. `moved`: it is about others too, and its id named the pupil. */
export type Erasure =
  | { readonly type: "gone" }
  | { readonly type: "changed"; readonly set: Fields }
  | { readonly type: "moved"; readonly id: string; readonly set: Fields };

const gone: Erasure = { type: "gone" };
/** Stands for a pupil whose place in a list is told elsewhere. */
export const ERASED_STUDENT: StudentId = "erased";
const LOST = Symbol("lost");

/**
 * What is left of a row without a pupil: it goes whole where it is about nobody else, by its id, a field of its own or a
 * list that has nobody left; else it loses the pupil and keeps the rest. Nothing where it does not name the pupil. Words
 * that say the name are not looked at.
 *
 * ```ts
 * eraseFromRow({ kind: "point", id: "p1", data: { studentId: "s1", amount: 1 } }, "s1"); // { type: "gone" }
 * ```
 */
export function eraseFromRow(row: NamingRow, id: StudentId): Erasure | undefined {
  if (!namesAny([row.id, row.data], [id])) return undefined;
  const kind = checkedKinds.find(({ name }) => name === row.kind);
  if (kind?.isProof) return undefined;
  const set: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row.data)) {
    if (!namesAny([name, value], [id])) continue;
    const own = ownFields[row.kind]?.(row.data, id);
    if (own && name in own) Object.assign(set, own);
    else {
      const left = eraseFromField(kind?.fields?.[name], name, value, id);
      if (left === LOST) return gone;
      set[name] = left;
    }
  }
  if (row.kind === seatRuleKind.name && isOfOne({ ...row.data, ...set })) return gone;
  if (!namesAny(row.id, [id])) return { type: "changed", set };
  const { studentId, studentIds } = { ...row.data, ...set };
  const next: unknown = studentId ?? (Array.isArray(studentIds) ? studentIds[0] : undefined);
  if (typeof next !== "string") return gone;
  // The day and its own part stay, so that a step that is done again makes the same row.
  const parts = row.id.split("~").map((part) => (part === id ? next : part));
  const moved = parts.join("~");
  if (namesAny(moved, [id])) return gone;
  return { type: "moved", id: moved, set };
}

/** A field of the row, or that the row goes; null empties it. */
function eraseFromField(
  field: Field | undefined,
  name: string,
  value: unknown,
  id: StudentId,
): unknown {
  if (field?.shape.type === "student" || name === "studentId") return LOST;
  const left = eraseFromValue(field?.shape, value, id);
  const { shape } = field ?? {};
  const isListOfPupils = shape?.type === "list" && shape.of.type === "student";
  if (isListOfPupils && Array.isArray(left) && left.length === 0) return LOST;
  if (left !== LOST) return left;
  return !field || field.isOptional ? null : LOST;
}

function eraseFromValue(shape: Shape | undefined, value: unknown, id: StudentId): unknown {
  if (!namesAny(value, [id])) return value;
  if (shape?.type === "secret" || shape?.type === "checked")
    return eraseFromValue(shape.of, value, id);
  if (typeof value === "string") return LOST;
  if (Array.isArray(value)) {
    const [of, least] = shape?.type === "list" ? [shape.of, shape.least ?? 0] : [undefined, 0];
    const left = value.map((each) => eraseFromValue(of, each, id)).filter((each) => each !== LOST);
    return left.length < least ? LOST : left;
  }
  const parts = shape?.type === "parts" ? shape : undefined;
  const left = Object.entries(value as object).map(([key, each]) => {
    const of = shape?.type === "map" ? shape.of : parts?.of[key];
    return [key, namesAny(key, [id]) ? LOST : eraseFromValue(of, each, id)] as const;
  });
  const isNeeded = ([key, each]: (typeof left)[number]): boolean =>
    each === LOST && parts?.of[key] !== undefined && !parts.optional?.includes(key);
  if (left.some(isNeeded)) return LOST;
  return Object.fromEntries(left.filter(([, each]) => each !== LOST));
}

/** Fields that no shape tells of, written together. */
const ownFields: Readonly<Record<string, (data: Fields, id: StudentId) => Fields>> = {
  // The order of who was drawn is sealed by places.
  [drawKind.name]: ({ members }, id) =>
    Array.isArray(members)
      ? { members: members.map((each) => (namesAny(each, [id]) ? ERASED_STUDENT : each)) }
      : {},
  [memoKind.name]({ body, title }, id) {
    const doc = typeof body === "string" ? readMemoDocument(body) : undefined;
    if (!doc) return {};
    const left = writeOutMentions(
      doc,
      () => "○○",
      (each) => each === id,
    );
    const says = (sign: string) => toMemoTitle(doc, (each) => (each === id ? sign : "○○"));
    const isInTitle = says("가") !== says("나");
    return {
      body: JSON.stringify(left),
      title: isInTitle ? toMemoTitle(left, () => "○○") : title,
    };
  },
};

/** 떨어지기 and 함께 are about two. */
function isOfOne({ kind, a, b }: Fields): boolean {
  const count = [a, b].flatMap((list) => list ?? []).length;
  return (kind === "apart" || kind === "together") && count < 2;
}
