/**
 * One thing that the operator decides, said once: `Config`, the refusal, the table of `docs/operations.md`, and what 관리
 * 「서버」 and the doctor tell come out of it. A setting is one entry of one list.
 */
export interface Setting {
  readonly name: string;
  /** Its name in `Config`. Absent: `config.ts` makes something of it together with others. */
  readonly as?: string;
  /** What it is, in the table. */
  readonly label: string;
  /** Read where nothing is written. */
  readonly default?: string;
  /** In the table, where there is no default. Absent: `none`. */
  readonly without?: string;
  /** Stands in `Config` where nothing is written. */
  readonly else?: unknown;
  /** Undefined: it cannot be read. */
  readonly read: (text: string) => unknown;
  /** What is said behind the name of one that cannot be read. */
  readonly wrong?: string;
  /** A key, which may stand in a file of its own that `…_FILE` names. */
  readonly secret?: true;
  /** What 관리 and the doctor show where it leaves something out: `날씨와 미세먼지`, with what that means behind a colon. */
  readonly show?: string;
  /** Whether it does. Absent: nothing is written, or `off`. */
  readonly isOff?: (all: Readonly<Record<string, unknown>>) => boolean;
}

export const setting = <
  const Name extends string,
  const Said extends Omit<Setting, "name" | "label">,
>(
  name: Name,
  label: string,
  said: Said,
) => ({ name, label, ...said });

type Read<Said extends Setting> = Exclude<ReturnType<Said["read"]>, undefined>;
type Given<Said extends Setting> = Said extends { readonly default: string }
  ? Read<Said>
  : Said extends { readonly else: infer Else }
    ? Read<Said> | Else
    : Read<Said> | undefined;

/** What was read, by the names of the settings. */
export type ByName<Said extends Setting> = {
  readonly [Each in Said as Each["name"]]: Given<Each>;
};
/** What was read, by its name in `Config`. */
export type ByKey<Said extends Setting> = {
  readonly [
    Each in Said as Each extends { readonly as: infer Key extends string } ? Key : never
  ]: Given<Each>;
};
/** What may be undefined may be absent, and nothing else is undefined. */
export type Present<Values> = {
  readonly [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key];
} & {
  readonly [Key in keyof Values as undefined extends Values[Key] ? Key : never]?: Exclude<
    Values[Key],
    undefined
  >;
};

/** Throws where a name stands twice: 「the setting PORT is said twice」. */
export function checkSaidOnce(what: string, names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`the ${what} ${twice} is said twice`);
}

/** What no two of them may share. */
export const listNames = (list: readonly Setting[]): readonly string[] =>
  list.flatMap(({ name, as }) => (as === undefined ? [name] : [name, as]));

/** Every one as it is written or by its default, and a sentence for each that cannot be read. */
export function readSettings(
  list: readonly Setting[],
  written: Readonly<Record<string, string>>,
): { readonly values: Readonly<Record<string, unknown>>; readonly mistakes: readonly string[] } {
  const mistakes: string[] = [];
  const values = list.map(({ name, default: usual, else: otherwise, read, wrong = "" }) => {
    const text = written[name] ?? usual;
    const value = text === undefined ? otherwise : read(text);
    if (text !== undefined && value === undefined) mistakes.push(name + wrong);
    return [name, value] as const;
  });
  return { values: Object.fromEntries(values), mistakes };
}

/** What the settings leave out, each with the name of the one that turns it on, the most important first. */
export function listOff(
  list: readonly Setting[],
  values: Readonly<Record<string, unknown>>,
): readonly string[] {
  return list.flatMap(({ name, show, isOff = (all) => !all[name] }) =>
    show !== undefined && isOff(values) ? `${show}. ${name}` : [],
  );
}

/** The table of `docs/operations.md`: the cells of each row. */
export const toTable = (list: readonly Setting[]) =>
  list.map(({ name, default: usual = "none", without = usual, label }) => [
    `\`${name}\``,
    without,
    label,
  ]);
