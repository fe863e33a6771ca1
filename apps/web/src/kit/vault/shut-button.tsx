import { LockKeyhole } from "lucide-react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { useVaultState } from "../../data/vault/use-vault.ts";
import { Button } from "../../ui/button.tsx";

/** 「지금 잠그기」, while locked records are open. */
export function ShutButton() {
  const { vault } = useTeacherData();
  if (useVaultState() !== "open") return null;
  return (
    <Button
      variant="line"
      icon={<LockKeyhole size={18} aria-hidden />}
      onClick={() => vault?.now?.shut()}
    >
      지금 잠그기
    </Button>
  );
}
