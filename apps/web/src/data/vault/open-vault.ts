import { hasBoxes, hasPlainSecrets, secretKinds } from "@damim/domain/secret/secrets.ts";
import { isVaultOn, VAULT_ID, vaultKind, type Vault } from "@damim/domain/vault/vault.ts";
import type { UndoStep } from "@damim/domain/undo/undo-stack.ts";
import type { DataKey } from "../../platform/secrets/boxes.ts";
import { createListeners } from "../create-listeners.ts";
import type { OpenVault, VaultHooks, VaultState } from "../vault-slot.ts";
import type { KeepableHistory } from "../history/undo-history.ts";
import type { Store, TeacherData } from "../teacher-data.ts";
import { joinNametags } from "../nametags/join-nametags.ts";
import { openNametags } from "../nametags/open-nametags.ts";
import { createNameTurning } from "../nametags/turn-names.ts";
import { createVeil } from "./create-veil.ts";
import { openKeyRoom } from "./key-room.ts";
import { createTurning } from "./turning.ts";
import { createVaultDrafts, isSecretDraft } from "./vault-drafts.ts";

/** Opens what locks records, and the 이름표; the stores ask it from now on. */
export async function openVault(
  data: TeacherData,
  history: KeepableHistory,
  others: ReadonlyMap<Store, () => void>,
): Promise<OpenVault & VaultHooks> {
  const { profile, teacher, keeping, now } = data;
  const listeners = createListeners();
  const findRow = (): Vault | undefined => profile.rows(vaultKind).get(VAULT_ID);
  const isOn = (): boolean => isVaultOn(findRow());
  const nametags = await openNametags(data, isOn, others);
  const room = openKeyRoom({
    uid: teacher.uid,
    now,
    isWanted: (keyId) => findRow()?.keyId === keyId,
  });
  const findKey = (): DataKey | undefined =>
    room.open && room.open.id === findRow()?.keyId ? room.open : undefined;
  const findStore = (scope: string): Store | undefined =>
    data.stores.find((store) => store.scope === scope);
  let isAsked = false;
  /** Drafts are in memory before a form is shown. */
  let isReady = false;
  const waiters = new Set<(key: DataKey) => void>();
  const veil = createVeil({
    findKey,
    isOn,
    findStore,
    waitForKey() {
      const key = findKey() ?? room.last;
      if (key) return Promise.resolve(key);
      isAsked = true;
      listeners.tell();
      return new Promise((resolve) => waiters.add(resolve));
    },
  });
  const drafts = createVaultDrafts({
    isKept: keeping === "disk",
    findKey: () => findKey() ?? room.last,
    isThere: ({ kind, id }) => data.stores.some((store) => store.find(kind, id) !== undefined),
  });
  const relift = (): void => {
    for (const store of data.stores)
      for (const kind of secretKinds) store.relift(kind, store.rows({ name: kind }).keys());
  };
  const hasShutRows = (): boolean => hasBoxedRows(data.years.values());
  const turnNames = createNameTurning(data, nametags);
  const turning = createTurning(data, { isOpen: () => findKey() !== undefined, read: veil.read });

  async function begin(key: DataKey): Promise<void> {
    await drafts.open();
    isReady = true;
    isAsked = false;
    for (const resolve of waiters) resolve(key);
    waiters.clear();
    relift();
    listeners.tell();
    // What stood on this device before it heard of the lock.
    for (const store of data.years.values()) await veil.reseal(store);
    void turning.goOn();
  }
  function end(): void {
    isReady = false;
    drafts.forget();
    veil.forget();
    turning.forget();
    forgetSteps(history);
    relift();
    listeners.tell();
  }
  let opened: DataKey | undefined;
  const follow = (): void => {
    const key = findKey();
    if (key === opened) return;
    opened = key;
    if (key) void begin(key);
    else end();
  };
  room.subscribe(follow);
  profile.watch(vaultKind.name, () => {
    follow();
    relift();
    forgetSteps(history);
    listeners.tell();
  });
  const goOn = (): void => {
    for (const store of [...data.stores, ...others.keys()]) nametags.asking.look(store);
    turnNames();
    // Before the server knows that the lock is off, it takes no plain word, nor one in the same request.
    if (profile.pending().some(({ kind }) => kind === vaultKind.name)) return;
    if (opened && isReady) void turning.goOn();
    for (const store of data.years.values())
      if (!isOn()) void veil.reseal(store);
      else if (!opened) void veil.giveBack(store);
  };
  data.subscribe(goOn);
  void data.firstRound.then(goOn);

  nametags.subscribe(listeners.tell);
  return {
    veil: joinNametags(veil, nametags, findStore),
    begin(notify) {
      listeners.add(notify);
      nametags.relift();
      goOn();
      data.rounds.poke();
      for (const poke of others.values()) poke();
      notify();
    },
    nametags,
    asking: nametags.asking,
    get state(): VaultState {
      const row = findRow();
      if (!row) return "none";
      if (findKey() && isReady) return isOn() || hasShutRows() ? "open" : "off";
      return isOn() || hasShutRows() ? "shut" : "off";
    },
    get row() {
      return findRow();
    },
    get isAsked() {
      return isAsked;
    },
    subscribe: listeners.add,
    async take(key: DataKey) {
      room.take(key);
      follow();
      await Promise.resolve();
    },
    shut: () => room.shut(),
    stopAsking() {
      isAsked = false;
      listeners.tell();
    },
    get holdsWords() {
      return waiters.size > 0 || drafts.areAlone || nametags.holdsNames;
    },
    holdsBack(changes) {
      const isSecret = changes.some(({ kind, set }) => hasPlainSecrets(kind, set));
      if (!isOn() || findKey() || !isSecret) return false;
      isAsked = true;
      listeners.tell();
      return true;
    },
    read: veil.read,
    findDraftBox: (key: string) => (isOn() && isSecretDraft(key) ? drafts : undefined),
    isSecretStep: (step: UndoStep) =>
      nametags.isSecretStep(step) || (isOn() && saysPlainSecrets(step)),
    close: () => [room, nametags].forEach((each) => each.close()),
  };
}

function hasBoxedRows(stores: Iterable<Store>): boolean {
  return [...stores].some((store) =>
    secretKinds.some((kind) =>
      [...store.rows({ name: kind }).keys()].some((id) =>
        hasBoxes(kind, store.stored(kind, id) ?? {}),
      ),
    ),
  );
}

function saysPlainSecrets({ changes, inverse }: UndoStep): boolean {
  return [...changes, ...inverse].some(({ kind, set }) => hasPlainSecrets(kind, set));
}

function forgetSteps(history: KeepableHistory): void {
  const isOther = ({ changes }: UndoStep) =>
    !changes.some(({ kind }) => secretKinds.includes(kind));
  history.goOn(
    ({ done, undone }) => ({ done: done.filter(isOther), undone: undone.filter(isOther) }),
    [],
  );
}
