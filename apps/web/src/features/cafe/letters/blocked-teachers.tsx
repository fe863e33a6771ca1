import { cafeRequests } from "../../../data/server/cafe-requests.ts";
import { press } from "../../../kit/feed/press.ts";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { Button } from "../../../ui/button.tsx";

const askBlocked = cafeRequests.listBlocked;

/** Whose posts are left out, and the way back. Nothing where nobody is. */
export function BlockedTeachers() {
  const list = useServerList(askBlocked);
  const { nicknames = [] } = list.value ?? {};
  if (nicknames.length === 0) return null;
  const show = async (nickname: string): Promise<void> => {
    if (await press(cafeRequests.block(nickname, false))) list.reload();
  };
  return (
    <section aria-label="글을 안 보는 선생님" className="border-t border-line-2 pt-4">
      <h3 className="mb-1 text-16 font-bold">글을 안 보는 선생님</h3>
      <ul className="flex flex-col">
        {nicknames.map((nickname) => (
          <li key={nickname} className="flex items-center justify-between gap-3 py-1">
            <span className="font-semibold">{nickname}</span>
            <Button
              variant="line"
              aria-label={`${nickname} 글 다시 보기`}
              onClick={() => void show(nickname)}
            >
              다시 보기
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
