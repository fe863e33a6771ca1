import { listGivenNames } from "../names/name-forms.ts";

/** The names of the class that an answer holds, full or given, each once; what names nobody stays as it is. */
export function listNamedPupils(answer: string, names: readonly string[]): readonly string[] {
  const parts = answer
    .split(/[,;/·\n]|\s{2,}|(?<=\p{L}{2})\s(?=\p{L}{2})/u)
    .map((part) => part.trim());
  const found = parts
    .filter((part) => part !== "")
    .map((part) => {
      const bare = part.replaceAll(" ", "");
      const whole = names.filter((name) => bare.includes(name.replaceAll(" ", "")));
      const given = names.filter((name) =>
        listGivenNames(name).some((each) => each.length > 1 && bare.startsWith(each)),
      );
      const [one, ...others] = whole.length > 0 ? whole : given;
      return one !== undefined && others.length === 0 ? one : part;
    });
  return [...new Set(found)];
}
