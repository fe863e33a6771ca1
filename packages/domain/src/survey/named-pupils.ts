import { listGivenNames } from "../names/name-forms.ts";
import { endings, everyday, familyTitles, neverAlone, titles } from "../names/name-words.ts";

const denial = /말고|빼고|제외|외에|없|싫|아니|아님|않|모르|^(?:안|못)$/u;
const anyOf = (words: readonly string[]): string =>
  words.toSorted((a, b) => b.length - a.length).join("|");
const relative = new RegExp(`^(?:${anyOf(familyTitles)})`, "u");
const joined = anyOf(endings);
/** 「이랑」, 「학생도」, 「(3번)」, 「ㅎㅎ」; 「엄마」 is somebody else. */
const behind = new RegExp(
  `^이?(?:${anyOf(titles)})?(?:\\([\\d번반부회장-]+\\))?(?:${joined}){0,2}[ㄱ-ㅣ\\P{L}]*$`,
  "u",
);
const before = /^(?:[\d-]+(?:학년|반|번)?)*[^\p{L}\d]*/u;

/**
 * The names of the class that an answer holds, full or given, each once. What names nobody, or says that somebody is not
 * meant, stays as it is: 「하나도 없어요」, 「김가람 말고 없어요」.
 *
 * ```ts
 * listNamedPupils("문채원, 로운이랑", ["문채원", "이로운"]); // ["문채원", "이로운"]
 * ```
 */
export function listNamedPupils(answer: string, names: readonly string[]): readonly string[] {
  const found: string[] = [];
  let open = "";
  const parts = joinCommaNames(
    answer.split(/[,;/·\n]|\s{2,}/u).map((part) => part.trim()),
    names,
  );
  for (const part of parts.filter(Boolean)) {
    const whole = findName(part, names);
    const words = part.split(/(?<=\p{L}{2})\s(?=\p{L})/u);
    const known = words.map((word) => findName(word, names));
    // A word that is a given name too is one only where it stands among names.
    const areAll = known.every((name) => name !== undefined);
    const rest = words.filter((word, at) => !known[at] || (!areAll && isEveryday(word, names)));
    if (whole !== undefined) found.push(whole);
    else if (rest.some((word) => relative.test(word))) found.push(part);
    else if (rest.some((word) => denial.test(word))) open = answer.trim();
    else {
      found.push(
        ...known.flatMap((name, at) => (name && !rest.includes(words[at] ?? "") ? [name] : [])),
      );
      if (rest.length > 0) found.push(rest.join(" "));
    }
  }
  return open ? [open] : [...new Set(found)];
}

/** The one pupil whom words name, and nothing else. */
function findName(words: string, names: readonly string[]): string | undefined {
  const bare = toBare(words).replace(before, "");
  const isNamed = (form: string): boolean =>
    bare.startsWith(form) && behind.test(bare.slice(form.length));
  const exact = names.filter(
    (name) => toBare(name) === bare || (/[a-z]/iu.test(name) && toKey(name) === toKey(words)),
  );
  const whole = exact.length > 0 ? exact : names.filter((name) => isNamed(toBare(name)));
  const given = names.filter((name) =>
    listForms(name).some((form) => {
      // 「하나도」 is more often nobody than 하나 too.
      const isNobody = everyday.has(form) && /^(?:도|만|뿐|밖에)/u.test(bare.slice(form.length));
      return isNamed(form) && !isNobody;
    }),
  );
  const [one, ...others] = whole.length > 0 ? whole : given;
  return others.length === 0 ? one : undefined;
}

function listForms(name: string): readonly string[] {
  return listGivenNames(name)
    .map((form) => toBare(form).replaceAll(/[^\p{L}\p{N}]/gu, ""))
    .filter((form) => form.length > 1);
}

function isEveryday(word: string, names: readonly string[]): boolean {
  const bare = toBare(word);
  return names
    .flatMap(listForms)
    .some((form) => bare.startsWith(form) && (everyday.has(form) || neverAlone.has(form)));
}

/** 「Smith, John」 is one name where the class has it, in either order. */
function joinCommaNames(parts: readonly string[], names: readonly string[]): readonly string[] {
  const known = new Map(
    names.filter((name) => /[a-z]/iu.test(name)).map((name) => [toKey(name), name]),
  );
  const one = known.get(toKey(parts.join(" ")));
  if (one !== undefined) return [one];
  return parts.flatMap((part, at) => {
    const before = at > 0 ? known.get(toKey(`${parts[at - 1]} ${part}`)) : undefined;
    if (before !== undefined) return [];
    return known.get(toKey(`${part} ${parts[at + 1] ?? ""}`)) ?? part;
  });
}

/** The words of a name in whatever order. */
function toKey(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(" ");
}

function toBare(text: string): string {
  return text.replaceAll(/\s/gu, "").toLowerCase();
}
