/** What the bundler knows of a module. */
export interface ModuleFacts {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

export type ToFacts = (id: string) => ModuleFacts | null;

/** Not of the app: the bundler has a place of its own for it. */
const APART = /^\0rolldown/;

/**
 * Which roots need a module that is not at hand by the time when they are asked for. Roots are the pages, and what is
 * imported late.
 *
 * @param pages the html files, by their ids
 * @returns by the id of each module
 */
export function listNeeds(
  pages: readonly string[],
  toFacts: ToFacts,
): ReadonlyMap<string, ReadonlySet<string>> {
  const needs = new Map<string, Set<string>>();
  for (const [root, atHand] of listAtHand(pages, toFacts))
    for (const id of reach([root], toFacts, toStatic)) {
      if (atHand.has(id)) continue;
      const roots = needs.get(id) ?? new Set();
      needs.set(id, roots.add(root));
    }
  return needs;
}

/** All that a page imports, at once or late. */
export function listEver(page: string, toFacts: ToFacts): ReadonlySet<string> {
  return reach([page], toFacts, (facts) => [...facts.importedIds, ...facts.dynamicallyImportedIds]);
}

/** By root: the modules that are there when it is asked for, on whatever way. */
function listAtHand(
  pages: readonly string[],
  toFacts: ToFacts,
): ReadonlyMap<string, ReadonlySet<string>> {
  const atHand = new Map<string, ReadonlySet<string>>(
    pages.map((page) => [page, new Set<string>()]),
  );
  const open = new Set(pages);
  // A set hands out what is added to it while it is walked; less is at hand with each way that is found.
  for (const root of open) {
    open.delete(root);
    const own = reach([root], toFacts, toStatic);
    const there = own.union(atHand.get(root) ?? new Set<string>());
    for (const next of [...own].flatMap((id) => toFacts(id)?.dynamicallyImportedIds ?? [])) {
      if (APART.test(next)) continue;
      const before = atHand.get(next);
      const after = before?.intersection(there) ?? there;
      if (after.size === before?.size) continue;
      atHand.set(next, after);
      open.add(next);
    }
  }
  return atHand;
}

function toStatic(facts: ModuleFacts): readonly string[] {
  return facts.importedIds;
}

function reach(
  from: readonly string[],
  toFacts: ToFacts,
  toNext: (facts: ModuleFacts) => readonly string[],
): ReadonlySet<string> {
  const found = new Set(from);
  for (const id of found) {
    const facts = toFacts(id);
    for (const next of facts ? toNext(facts) : []) if (!APART.test(next)) found.add(next);
  }
  return found;
}

const ICONS = /\/lucide-react\.mjs$/;

/**
 * All icons come by one file that names every one of them: a module needs those alone that it names itself. Also
 * remembers, for each module is asked about many times.
 */
export function throughIcons(toFacts: ToFacts): ToFacts {
  const known = new Map<string, ModuleFacts | null>();
  let files: ReadonlyMap<string, string> | undefined;
  const look = (id: string): ModuleFacts | null => {
    const facts = toFacts(id);
    const all = facts?.importedIds.find((each) => ICONS.test(each));
    if (!facts || !all) return facts;
    files ??= listIconFiles(all, toFacts(all)?.code ?? "");
    const [, named = ""] = /\{([^}]*)\}\s*from\s*"lucide-react"/.exec(facts.code ?? "") ?? [];
    const icons = named.split(",").map((name) => files?.get(name.replace(/ as .*/, "").trim()));
    const others = facts.importedIds.filter((each) => each !== all);
    return {
      code: facts.code,
      importedIds: [...others, ...icons.filter((file) => file !== undefined)],
      dynamicallyImportedIds: facts.dynamicallyImportedIds,
    };
  };
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const facts = look(id);
    known.set(id, facts);
    return facts;
  };
}

function listIconFiles(all: string, code: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, names = "", file = ""] of code.matchAll(/\{([^}]*)\} from ['"]\.(\/[^'"]+)/g))
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g))
      files.set(name, all.replace(ICONS, file));
  return files;
}
