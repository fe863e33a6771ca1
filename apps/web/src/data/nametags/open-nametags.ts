import { destructionKind } from "@damim/domain/destruction/destruction.ts";
import { isNumbersOnly } from "@damim/domain/numbers-only/find-numbers-only.ts";
import {
  breaksNumbersOnly,
  isNumberName,
  listWithheld,
  ownFields,
  splitName,
  toEmptied,
} from "@damim/domain/numbers-only/numbers-only.ts";
import { sayNametags } from "@damim/domain/numbers-only/numbers-only-words.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { secretKinds } from "@damim/domain/secret/secrets.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { UndoStep } from "@damim/domain/undo/undo-stack.ts";
import type { QueuedOp } from "@damim/sync/client/storage.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { readText, removeText, writeText } from "../../platform/kept/device-texts.ts";
import { createListeners } from "../create-listeners.ts";
import type { Store } from "../teacher-data.ts";
import type {
  AskOutput,
  NameAsking,
  NameHolding,
  Nametag,
  OpenNametags,
} from "../nametags-slot.ts";
import type { LockablePage, ScopedVeil } from "../vault-slot.ts";
import { createNameAsking } from "./ask-names.ts";
import { gateOutput } from "./gate-output.ts";
import { gateWords } from "./gate-words.ts";
import { createNamedRosters } from "./named-rosters.ts";
import { openNametagBox, type NametagEntry } from "./nametag-box.ts";

const { name: KIND } = studentKind;
/** Which rows wait for 「글에 이름이 있어요」 and were put off; no word of them. */
const PUT_OFF = "namesPutOff";
const putOffRows = {
  read: () => readText(PUT_OFF)?.split(" ") ?? [],
  keep: (rows: readonly string[]) =>
    rows.length > 0 ? writeText(PUT_OFF, rows.join(" ")) : removeText(PUT_OFF),
};

/** A school year and a pupil in it. */
function toTagKey(scope: string, id: string): string {
  return `${scope.slice(scope.lastIndexOf("/") + 1)} ${id}`;
}

/** What the stores ask of it. */
export interface NametagHooks {
  readonly lift: ScopedVeil["lift"];
  /**
   * The same ops with numbers where names stood; the names are on screen already, and on the disk when `kept` resolves.
   * Nothing where none of them says a name.
   */
  take(
    scope: string,
    ops: readonly QueuedOp[],
  ): { readonly ops: readonly QueuedOp[]; readonly kept: Promise<void> } | undefined;
  /** Lays the names over the rows that were read before. */
  readonly relift: () => void;
  isSecretStep(step: UndoStep): boolean;
  readonly asking: NameAsking & NameHolding;
  /** The disk did not take a name: it stands in the page. */
  readonly holdsNames: boolean;
  close(): void;
}

/**
 * @param isSealed whether the records that hold secrets are locked
 * @param others open stores that are not among the data's, with what makes their rounds begin
 */
