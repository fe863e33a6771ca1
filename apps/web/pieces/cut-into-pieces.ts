import { joinPieces, LARGE, type Piece } from "./join-pieces.ts";
import { listEver, listNeeds, throughIcons, type ToFacts } from "./list-needs.ts";
import { firstDialogs, memoEditor, starts } from "./waited-for.ts";

/** Together with workers and what a library imports late it is less than 160 files (`tools/check-sizes.ts`). */
const MOST_PIECES = 151;

/** What only the pupils' page needs: a teacher's device never keeps it, also not for times without a network. */
export const PUPILS = "pupil";

/** How much a byte that a part fetches in vain hurts; 1 where it comes at rest or behind a frame. */
const weights: readonly (readonly [at: readonly string[] | RegExp, weight: number])[] = [
  [Object.values(starts).flat(), 20_000],
  [[...firstDialogs, memoEditor], 3_000],
  [[PUPILS], 3_000],
  [/-page\.tsx$/, 70],
];

/**
 * Cuts a build into pieces by one rule: what the same parts of the app need lies together, and then the pieces are
 * joined for which the least is fetched in vain (`join-pieces.ts`). Parts are what people wait for, each page, what the
 * pupils' page imports late, and of each feature all the rest.
 *
 * @param root `apps/web`
 * @returns the name of the piece that a module lies in, by its id
 */
export function cutIntoPieces(root: string, toBuilt: ToFacts): ReadonlyMap<string, string> {
  const toFacts = throughIcons(toBuilt);
  const [index, pad] = [`${root}/index.html`, `${root}/pad.html`];
  const [teachers, pupils] = [listEver(index, toFacts), listEver(pad, toFacts)];
  const toPart = (id: string): string => {
    const file = id.slice(root.length + 1);
    if (toWeight(file) > 1) return file;
    return pupils.has(id)
      ? PUPILS
      : (/src\/(?:features\/|app\/|kit\/)?[^/]+/.exec(file)?.[0] ?? "");
  };

  const parts: string[] = [];
  const lists = new Map<string, string[]>();
  for (const [id, roots] of listNeeds([index, pad], toFacts)) {
    for (const root of roots) if (!parts.includes(toPart(root))) parts.push(toPart(root));
    const places = new Set([...roots].map((root) => parts.indexOf(toPart(root))));
    const key = [...places].toSorted((one, two) => one - two).join();
    // What both pages have late is the teacher's: only what nobody else has lies apart.
    const side = teachers.has(id) ? "piece" : PUPILS;
    lists.set(`${side} ${key}`, [...(lists.get(`${side} ${key}`) ?? []), id]);
  }
  const homes = new Map([...lists.values()].flatMap((ids, place) => ids.map((id) => [id, place])));
  const pieces = [...lists].map(([key, ids], place): Piece => {
    const [side = "", places = ""] = key.split(" ");
    const imports = ids.flatMap((id) => toFacts(id)?.importedIds ?? []);
    return {
      parts: new Set(places.split(",").map(Number)),
      size: ids.reduce((sum, id) => sum + toSize(id, toFacts), 0),
      imports: new Set(imports.flatMap((id) => homes.get(id) ?? []).filter((to) => to !== place)),
      side,
    };
  });
  const lies = joinPieces(pieces, { weights: parts.map(toWeight), most: MOST_PIECES });
  const names = new Map<number, string>();
  for (const [id, at] of homes) {
    const place = lies[at] ?? at;
    if (!names.has(place)) names.set(place, toName(id, pieces[at]?.side, [...names.values()]));
  }
  return new Map([...homes].map(([id, at]) => [id, names.get(lies[at] ?? at) ?? ""]));
}

/** Of one of its modules, for reports of errors; two of one name would be one file. */
function toName(id: string, side: string | undefined, taken: readonly string[]): string {
  const file = id.replace(/^.*\//, "").replace(/\..*$/, "");
  const name = side === PUPILS ? `${PUPILS}-${file}` : file;
  return taken.includes(name) ? `${name}-${taken.length}` : name;
}

/** Nobody fetches styles in vain: how large they are is known later only. */
function toSize(id: string, toFacts: ToFacts): number {
  return id.endsWith(".css") ? LARGE : (toFacts(id)?.code?.length ?? 0);
}

function toWeight(part: string): number {
  const found = weights.find(([at]) => (at instanceof RegExp ? at.test(part) : at.includes(part)));
  return found?.[1] ?? 1;
}
