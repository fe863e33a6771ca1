import { Link } from "../../ui/link.tsx";
import { buttonLook } from "../../ui/button.tsx";

/** 설정 · 접속 기록: the way to it. */
export function Component() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-15 text-fg-2">
        학생 정보를 언제, 어느 기기에서 열고 고쳤는지 2년 동안 남겨요.
      </p>
      <Link to="/access-log" className={buttonLook({ look: "line" })}>
        기록 보기
      </Link>
    </div>
  );
}
