import { useTeacherData } from "../data/use-teacher-data.ts";
import { Notice } from "../ui/notice.tsx";

/** Stands on every page while the browser refuses us a database: what works, what does not, what to do. */
export function KeepingNotice() {
  const { keeping } = useTeacherData();
  if (keeping !== "refused") return null;
  return (
    <div className="mx-6 mb-3 max-md:mx-4 print:hidden">
      <Notice tone="warm" title="이 브라우저가 기록을 이 기기에 두지 못하게 해요.">
        인터넷이 될 때는 그대로 쓸 수 있어요. 끊긴 동안 적은 것은 이 창을 닫으면 사라지니, 시크릿
        창이라면 보통 창에서 열어 주세요.
      </Notice>
    </div>
  );
}