export async function openNametags(
  data: LockablePage,
  isSealed: () => boolean,
  others: ReadonlyMap<Store, () => void> = new Map(),
): Promise<OpenNametags & NametagHooks> {
  const { profile, teacher, keeping } = data;
  const listeners = createListeners();
  const box = openNametagBox(teacher.uid, keeping);
  const tags = new Map(await box.readAll().catch(() => []));
  const unkept = new Set<string>();
  let revision = 0;
  let failures = 0;
  const channel =
    typeof BroadcastChannel === "function"
      ? new BroadcastChannel(`damim:${teacher.uid}:nametags`)
      : undefined;
  const count = (store: Store): number =>
    [...store.rows(studentKind).keys()].filter((id) => tags.get(toTagKey(store.scope, id))?.name)
      .length;
  const isOn = (scope: string): boolean =>
    parseScope(scope)?.uid === teacher.uid && isNumbersOnly(profile.rows(schoolYearKind), scope);
  const seen = createSeenNames({ tags, isOn, put });

  function relift(): void {
    for (const store of data.stores) store.relift(KIND, store.rows(studentKind).keys());
    listeners.tell();
  }
  function see(entries: readonly NametagEntry[]): void {
    for (const [key, tag] of entries) {
      seen.forget(key);
      if (tag) tags.set(key, tag);
      else tags.delete(key);
    }
    revision++;
    relift();
  }
  async function save(keys: readonly string[]): Promise<void> {
    for (const key of keys) unkept.add(key);
    try {
      await box.put(keys.map((key) => [key, tags.get(key)]));
      for (const key of keys) unkept.delete(key);
      failures = 0;
    } catch {
      // Stays in the page, which asks before it goes, and is tried again: later each time.
      setTimeout(() => void save([...unkept]), Math.min(60_000, 1_000 * 2 ** failures++));
    }
    listeners.tell();
  }
  function put(entries: readonly NametagEntry[]): Promise<void> {
    if (entries.length === 0) return Promise.resolve();
    see(entries);
    channel?.postMessage(entries);
    return save(entries.map(([key]) => key));
  }
  if (channel)
    channel.onmessage = ({ data: heard }: MessageEvent<readonly NametagEntry[] | "ask">) => {
      // Tabs of a shared device have nothing but each other.
      if (heard === "ask") {
        if (!box.isKept && tags.size > 0) channel.postMessage([...tags]);
      } else see(heard);
    };
  channel?.postMessage("ask");
  const stop = profile.watch(schoolYearKind.name, relift);
  const drop = () => void put(listDestroyed(profile, new Set([...tags.keys(), ...seen.keys()])));
  const stopDropping = profile.watch(destructionKind.name, drop);
  drop();
  let isCovered = false;
  const rosters = createNamedRosters(data, {
    isOn,
    findName: (scope, id) => tags.get(toTagKey(scope, id))?.name,
    revision: () => revision,
  });
  const asker = createAsker();
  const openGate = gateOutput({
    listNamed: rosters.listAll,
    cover(next) {
      isCovered = next;
      relift();
    },
    asker: asker.find,
  });
  const asking = createNameAsking({
    listNamed: rosters.listFor,
    isSealed: (scope, { kind }) =>
      parseScope(scope)?.uid === teacher.uid && secretKinds.includes(kind) && isSealed(),
    listOwnFields: (scope, { kind }) => (kind === KIND && isOn(scope) ? ownFields : []),
    revision: rosters.revision,
    tell: listeners.tell,
    poke: () => {
      data.rounds.poke();
      for (const pokeOther of others.values()) pokeOther();
    },
    putOffRows,
  });
  const wordGate = gateWords({ listNamed: rosters.listAll, asker: asker.find });
  return {
    asking,
    askBy: asker.askBy,
    isOn,
    get isAnyOn() {
      return data.stores.some(({ scope }) => isOn(scope));
    },
    isKept: box.isKept,
    find: (scope, id) => tags.get(toTagKey(scope, id)),
    count,
    describe() {
      const all = [...data.years.values()].reduce((sum, store) => sum + count(store), 0);
      return all > 0 ? [{ name: sayNametags(all) }] : [];
    },
    put: (scope, named) => put([...named].map(([id, tag]) => [toTagKey(scope, id), tag] as const)),
    get revision() {
      return revision;
    },
    subscribe: listeners.add,
    lift({ scope, kind, id }, fields) {
      if (kind === KIND) seen.note({ scope, key: toTagKey(scope, id) }, fields);
      const tag = kind === KIND && isOn(scope) ? tags.get(toTagKey(scope, id)) : undefined;
      return tag?.name && !isCovered ? { ...fields, name: tag.name } : fields;
    },
    take(scope, ops) {
      if (!isOn(scope)) return undefined;
      const store = data.stores.find((each) => each.scope === scope);
      const named = new Map<string, Nametag | undefined>();
      const taken = ops.map((op) => {
        if (op.kind !== KIND) return op;
        const key = toTagKey(scope, op.id);
        const { set, name } = splitName(op.set, store?.stored(KIND, op.id)?.["number"]);
        const known = named.has(key) ? named.get(key) : tags.get(key);
        const more = toWithheld(set);
        if (name !== undefined || more)
          named.set(key, toTag(name === undefined ? known?.name : name, known?.more, more));
        return { ...op, set: { ...set, ...toEmptied(set) } };
      });
      const isSame = JSON.stringify(taken) === JSON.stringify(ops);
      return isSame && named.size === 0 ? undefined : { ops: taken, kept: put([...named]) };
    },
    relift,
    isSecretStep: ({ scope, changes, inverse }) =>
      isOn(scope) &&
      [...changes, ...inverse].some(({ kind, set }) => kind === KIND && breaksNumbersOnly(set)),
    get holdsNames() {
      return unkept.size > 0 || (!box.isKept && tags.size > 0);
    },
    close() {
      for (const end of [openGate, wordGate, stop, stopDropping]) end();
      channel?.close();
      box.close();
    },
  };
}

