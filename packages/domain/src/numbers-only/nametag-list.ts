import type { Fields } from "@damim/sync/kind.ts";
import * as v from "valibot";
import { LONGEST_NAME_CHARACTERS, type RosterStudent } from "../student/student.ts";

/** A name on its way to another device: number, name and class lead to the pupil; where the id is known, that does. */
const line = v.object({
  number: v.number(),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_NAME_CHARACTERS)),
  classKey: v.optional(v.string()),
  id: v.optional(v.string()),
  more: v.optional(v.record(v.string(), v.unknown())),
});
const list = v.object({ year: v.number(), names: v.array(line) });
/** As a QR code holds it (`toNametagLines`). */
const short = v.object({ year: v.number(), lines: v.string() });

export type NametagList = v.InferOutput<typeof list>;

/** What a file or a QR code says, once it is open; nothing where it is no list of names. */
export function readNametagList(opened: unknown): NametagList | undefined {
  const read = v.safeParse(list, opened);
  if (read.success) return read.output;
  const inShort = v.safeParse(short, opened);
  if (!inShort.success) return undefined;
  const { year, lines } = inShort.output;
  const long = v.safeParse(list, { year, names: readLines(lines) });
  return long.success ? long.output : undefined;
}

/**
 * Class, number and name, a line each; a class is said where it is another one than above. A class of forty fits a QR code.
 *
 * ```ts
 * toNametagLines([{ number: 1, name: "김가온", classKey: "3-2" }, …]); // "#3-2\n1 김가온\n2 …"
 * ```
 */
export function toNametagLines(
  names: readonly Pick<NametagList["names"][number], "number" | "name" | "classKey">[],
): string {
  let above: string | undefined;
  return names
    .flatMap(({ number, name, classKey }) => {
      const head = classKey === above ? [] : [`#${classKey ?? ""}`];
      above = classKey;
      return [...head, `${number} ${name.replaceAll("\n", " ")}`];
    })
    .join("\n");
}

function readLines(lines: string): readonly object[] {
  let classKey: string | undefined;
  return lines.split("\n").flatMap((each) => {
    if (each.startsWith("#")) {
      classKey = each.slice(1) || undefined;
      return [];
    }
    const at = each.indexOf(" ");
    const one = { number: Number(each.slice(0, at)), name: each.slice(at + 1) };
    return [{ ...one, ...(classKey && { classKey }) }];
  });
}

/** Whose names these are here, and how many have nobody. Two with one number get none by it. */
export function matchNametags(
  { names }: Pick<NametagList, "names">,
  students: readonly Pick<RosterStudent, "id" | "number" | "classKey">[],
): {
  readonly found: ReadonlyMap<string, { readonly name: string; readonly more?: Fields }>;
  readonly missing: number;
} {
  const found = new Map<string, { readonly name: string; readonly more?: Fields }>();
  let missing = 0;
  for (const { id, number, classKey, name, more } of names) {
    const same = students.filter(
      (each) => each.number === number && (each.classKey ?? undefined) === classKey,
    );
    const student = students.find((each) => each.id === id) ?? (same.length === 1 && same[0]);
    if (student) found.set(student.id, { name, ...(more && { more }) });
    else missing++;
  }
  return { found, missing };
}
