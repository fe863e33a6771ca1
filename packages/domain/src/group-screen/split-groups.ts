/** How a class is divided: into groups of so many, or into so many groups. */
export type SplitBy = { readonly of: number } | { readonly groups: number };

/**
 * How large the groups become: they differ by at most one, larger ones first, and nobody is alone where that can be.
 *
 * ```ts
 * splitSizes(27, { of: 4 }); // [4, 4, 4, 4, 4, 4, 3]
 * ```
 */
export function splitSizes(count: number, by: SplitBy): readonly number[] {
  if (count < 1) return [];
  const wanted = "of" in by ? Math.ceil(count / Math.max(1, by.of)) : by.groups;
  let groups = Math.max(1, Math.min(count, Math.trunc(wanted)));
  if ("of" in by && by.of > 1) while (groups > 1 && Math.floor(count / groups) < 2) groups -= 1;
  const [size, larger] = [Math.floor(count / groups), count % groups];
  return Array.from({ length: groups }, (_, index) => size + (index < larger ? 1 : 0));
}

/**
 * Who was not there when groups were made belongs to one all the same, for they are kept for weeks: each goes to the
 * smallest, of equal ones to the first.
 *
 * ```ts
 * seatAbsent([["s1", "s2"], ["s3"]], ["s4", "s5"]); // [["s1", "s2", "s5"], ["s3", "s4"]]
 * ```
 */
export function seatAbsent<T>(
  groups: readonly (readonly T[])[],
  absent: readonly T[],
): readonly (readonly T[])[] {
  const seated = groups.map((group) => [...group]);
  for (const each of absent) {
    const smallest = Math.min(...seated.map(({ length }) => length));
    seated.find(({ length }) => length === smallest)?.push(each);
  }
  return seated;
}

/** The groups of a sealed order (`runDraw` of kind "order"). */
export function splitOrder<T>(order: readonly T[], by: SplitBy): readonly (readonly T[])[] {
  let at = 0;
  return splitSizes(order.length, by).map((size) => {
    at += size;
    return order.slice(at - size, at);
  });
}
