import { vaultKind } from "@damim/domain/vault/vault.ts";
import { useLive } from "../use-teacher-data.ts";
import type { TeacherData } from "../teacher-data.ts";
import type { VaultState } from "../vault-slot.ts";

/** Whether records are locked, and open here, live. Until what opens them has come, they are shut. */
export function useVaultState(): VaultState {
  return useLive(readVaultState);
}

export function readVaultState({ vault, profile }: TeacherData): VaultState {
  if (!vault) return "none";
  return vault.now?.state ?? (profile.rows(vaultKind).size > 0 ? "shut" : "none");
}
