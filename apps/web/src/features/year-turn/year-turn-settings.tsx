import { buttonLook } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";

/** 설정 · 학년도 마무리: the way to it. */
export function Component() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-64 text-15 text-fg-2">
        1월부터 한 학년도를 마무리하고, 학생을 다음 담임에게 넘기거나 넘겨받아요.
      </p>
      <Link to="/profile?about=yearTurn" className={buttonLook({ look: "line" })}>
        열기
      </Link>
    </div>
  );
}
