import { Link } from "../../ui/link.tsx";
import { buttonLook } from "../../ui/button.tsx";

/** 설정 · 내 자료: the way to everything out in one file, and in again. */
export function Component() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-15 text-fg-2">
        명단과 기록을 파일 하나로 내려받고, 받은 파일을 다시 넣어요.
      </p>
      <Link to="/data" className={buttonLook({ look: "line" })}>
        내려받기와 넣기
      </Link>
    </div>
  );
}
