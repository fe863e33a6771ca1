import { VAULT_ID, vaultKind, type Vault } from "@damim/domain/vault/vault.ts";
import { adoptKey, openKey, type DataKey, type KeySecret } from "../../platform/secrets/boxes.ts";
import type { Store } from "../teacher-data.ts";

/** The keys of before that are open while the one of today is. */
export interface FormerKeys {
  readonly find: (id: string) => DataKey | undefined;
  /** This page had it open when another came: what it locks stays readable here. */
  hold(key: DataKey): void;
  /** Opens those that the key of today seals. */
  open(by: DataKey): Promise<void>;
  /** Opens those that these words open, and has the key of today seal them; true where one came. */
  adopt(by: DataKey, secret: KeySecret): Promise<boolean>;
  forget(): void;
}

/** @param onOpened what another key closed may be read now */
export function createFormerKeys(
  profile: Pick<Store, "rows" | "write">,
  onOpened: () => void,
): FormerKeys {
  const keys = new Map<string, DataKey>();
  const listFormer = (): NonNullable<Vault["former"]> =>
    profile.rows(vaultKind).get(VAULT_ID)?.former ?? [];
  return {
    find: (id) => keys.get(id),
    hold: (key) => void keys.set(key.id, key),
    async open(by) {
      let isNew = false;
      for (const { keyId, box } of listFormer()) {
        if (!box || box.k !== by.id || keys.has(keyId)) continue;
        const key = await openKey(by, keyId, box).catch(() => undefined);
        if (!key) continue;
        keys.set(keyId, key);
        isNew = true;
      }
      if (isNew) onOpened();
    },
    async adopt(by, secret) {
      const adopted = new Map<string, NonNullable<Awaited<ReturnType<typeof adoptKey>>>>();
      for (const { keyId, wrapped, recovery, box } of listFormer()) {
        if (box) continue;
        const own = "code" in secret ? recovery : wrapped;
        const found = await adoptKey(own, keyId, { secret, by });
        if (found) adopted.set(keyId, found);
      }
      if (adopted.size === 0) return false;
      for (const { data } of adopted.values()) keys.set(data.id, data);
      const former = listFormer().map((one) => {
        const box = adopted.get(one.keyId)?.box;
        return box ? { ...one, box } : one;
      });
      await profile.write([{ kind: vaultKind.name, id: VAULT_ID, set: { former } }]);
      onOpened();
      return true;
    },
    forget: () => keys.clear(),
  };
}
