import { buttonLook } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";

/** 설정 · 개인정보와 심의: the way to it. */
export function Component() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-15 text-fg-2">
        학교운영위원회에 낼 자가점검표, 처리방침, 보호자 동의서를 뽑고, 끝난 학년도나 학생 한 명의
        기록을 지워요.
      </p>
      <span className="flex flex-wrap gap-2">
        <Link to="/mypage?about=council" className={buttonLook({ look: "line" })}>
          자료 보기
        </Link>
        <Link to="/profile" className={buttonLook({ look: "line" })}>
          번호만 쓰기
        </Link>
        <Link to="/mypage?about=destroy" className={buttonLook({ look: "line" })}>
          학년도 지우기
        </Link>
      </span>
    </div>
  );
}
