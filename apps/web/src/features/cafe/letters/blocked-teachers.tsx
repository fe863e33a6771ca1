import { toFaultSentence } from "../../../data/server/ask-server.ts";
import { cafeRequests } from "../../../data/server/cafe-requests.ts";
import { useServerList } from "../../../kit/server/use-server-list.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { NOT_SENT } from "../cafe-words.ts";

const askBlocked = cafeRequests.listBlocked;

/** Whose posts are left out, and the way back. Nothing where nobody is. */
export function BlockedTeachers() {
  const list = useServerList(askBlocked);
  const { nicknames = [] } = list.value ?? {};
  if (nicknames.length === 0) return null;
  const show = async (nickname: string): Promise<void> => {
    const sent = await cafeRequests.block(nickname, false);
    if (!sent.ok) return showToast.error(toFaultSentence(sent.refusal, NOT_SENT));
    return list.reload();
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
