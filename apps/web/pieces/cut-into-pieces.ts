import { joinPieces, LARGE, type Piece } from "./join-pieces.ts";
import { listEver, listNeeds, throughIcons, type ToFacts } from "./list-needs.ts";
import { firstDialogs, memoEditor, starts } from "./waited-for.ts";

/** Bytes: smaller than what a file of its own costs. */
const TINY = 800;
const MOST_PIECES = 102;
/** Half of the pages: what so many need comes with a teacher's first screen. */
const MOST_PAGES = 36;
const PAGE_FILE = /-page\.tsx$/;

/** What only the pupils' page needs: a teacher's device never keeps it, also not for times without a network. */
export const PUPILS = "pupil";

const PAGE = 70;
/** How much a byte that a part fetches in vain hurts; 1 where it comes at rest or behind a frame. */
const weights: readonly (readonly [at: readonly string[] | RegExp, weight: number])[] = [
  [starts.pupil, 20_000],
  [starts.teacher, 10_000],
  [starts.signIn, 1_000],
  [[...firstDialogs, memoEditor], 3_000],
  [/^pupil /, 300],
  [PAGE_FILE, PAGE],
];

/**
 * Cuts what people wait for into pieces by one rule: what the same roots need lies together, and then the pieces are
 * joined for which the least is fetched in vain (`join-pieces.ts`). What comes later is the bundler's: it imports these
 * pieces and is never imported by them, so there are no circles.
 *
 * @param root `apps/web`
 * @returns the name of the piece that a module lies in, by its id
 */
export function cutIntoPieces(root: string, toBuilt: ToFacts): ReadonlyMap<string, string> {
  const toFacts = throughIcons(toBuilt);
  const [index, pad] = [`${root}/index.html`, `${root}/pad.html`];
  const first = `${root}/src/app/start/teacher-root.tsx`;
  const [teachers, pupils] = [listEver(index, toFacts), listEver(pad, toFacts)];
  const toPart = (id: string): string => {
    const file = id.slice(root.length + 1);
    return pupils.has(id) && toWeight(file) === 1 ? `${PUPILS} ${file}` : file;
  };

  const parts: string[] = [];
  const lists = new Map<string, string[]>();
  for (const [id, found] of listNeeds([index, pad], toFacts)) {
    // A file of its own costs the pupils more than it costs everybody to have it.
    const isShared = found.has(pad) && teachers.has(id);
    const isTiny = isShared && toFacts(id)?.importedIds.length === 0 && toSize(id, toFacts) < TINY;
    const isUsual = [...found].filter((each) => PAGE_FILE.test(each)).length >= MOST_PAGES;
    const roots = isTiny ? new Set([index, pad]) : isUsual ? new Set([first]) : found;
    if (![...roots].some((root) => toWeight(toPart(root)) > PAGE)) continue;
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

/** In bytes, of what is only known later: nobody fetches styles in vain, and of a library little is left. */
function toSize(id: string, toFacts: ToFacts): number {
  if (id.endsWith(".css")) return LARGE;
  const size = toFacts(id)?.code?.replace(/\/\*[^]*?\*\//g, "").length ?? 0;
  return id.includes("/node_modules/") ? Math.min(size, 8_000) : size;
}

function toWeight(part: string): number {
  const found = weights.find(([at]) => (at instanceof RegExp ? at.test(part) : at.includes(part)));
  return found?.[1] ?? 1;
}
