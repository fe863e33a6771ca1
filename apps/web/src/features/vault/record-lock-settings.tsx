import { useVaultState } from "../../data/vault/use-vault.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { buttonLook } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";

/** 설정 · 기록 잠그기: whether it is on, and the way to it. */
export function Component() {
  const { vault } = useTeacherData();
  const state = useVaultState();
  if (!vault)
    return <p className="text-15 text-fg-2">클럽과 둘러보기에서는 기록을 잠그지 않아요.</p>;
  const isOn = state === "shut" || state === "open";
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-15 text-fg-2">
        {isOn
          ? "상담 기록의 글을 기록 암호로 잠그고 있어요."
          : "상담 기록의 글을 두 번째 암호로 잠가요."}
      </p>
      <Link to="/recordLock" className={buttonLook({ look: "line" })}>
        기록 잠그기
      </Link>
    </div>
  );
}
