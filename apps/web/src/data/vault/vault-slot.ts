import type { OpenVault, VaultHooks } from "./open-vault.ts";

/** Where what locks records comes in, once an account has locked them. Until then nothing of it is loaded. */
export interface VaultSlot {
  now?: (OpenVault & VaultHooks) | undefined;
  /** The same each time. */
  readonly load: () => Promise<OpenVault & VaultHooks>;
}
