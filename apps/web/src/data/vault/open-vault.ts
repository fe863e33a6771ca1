import { hasBoxes, hasPlainSecrets, secretKinds } from "@damim/domain/secret/secrets.ts";
import {
  findInlet,
  isVaultOn,
  VAULT_ID,
  vaultKind,
  type Vault,
} from "@damim/domain/vault/vault.ts";
import type { UndoStep } from "@damim/domain/undo/undo-stack.ts";
import type { DataKey, KeySecret } from "../../platform/secrets/boxes.ts";
import { createInlet } from "../../platform/secrets/inlet.ts";
import { createListeners } from "../create-listeners.ts";
import type { LockablePage, OpenVault, VaultHooks, VaultState } from "../vault-slot.ts";
import type { KeepableHistory } from "../history/undo-history.ts";
import type { Store } from "../teacher-data.ts";
import { joinNametags } from "../nametags/join-nametags.ts";
import { openNametags } from "../nametags/open-nametags.ts";
import { createNameTurning } from "../nametags/turn-names.ts";
import { createVeil } from "./create-veil.ts";
import { createFormerKeys } from "./former-keys.ts";
import { createKeyAsking } from "./key-asking.ts";
import { openKeyRoom } from "./key-room.ts";
import { createTurning } from "./turning.ts";
import { createVaultDrafts, isSecretDraft } from "./vault-drafts.ts";

/** Opens what locks records, and the 이름표; the stores ask it from now on. */
export async function openVault(
  data: LockablePage,
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
  const asking = createKeyAsking(listeners.tell);
  /** Drafts are in memory before a form is shown. */
  let isReady = false;
  const former = createFormerKeys(profile, () => {
    veil.lookAgain();
    relift();
    listeners.tell();
  });
  const veil = createVeil({
    findKey,
    findFormer: former.find,
    findInlet: (id) => findInlet(findRow(), id),
    isOn,
    findStore,
    waitForKey() {
      const key = findKey() ?? room.last;
      return key ? Promise.resolve(key) : asking.wait();
    },
  });
  const drafts = createVaultDrafts({
    isKept: keeping === "disk",
    findKey: () => findKey() ?? room.last,
    isThere: ({ kind, id }) => data.stores.some((store) => store.find(kind, id) !== undefined),
  });
  const relift = (): void => reliftSecrets(data.stores);
  const hasShutRows = (): boolean => hasBoxedRows(data.years.values());
  const turnNames = createNameTurning(data, nametags);
  const turning = createTurning(data, { isOpen: () => findKey() !== undefined, read: veil.read });

  async function begin(key: DataKey): Promise<void> {
    await former.open(key);
    await drafts.open();
    isReady = true;
    asking.answer(key);
    relift();
    listeners.tell();
    // What stood on this device before it heard of the lock.
    for (const store of data.years.values()) await veil.reseal(store);
    void turning.goOn();
    await data.firstRound;
    if (isOn() && findKey() === key) await giveInlet(profile, key);
  }
  function end(): void {
    isReady = false;
    for (const each of [drafts, veil, turning]) each.forget();
    forgetSteps(history);
    relift();
    listeners.tell();
  }
  let opened: DataKey | undefined;
  const follow = (): void => {
    const key = findKey();
    if (!room.open) former.forget();
    if (key === opened) return;
    // Another key took its place while this page had it open.
    if (opened && room.open && room.open === opened) former.hold(opened);
    opened = key;
    if (key) void begin(key);
    else end();
  };
  room.subscribe(follow);
  profile.watch(vaultKind.name, () => {
    follow();
    if (opened) void former.open(opened);
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
      return asking.isAsked;
    },
    subscribe: listeners.add,
    async take(key: DataKey, secret?: KeySecret) {
      room.take(key);
      follow();
      if (secret) await former.adopt(key, secret);
    },
    adopt: async (secret: KeySecret) => opened !== undefined && former.adopt(opened, secret),
    shut: () => room.shut(),
    stopAsking: () => asking.ask(false),
    get holdsWords() {
      return asking.holdsWords || drafts.areAlone || nametags.holdsNames;
    },
    holdsBack(changes) {
      const isSecret = changes.some(({ kind, set }) => hasPlainSecrets(kind, set));
      if (!isOn() || findKey() || !isSecret) return false;
      asking.ask(true);
      return true;
    },
    read: veil.read,
    findDraftBox: (key: string) => (isOn() && isSecretDraft(key) ? drafts : undefined),
    isSecretStep: (step: UndoStep) =>
      nametags.isSecretStep(step) || (isOn() && saysPlainSecrets(step)),
    close: () => [room, nametags].forEach((each) => each.close()),
  };
}

/** A lock of an earlier release has none; the server keeps the first one. */
async function giveInlet(profile: Store, key: DataKey): Promise<void> {
  if (profile.rows(vaultKind).get(VAULT_ID)?.inlet) return;
  const set = { inlet: await createInlet(key) };
  await profile.write([{ kind: vaultKind.name, id: VAULT_ID, set }]);
}

function reliftSecrets(stores: Iterable<Store>): void {
  for (const store of stores)
    for (const kind of secretKinds) store.relift(kind, store.rows({ name: kind }).keys());
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
