import { CODE_BYTES, toRecoveryCode } from "@damim/domain/vault/recovery-code.ts";
import { vaultKind } from "@damim/domain/vault/vault.ts";
import type { FeatureAct } from "../../kit/act/feature-act.ts";
import { drawBytes } from "../../platform/secrets/boxes.ts";
import { turnLockOn } from "./turn-lock.ts";

export const acts: readonly FeatureAct[] = [
  {
    name: "vault.lock",
    often: 0,
    isFirst: true,
    way: "locked",
    online: [vaultKind.name],
    async run({ page, prove }) {
      if (!page || page.profile.rows(vaultKind).size > 0 || !(await prove())) return undefined;
      const { passphrase } = page;
      const code = toRecoveryCode(drawBytes(CODE_BYTES)).replaceAll("-", "");
      return { answer: await turnLockOn(page, { passphrase, code }) };
    },
  },
];