/**
 * Whom rows named while this page looked: another device may make numbers of them before this one has put them into its
 * 이름표, which was promised to have them.
 */
function createSeenNames(options: {
  readonly tags: ReadonlyMap<string, Nametag>;
  readonly isOn: (scope: string) => boolean;
  readonly put: (missed: readonly NametagEntry[]) => unknown;
}) {
  const { tags, isOn, put } = options;
  const seen = new Map<string, Nametag>();
  const missed = new Map<string, Nametag>();
  return {
    keys: () => seen.keys(),
    forget: (key: string) => seen.delete(key),
    note({ scope, key }: { readonly scope: string; readonly key: string }, fields: Fields): void {
      const { name } = fields;
      const known = seen.get(key);
      if (typeof name === "string" && !isNumberName(name)) {
        if (!tags.has(key)) seen.set(key, toTag(name, undefined, toWithheld(fields)) ?? { name });
      } else if (known && isOn(scope)) {
        if (missed.size === 0)
          queueMicrotask(() => {
            put([...missed]);
            missed.clear();
          });
        missed.set(key, known);
      }
    },
  };
}

/** Who asks before names go along; whoever wants to ask waits until somebody can. */
function createAsker() {
  let asker: AskOutput | undefined;
  const waiting: ((ask: AskOutput) => void)[] = [];
  return {
    find: async (): Promise<AskOutput> => asker ?? new Promise((resolve) => waiting.push(resolve)),
    askBy: (ask: AskOutput) => {
      asker = ask;
      for (const resolve of waiting.splice(0)) resolve(ask);
      return () => (asker = undefined);
    },
  };
}

/** The name of a pupil who was erased lies nowhere else any more, nor do those of a year. */
function listDestroyed(profile: Store, keys: Iterable<string>): readonly NametagEntry[] {
  const gone = [...profile.rows(destructionKind)].flatMap(([id, { number }]) =>
    number ? `${id.replace("~", " ")} ` : [],
  );
  const lost = [...keys].filter((key) => gone.some((each) => `${key} `.startsWith(each)));
  return lost.map((key) => [key, undefined]);
}

function toWithheld(set: Fields): Fields | undefined {
  const fields = listWithheld(set).filter((field) => field !== "photo");
  return fields.length > 0
    ? Object.fromEntries(fields.map((field) => [field, set[field]]))
    : undefined;
}

function toTag(
  name: string | null | undefined,
  before: Fields | undefined,
  more: Fields | undefined,
): Nametag | undefined {
  const all = { ...before, ...more };
  const isAny = Object.keys(all).length > 0;
  return name || isAny ? { name: name ?? "", ...(isAny && { more: all }) } : undefined;
}
