import { Link } from "../../ui/link.tsx";
import { buttonLook } from "../../ui/button.tsx";

/** 설정 · 로그인한 기기: the way to their list. */
export function Component() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-15 text-fg-2">
        어디에서 로그인했는지 보고, 쓰지 않는 기기를 로그아웃시켜요.
      </p>
      <Link to="/devices" className={buttonLook({ look: "line" })}>
        기기 보기
      </Link>
    </div>
  );
}
