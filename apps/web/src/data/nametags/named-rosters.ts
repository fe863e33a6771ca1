import type { NameRoster } from "@damim/domain/names/cover-person.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Store } from "../teacher-data.ts";
import type { LockablePage } from "../vault-slot.ts";

const { name: KIND } = studentKind;

interface NamedRosters {
  /** The pupils of all years that have numbers only, also while names are covered. */
  readonly listAll: () => NameRoster;
  /** Whom a text of a scope may not name: the pupils of an own year, anywhere else all of them. */
  readonly listFor: (scope: string) => NameRoster;
  readonly revision: () => number;
}

/** The names that may leave this device by no text. Each list is the same object until a pupil or a name changes. */
export function createNamedRosters(
  data: Pick<LockablePage, "stores" | "teacher">,
  options: {
    readonly isOn: (scope: string) => boolean;
    readonly findName: (scope: string, id: string) => string | undefined;
    /** Of the names. */
    readonly revision: () => number;
  },
): NamedRosters {
  const { isOn, findName } = options;
  const { uid } = data.teacher;
  const known = new Map<string, readonly [sign: string, roster: NameRoster]>();
  const listOn = (): readonly Store[] => data.stores.filter(({ scope }) => isOn(scope));
  const revision = (): number =>
    listOn().reduce((sum, store) => sum + store.revision(KIND), options.revision());

  function listNamed(store: Store): NameRoster {
    const { scope } = store;
    const sign = `${store.revision(KIND)} ${options.revision()}`;
    const before = known.get(scope);
    if (before?.[0] === sign) return before[1];
    const roster = [...store.rows(studentKind).values()].flatMap((student) => {
      const name = findName(scope, student.id);
      return name ? [{ ...student, name }] : [];
    });
    known.set(scope, [sign, roster]);
    return roster;
  }
  let all: readonly [sign: string, roster: NameRoster] = ["", []];
  function listAll(): NameRoster {
    const sign = listOn()
      .map((store) => `${store.scope} ${store.revision(KIND)} ${options.revision()}`)
      .join();
    if (all[0] !== sign) all = [sign, listOn().flatMap(listNamed)];
    return all[1];
  }
  return {
    listAll,
    listFor(scope) {
      const place = parseScope(scope);
      if (place?.type !== "year" || place.uid !== uid) return listAll();
      const store = listOn().find((each) => each.scope === scope);
      return store ? listNamed(store) : [];
    },
    revision,
  };
}
