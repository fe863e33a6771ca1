import { findNametags, listNamedRows } from "../../data/rounds/sync-state.ts";
import { useLive, useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";

/** They wait for 「글에 이름이 있어요」, which was put off; `onClose` is of the window around, before which it cannot come. */
export function NamedTexts({ onClose }: { readonly onClose: () => void }) {
  const data = useTeacherData();
  const { length: count } = useLive(listNamedRows);
  if (count === 0) return null;
  return (
    <section aria-label="이름이 있는 글" className="flex flex-wrap items-center gap-2">
      <p className="min-w-0 flex-1 basis-48 text-15 font-bold">
        이름이 있어 보내지 않은 글 {count}
      </p>
      <Button
        variant="line"
        onClick={() => {
          onClose();
          findNametags(data)?.asking.askAgain();
        }}
      >
        정하기
      </Button>
    </section>
  );
}
