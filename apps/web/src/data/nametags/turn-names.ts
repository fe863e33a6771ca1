import {
  breaksNumbersOnly,
  isNumberName,
  listWithheld,
  NUMBERS_ONLY,
  toEmptied,
} from "@damim/domain/numbers-only/numbers-only.ts";
import {
  schoolYearKind,
  type SchoolYearSetting,
} from "@damim/domain/school-year/school-year-setting.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Change } from "@damim/sync/change.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { withTabLock } from "../../platform/locks.ts";
import type { Nametag, OpenNametags } from "../nametags-slot.ts";
import type { Store } from "../teacher-data.ts";
import type { LockablePage } from "../vault-slot.ts";
import type { NametagHooks } from "./open-nametags.ts";

const { name: KIND } = studentKind;
/** Rows that are written in one go. */
const A_STEP = 20;

/**
 * Brings the rows of pupils into the form that the setting asks for, by themselves, once the server has spoken: names go to
 * the 이름표, or come back from it. Returns what is to be called whenever something has changed.
 */
export function createNameTurning(
  data: LockablePage,
  nametags: OpenNametags & NametagHooks,
): () => void {
  const { profile, teacher, rounds } = data;
  const turned = new Map<Store, string>();
  let isTurning = false;
  let isHeard = false;
  void data.firstRound.then((state) => (isHeard = state === "idle"));

  const findSetting = (store: Store): SchoolYearSetting | undefined => {
    const scope = parseScope(store.scope);
    return scope?.type === "year"
      ? profile.rows(schoolYearKind).get(String(scope.year))
      : undefined;
  };

  async function toNumbers(store: Store): Promise<void> {
    await resend(store);
    const waiting = new Set(store.pending().map(({ id }) => id));
    const named = [...store.rows(studentKind).keys()].filter(
      (id) => !waiting.has(id) && breaksNumbersOnly(store.stored(KIND, id) ?? {}),
    );
    if (named.length === 0) return;
    // The server will have what they were once more.
    if (findSetting(store)?.namesGoneOn) await profile.write([toForgotten(store, null)]);
    for (let at = 0; at < named.length; at += A_STEP) {
      const step = named.slice(at, at + A_STEP);
      // What is withheld comes along with the name; saving takes both to the 이름표.
      await keepWithheld(store, step);
      await store.write(
        step.map((id): Change => {
          const shown = store.find(KIND, id) ?? {};
          return { kind: KIND, id, set: { name: shown["name"], ...toEmptied(shown) } };
        }),
      );
    }
  }

  async function keepWithheld(store: Store, ids: readonly string[]): Promise<void> {
    const tags = ids.flatMap((id): (readonly [string, Nametag])[] => {
      const stored = store.stored(KIND, id) ?? {};
      const known = nametags.find(store.scope, id);
      const fields = listWithheld(stored).filter((field) => field !== "photo");
      const more = { ...known?.more, ...pick(stored, fields) };
      const { name = stored["name"] } = known ?? {};
      return typeof name === "string" && !isNumberName(name)
        ? [[id, { name, ...(Object.keys(more).length > 0 && { more }) }]]
        : [];
    });
    await nametags.put(store.scope, new Map(tags));
  }

  /** What was written before this device heard of the setting, under its own stamps. */
  async function resend(store: Store): Promise<void> {
    const refused = store.refused().filter(({ refusal }) => refusal.detail === NUMBERS_ONLY);
    const waiting = store
      .pending()
      .filter(({ kind, set }) => kind === KIND && breaksNumbersOnly(set));
    const ops = [...refused, ...waiting].map(({ kind, id, set, at }) => ({ kind, id, set, at }));
    const numbered = ops.length > 0 ? nametags.take(store.scope, ops) : undefined;
    if (!numbered) return;
    await numbered.kept;
    const { type } = await store.replace(numbered.ops);
    if (type !== "stored") return;
    for (const { at } of refused) await store.discardRefused(at).catch(() => undefined);
  }

  async function toNames(store: Store): Promise<void> {
    const waiting = new Set(store.pending().map(({ id }) => id));
    const done = new Map<string, undefined>();
    const changes: Change[] = [];
    for (const id of store.rows(studentKind).keys()) {
      const tag = nametags.find(store.scope, id);
      if (!tag || waiting.has(id)) continue;
      const { name, more = {} } = tag;
      const stored = store.stored(KIND, id) ?? {};
      const set = { ...more, ...(name && { name }) };
      const isThere = JSON.stringify(pick(stored, Object.keys(set))) === JSON.stringify(set);
      if (isThere || !isNumberName(stored["name"])) done.set(id, undefined);
      else changes.push({ kind: KIND, id, set });
    }
    // The server has them: nothing else has to.
    await nametags.put(store.scope, done);
    for (let at = 0; at < changes.length; at += A_STEP)
      await store.write(changes.slice(at, at + A_STEP));
  }

  return () => {
    if (rounds.state() === "idle") isHeard = true;
    if (isTurning || !isHeard || rounds.state() !== "idle") return;
    // In the same request the server would still go by the setting of before.
    if (profile.pending().some(({ kind }) => kind === schoolYearKind.name)) return;
    const toState = (store: Store): string =>
      [
        nametags.isOn(store.scope),
        nametags.revision,
        store.revision(KIND),
        store.refused().length,
        store.pending().length,
      ].join(" ");
    const stores = [...data.years.values()].filter(
      (store) =>
        typeof findSetting(store)?.numbersOnly === "boolean" &&
        turned.get(store) !== toState(store),
    );
    if (stores.length === 0) return;
    isTurning = true;
    void withTabLock(`damim:${teacher.uid}:nametags`, async () => {
      for (const store of stores) {
        await store.whole;
        turned.set(store, toState(store));
        await (nametags.isOn(store.scope) ? toNumbers(store) : toNames(store));
      }
    })
      .catch(() => undefined)
      .finally(() => (isTurning = false));
  };
}

/** How the setting of a year says that the names of before are gone. */
export function toForgotten(
  { scope }: Pick<Store, "scope">,
  gone: { readonly goneOn: string } | null,
): Change {
  const id = scope.slice(scope.lastIndexOf("/") + 1);
  return { kind: schoolYearKind.name, id, set: { namesGoneOn: gone?.goneOn ?? null } };
}

/** How many rows of pupils still hold a name, or have not gone out. */
export function countNamed(store: Store): number {
  const unsent = store.pending().filter(({ kind }) => kind === KIND).length;
  const named = [...store.rows(studentKind).keys()].filter((id) =>
    breaksNumbersOnly(store.stored(KIND, id) ?? {}),
  );
  return named.length + unsent;
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}
